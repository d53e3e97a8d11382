import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { fontsFirst } from './build/fonts.ts';
import { gameIcons } from './build/gameIcons.ts';
import { offline } from './build/offline.ts';

const SERVER = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [react(), gameIcons(), fontsFirst(), offline(), compressed()],
  worker: { format: 'es' },
  build: { target: 'es2022' },
  // While one works on it, a server beside it (`npm start`) makes the online screens live.
  server: { proxy: { '/api': { target: SERVER, ws: true }, '/healthz': SERVER } },
});
