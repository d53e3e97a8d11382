/** The letters of the first screen are on their way before the style sheet asks for them: nothing shifts when they come. */
import type { Plugin } from 'vite';

/** Latin letters, upright: what every screen begins with. */
const FIRST = /alegreya-latin-wght-normal|alegreya-sans-latin-(400|500|700)-normal/;

export function fontsFirst(): Plugin {
  return {
    name: 'fonts-first',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2') && FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}
