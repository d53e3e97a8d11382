/** Words for the verbs of Spirecrest, and for its discoveries, tiles and weather. */
import { allOf, anyOf, sentences, type Text } from '@evervale/kernel/text';
import type { Color, Resource } from '../../content/terms.ts';
import type { WordKey } from '../../words/catalogs.ts';
import { sentence, told, verb, type Clause } from '../../words/effects/clause.ts';
import { eachText, type CountedWords } from '../../words/effects/count.ts';
import { clausesOf, type WordTable } from '../../words/effects/registry.ts';
import { amounts, fewer, name, t } from '../../words/texts.ts';
import type { Dance } from '../dancingLights.ts';
import { DISCOVERIES, type Discovery, type FindScore } from '../discoveries.ts';
import { NOT_FOR_TRUFFLE } from '../critters.ts';
import type { FindId } from '../finds.ts';
import type { LayTile } from '../layTile.ts';
import type { SearchDeck } from '../searchDeck.ts';
import { MAP_TILES } from '../tiles.ts';
import { tuckedSources, type TuckBeside } from '../tucked.ts';
import { TUCKED_EACH } from '../room.ts';
import { WEATHERS, type WeatherRule } from '../weather.ts';
import { tileCostText } from './tileText.ts';

export const spirecrestWords = {
  tuckBeside: ({ kind, under }: TuckBeside) => {
    const n = tuckedSources[under].less!;
    // All that a Critter costs are berries.
    const of = kind === 'critter' ? 'berry' : 'any';
    return [
      verb('v.tuckBeside', { kind, n: TUCKED_EACH }),
      sentence(t('find.playTucked', { what: fewer({ [of]: n }) })),
    ];
  },
  fillHand: () => [verb('v.fillHand')],
  dig: () => [verb('v.dig'), sentence(t('find.dig'))],
  brew: () => [verb('v.brew'), verb('v.brewPlay', {}, 'then')],
  searchDeck: ({ kind }: SearchDeck) => [
    verb('v.searchDeck', { kind }),
    sentence(t('find.searched')),
  ],
  danceLights: ({ n, by }: Dance) => {
    const gains = Object.entries(by) as [Color, Resource][];
    const items = [
      ...gains.map(([color, r]) => t('find.danceItem', { color, what: amounts({ [r]: 1 }) })),
      t('find.danceItem', { color: 'prosperity', what: amounts({ any: 1 }) }),
    ];
    return [
      verb('v.dance', { n }),
      sentence(t('find.danceAll', { list: allOf(items) })),
      sentence(t('find.danceKeep')),
    ];
  },
  openStorm: () => [sentence(t('find.stormvale'))],
  layTile: ({ tile, first }: LayTile) => {
    const { cost, points } = MAP_TILES.find(({ id }) => id === tile)!;
    const place = first ? 'first' : 'last';
    return [sentence(t('find.tile', { place, what: tileCostText(cost), n: points }))];
  },
} satisfies WordTable;

/** How the things are called that only this box counts. */
export const spirecrestCounted: { readonly [what: string]: CountedWords } = {
  caravanWorkers: () => t('each.caravan'),
};

/** Discoveries that hold as long as they lie there, and big critters. */
const SAYINGS: Partial<Record<FindId, WordKey>> = {
  forager: 'find.forager',
  mountaineer: 'find.mountaineer',
  prospector: 'find.prospector',
  stubblehoof: 'find.stubblehoof',
  truffle: 'find.truffle',
  corliander: 'find.corliander',
  firebeak: 'find.firebeak',
  'grey-cloaks-hideout': 'find.grey-cloaks-hideout',
  honeypaw: 'find.honeypaw',
  'king-rhun': 'find.king-rhun',
  whisper: 'find.whisper',
  windlore: 'find.windlore',
};

function sayingOf(id: FindId): Text | undefined {
  const key = SAYINGS[id];
  return key && t(key, { me: name(id), cards: anyOf(NOT_FOR_TRUFFLE.map(name)) });
}

function labelled(label: Text, clauses: readonly Clause[]): Text {
  return t('frame.label', { label, text: told(clauses) });
}

/** What a discovery does and gives. */
export function findText(id: string): Text {
  const found = DISCOVERIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no discovery is called ${id}`);
  return sentences(findTexts(found));
}

function findTexts({ id, type, taken, visit, score }: Discovery): Text[] {
  const saying = sayingOf(id);
  if (saying !== undefined) return [saying];
  if (score !== undefined) return [t('frame.label', { label: t('t.end'), text: scoreText(score) })];
  if (visit !== undefined) {
    const workers = [t('worker.max', { n: visit.spots ?? 1 }), t('worker.onePerPlayer')];
    const reward = t('open.reward', { what: amounts({ point: 1 }) });
    return [
      labelled(t('t.visit'), clausesOf(visit.effect, {})),
      ...(visit.open ? [...workers, reward] : []),
    ];
  }
  const clauses = clausesOf(taken!, {});
  return type === 'expedition-tile' || id === 'stormvale'
    ? [told(clauses)]
    : [labelled(t('t.taken'), clauses)];
}

function scoreText(score: FindScore): Text {
  switch (score.of) {
    case 'colors': {
      const { color, least, points } = score;
      const what = t('q.atLeast', { what: t('n.colorCard', { n: least, color }) });
      return t('score.if', { n: points, cond: t('if.city', { what }) });
    }
    case 'fewer': {
      const { color, per, points } = score;
      const each = eachText({ n: 1, per, each: { of: 'cards', color } }, {});
      return t('score.minus', { n: points, less: 1, each });
    }
    case 'rarest':
      return t('score.rarest', { n: score.points });
    case 'lastTile':
      return t('score.if', { n: score.points, cond: t('if.lastTile') });
    case 'events': {
      const what = t('q.atLeast', { what: t('n.event', { n: score.least }) });
      const cond = t('if.achieved', { what });
      return t('score.if', { n: score.points, cond });
    }
    case 'journey':
      return t('score.journeyAgain', { n: score.most });
  }
}

/** What a map tile costs and gives (13.28, 13.30). */
export function tileText(id: string): Text {
  const { cost, points } = MAP_TILES.find((tile) => tile.id === id)!;
  return sentences([t('tile.text', { what: tileCostText(cost), n: points })]);
}

/** What a weather effect does to whom it binds. */
export function weatherText(id: string): Text {
  const { season, rule } = WEATHERS.find((weather) => weather.id === id)!;
  const label = t('t.inSeason', { season });
  return sentences([t('frame.label', { label, text: ruleText(rule) })]);
}

function ruleText(rule: WeatherRule): Text {
  switch (rule.does) {
    case 'closes':
      return t('weather.closes', { what: rule.what });
    case 'dearer':
      return t('weather.dearer', { cards: rule.cards, what: amounts(rule.by) });
    case 'discard':
      return t('weather.discard', { n: rule.n, after: rule.after });
    case 'downTo':
      return t('weather.downTo', { n: rule.n });
    case 'less':
      return t('weather.less');
  }
}
