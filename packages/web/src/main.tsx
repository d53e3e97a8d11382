import '@fontsource-variable/alegreya/wght.css';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import './styles/index.css';
import { createRoot } from 'react-dom/client';
import { App } from './shell/App.tsx';
import { isMissing } from './shell/part.ts';

/** Letters that come later move what is there already; but nobody waits for them longer than this. */
const LETTERS_MS = 600;
const LETTERS = [
  '700 1rem "Alegreya Variable"',
  ...[400, 500, 700].map((weight) => `${weight} 1rem "Alegreya Sans"`),
];

/** A part that did not come, because the line was down, is no fault of the page: whoever shows it does without. */
function onCaughtError(error: unknown): void {
  if (!isMissing(error)) reportError(error);
}

function render(): void {
  createRoot(document.getElementById('root')!, { onCaughtError }).render(<App />);
}

const late = new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
const there = Promise.allSettled(LETTERS.map((letters) => document.fonts.load(letters)));
void Promise.race([there, late]).then(render);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
