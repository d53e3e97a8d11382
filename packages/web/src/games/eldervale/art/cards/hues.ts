/** The papers of cards: one hue for each element, two for Magic cards of none. */
import type { Element } from '@evervale/eldervale/vocabulary';
import type { Hue } from '../../../../art/kit/papers.ts';

const hue = (papers: string): Hue => {
  const [lit, sky, far, mid, near, deep] = papers.split(' ');
  return { lit, sky, far, mid, near, deep };
};

export const CARD_HUES: Readonly<Record<Element | 'quest' | 'prophecy', Hue>> = {
  air: hue('#f3fdfb #cdeeee #9fdadb #6bbcc2 #3f8f9a #24606c'),
  earth: hue('#f4f8d8 #cfe2a0 #a3c873 #79ad4a #4f8434 #2f5a1d'),
  fire: hue('#fff0d8 #fbc590 #ee8f58 #d65a32 #9c3320 #5a1b16'),
  water: hue('#eef8fd #bfe0f6 #86c2ee #4a9ade #2667aa #164b83'),
  light: hue('#fffbe6 #fdeeb4 #f7d878 #ecb93f #bb831c #7d520a'),
  darkness: hue('#d9ccf4 #a58fdc #8268c0 #6249a2 #412d74 #261a4c'),
  order: hue('#fafbfc #dfe4ea #bec7d2 #98a4b4 #6d7a8e #414b5d'),
  chaos: hue('#fdeaf5 #f8c0de #ee8fc2 #d95ba0 #9f3478 #621c52'),
  quest: hue('#fff6e0 #f0dcb0 #dcc088 #c09a5c #8f6c38 #5a401e'),
  prophecy: hue('#dfe4fb #a9b5e8 #7f8fd0 #5c6cb4 #3b4888 #222b5c'),
};
