import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';

// All letters of the tables are ready before a table is laid out: it would have to be done again.
for (const weight of [400, 500, 700]) void document.fonts.load(`${weight} 1rem "Alegreya Sans"`);

createRoot(document.getElementById('root')!).render(<App />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
