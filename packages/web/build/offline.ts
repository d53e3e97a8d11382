/** Writes the service worker: after the first visit everything is in the browser, also without a net. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Old formats of fonts are for browsers that have no service worker either. */
const LEFT_OUT = /\.woff$|\.map$|^sw\.js$|-(cyrillic|greek|vietnamese)/;
const STATIC = ['/', '/icon.svg', '/manifest.webmanifest'];

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter(
        (name) => !LEFT_OUT.test(name) && name !== 'index.html',
      );
      const files = [...STATIC, ...built.map((name) => `/${name}`)];
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: script(files, version) });
    },
  };
}

/** What the service worker says by itself, in the language that the client last spoke. */
const NOTICES = {
  'your-turn': {
    en: 'It is your turn',
    de: 'Du bist dran',
    fr: 'À vous de jouer',
    it: 'Tocca a te',
  },
  reminder: {
    en: 'Your time is running out',
    de: 'Deine Zeit läuft ab',
    fr: 'Votre temps s’écoule',
    it: 'Il tuo tempo sta per scadere',
  },
};

/** Screens come from the cache and are renewed in the background; what is not known goes to the net. */
const script = (files: readonly string[], version: string): string => `
const CACHE = 'evervale-${version}';
const FILES = ${JSON.stringify(files)};
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('evervale-') && name !== CACHE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => clients.claim()),
  );
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  const key = request.mode === 'navigate' ? '/' : request;
  event.respondWith(
    caches.open(CACHE).then((cache) => cache.match(key, { ignoreVary: true })).then((found) => found ?? fetch(request)),
  );
});
const NOTICES = ${JSON.stringify(NOTICES)};
const language = () => caches.match('/language', { cacheName: 'language' }).then((found) => found?.text());
addEventListener('push', (event) => {
  const { table, kind } = event.data.json();
  const words = NOTICES[kind] ?? NOTICES['your-turn'];
  event.waitUntil(
    language().then((lang) => words[lang] ?? words.en).then((title) =>
      registration.showNotification(title, { body: 'Evervale', icon: '/icon.svg', tag: table, data: '/table/' + table }),
    ),
  );
});
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find(({ url }) => new URL(url).pathname === path);
      return there ? there.focus() : clients.openWindow(path);
    }),
  );
});
`;
