/** Words for the verbs of Pearlbrook, and for its river, adornments and wonders. */
import { seq } from '@evervale/kernel';
import { sentences, type Text } from '@evervale/kernel/text';
import { cardsFrom } from '../../words/effects/city.ts';
import { mayVerb, sentence, told, verb } from '../../words/effects/clause.ts';
import type { CountedWords } from '../../words/effects/count.ts';
import { clausesOf, type WordTable } from '../../words/effects/registry.ts';
import { bonusText } from '../../words/content/bonus.ts';
import { amounts, name, named, noun, onYour, t } from '../../words/texts.ts';
import { ADORNMENTS, type Adornment } from '../adornments.ts';
import type { DiscardShown } from '../discardShown.ts';
import type { GainCostOf } from '../gainCostOf.ts';
import type { MatchStored } from '../matchStored.ts';
import type { PayPrice } from '../payPrice.ts';
import type { GainPearls } from '../pearls.ts';
import { LOOT, type SailOut } from '../pirateShip.ts';
import { RIVER_CARDS, SHOAL_ID, SPOTS, shoal, type RiverCard, type RiverSpot } from '../river.ts';
import type { SearchPlay } from '../searchPlay.ts';
import type { ShowDrawn } from '../showDrawn.ts';
import type { TuckNamed } from '../tuck.ts';
import { WONDERS, type BuildWonder, type Wonder } from '../wonders.ts';

const inCity = t('place', { where: 'city' });
const owned = t('place', { where: 'own' });

export const pearlbrookWords = {
  gainPearls: ({ n }: GainPearls) => [verb('v.gain', { what: amounts({ pearl: n }) }, 'and')],
  payPrice: ({ what }: PayPrice) => [verb('v.pay', { what: amounts(what) }, 'and')],
  discardShown: ({ n, color }: DiscardShown) => {
    const what =
      color === 'different'
        ? t('q.in', {
            what: t('q.differentTypes', { what: amounts({ card: n }) }),
            place: t('from', { src: 'hand' }),
          })
        : cardsFrom(n, { color }, 'hand');
    return [verb('v.discard', { what }, 'and')];
  },
  useRiver: () => {
    const what = t('n.riverDestination', { n: 1 });
    return [verb('v.useLocation', { what: t('q.aside', { what, note: t('note.freeRiver') }) })];
  },
  buildWonder: ({ price }: BuildWonder, about) => clausesOf(price, about),
  gainCostOf: ({ color }: GainCostOf) => {
    const what = t('q.in', { what: t('n.colorCard', { n: 1, color }), place: inCity });
    return [verb('v.gainCostOf', { what })];
  },
  copyAdornment: () => [mayVerb('v.useLocation', { what: t('n.opponentAdornment') })],
  showDrawn: ({ total, then }: ShowDrawn, about) => {
    const text = told(clausesOf(then, about), 'inv');
    return [
      verb('v.showThem', {}, 'and'),
      sentence(t('frame.if', { cond: t('if.total', { n: total }), text })),
    ];
  },
  sailOut: ({ then }: SailOut, about) => [verb('v.moveToOpponent'), ...clausesOf(then, about)],
  tuckNamed: ({ card }: TuckNamed) => {
    const what = t('q.in', { what: named(1, card), place: t('from', { src: 'city' }) });
    return [verb('v.tuckEvent', { what })];
  },
  searchPlay: ({ card }: SearchPlay) => [
    verb('v.search', { what: named(1, card) }),
    verb('v.playFound', {}, 'and'),
  ],
  matchStored: ({ card, max }: MatchStored) => {
    const each = t('each.resourceOn', { card: onYour(card) });
    const what = t('q.max', { what: amounts({ point: 1 }), max });
    const text = t('v.putOn', { what, of: noun(card), mood: 'do' });
    return [sentence(t('frame.each', { each, text })), sentence(t('stored.together'))];
  },
} satisfies WordTable;

const oneOf = (id: string, place: Text): Text => t('each.card', { of: noun(id), place });

/** How the things are called that only this box counts. */
export const pearlbrookCounted: { readonly [what: string]: CountedWords } = {
  pearl: () => t('each.pearl', { who: 'own' }),
  loot: () =>
    t('q.aside', {
      what: t('each.pearl', { who: 'opponent' }),
      note: t('note.atMost', { n: LOOT }),
    }),
  wonders: () => oneOf('pearlbrook-wonder', owned),
  hand: () => oneOf('resource-card', t('place', { where: 'hand' })),
  types: () => t('each.type'),
  tokens: (per) => t('each.n', { n: per, of: noun('resource-point-token'), place: owned }),
  pearlbrookCards: () =>
    t('each.noted', {
      each: t('each.boxCard', { box: name('box-pearlbrook') }),
      note: t('note.self'),
    }),
};

const find = <T extends { readonly id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing of Pearlbrook is called ${id}`);
  return found;
};

const atEnd = (n: number): Text =>
  t('frame.label', { label: t('t.end'), text: t('score.flat', { n }) });

/** What an adornment does when it is played, and what it is worth. */
export function adornmentText(id: string): Text {
  return textOfAdornment(find(ADORNMENTS, id));
}

export function textOfAdornment({ effect, points = 0, bonus }: Adornment): Text {
  const played = t('frame.label', { label: t('t.play'), text: told(clausesOf(effect, {})) });
  return sentences([played, bonus ? bonusText(bonus, {}) : atEnd(points)]);
}

/** What a river card takes, and what it brings. */
export function riverCardText(id: string): Text {
  return textOfRiverCard(find(RIVER_CARDS, id));
}

export function textOfRiverCard({ effect }: RiverCard): Text {
  const [price, ...gains] = effect.steps;
  return sentences([told(clausesOf(price, {})), told(clausesOf(seq(...gains), {}))]);
}

/** What a spot of the river asks for, or what the Shoal does; and how many frogs can be there. */
export function riverSpotText(id: string): Text {
  if (id === SHOAL_ID) return sentences([told(clausesOf(shoal, {})), t('frog.any')]);
  return textOfSpot(find(SPOTS, id));
}

export function textOfSpot({ needs }: RiverSpot): Text {
  return sentences([t('req.city', { what: t('n.colorCard', needs) }), t('frog.one')]);
}

/** What a wonder costs and is worth. */
export function wonderText(id: string): Text {
  return textOfWonder(find(WONDERS, id));
}

export function textOfWonder({ effect, points }: Wonder): Text {
  const price = t('frame.label', { label: t('t.price'), text: told(clausesOf(effect, {})) });
  return sentences([price, atEnd(points)]);
}
