/** Her schemes: rules in her favour for the whole game (32.8). */
import { seq } from '@evervale/kernel';
import { whenever, type ModuleCard } from './card.ts';
import { deed, gains } from './deeds.ts';
import { unlessFoiled } from './thwart.ts';

type Rest = Partial<Omit<ModuleCard, 'id' | 'original'>>;

const scheme = (n: number, rest: Rest): ModuleCard => ({
  id: `scheme-${String(n).padStart(2, '0')}`,
  original: true,
  whenever: [],
  ...rest,
});

const twoAndACard = (n: number) => seq(gains(n), deed('draw'));

/** In the state a card is its number in this list, from 1. */
export const SCHEMES: readonly ModuleCard[] = [
  scheme(1, {
    now: deed('nextCharacter'),
    whenever: [whenever('herPrepare', seq(gains(1), deed('nextCharacter')))],
    brings: 'characters',
  }),
  scheme(2, { brings: 'plots' }),
  scheme(3, {
    whenever: [
      whenever('spider', deed('web'), { at: ['exclusive', 'forest'] }),
      whenever('placeWorker', unlessFoiled(gains(2), { any: 1 }, gains(1)), { at: ['webbed'] }),
    ],
    webs: ['webbed'],
  }),
  scheme(4, {
    whenever: [whenever('occupy', unlessFoiled(twoAndACard(2), { any: 1 }, gains(1)))],
  }),
  scheme(5, {
    whenever: [whenever('prepare', unlessFoiled(twoAndACard(3), { cards: 3 }, gains(1)))],
  }),
  scheme(6, {
    whenever: [
      whenever('playCard', unlessFoiled(gains(2), { any: 1 }, gains(1)), {
        card: { color: 'prosperity' },
      }),
      whenever('scoring', gains({ of: 'herProsperity' })),
    ],
  }),
  scheme(7, {
    whenever: [
      whenever('achieve', unlessFoiled(gains(2), { cards: 2 }, gains(1)), { at: ['basicEvent'] }),
      whenever('achieve', unlessFoiled(gains(3), { cards: 2 }, gains(1)), { at: ['specialEvent'] }),
      whenever('scoring', gains({ of: 'unachieved' })),
    ],
  }),
  scheme(8, {
    whenever: [whenever('getMeadow', gains(1), { positions: 'crept' })],
    meadow: 'crept',
  }),
  scheme(9, {
    whenever: [
      whenever('endTurn', unlessFoiled(gains(1), { handDownTo: 5 }), {
        moreThan: { of: 'hand', n: 6 },
      }),
    ],
  }),
  scheme(10, {
    whenever: [whenever('herPrepare', gains('star')), whenever('herEnd', gains('star'))],
  }),
  scheme(11, {
    whenever: [
      whenever(
        'scoring',
        unlessFoiled(
          seq(gains(1), gains({ of: 'herProduction' })),
          { each: 'two', of: 'herProduction', most: 255 },
          seq(gains(1), gains({ of: 'herProduction', lessPaid: true })),
        ),
      ),
    ],
  }),
  scheme(12, {
    whenever: [
      whenever('herCard', unlessFoiled(gains(1), { cards: 2 }), { card: { worthAtMost: 1 } }),
    ],
  }),
  scheme(13, {
    whenever: [whenever('figure', unlessFoiled(seq(gains(2), deed('afterFigure')), { any: 2 }))],
  }),
];
