import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameIcons } from './build/gameIcons.ts';

export default defineConfig({
  plugins: [react(), gameIcons()],
  worker: { format: 'es' },
  build: { target: 'es2022', chunkSizeWarningLimit: 700 },
});
