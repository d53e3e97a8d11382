/**
 * What stands on every card, location and Event, written down for people to read: one file for
 * each language. `UPDATE_GOLDEN=1 npm test` writes them anew; the difference is read in review.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGS, sentences, type Lang, type Text } from '@evervale/kernel/text';
import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  ADORNMENTS,
  AWARDS,
  BASIC_EVENT_LIST,
  BASIC_LOCATIONS,
  CARDS,
  CARS,
  CHARACTERS,
  DISCOVERIES,
  FORESTS,
  GOODS,
  MAP_TILES,
  PLOTS,
  POWERS,
  RIVER_CARDS,
  RIVER_SPOT_LIST,
  SCHEMES,
  SPECIAL_EVENT_LIST,
  VISITORS,
  WEATHERS,
  WONDERS,
  actionCardText,
  adornmentText,
  awardText,
  carText,
  cardFacts,
  cardText,
  eventCardText,
  findText,
  goodText,
  locationText,
  locationWorkers,
  moduleText,
  powerText,
  riverCardText,
  riverSpotText,
  tileText,
  visitorText,
  weatherText,
  wordsOf,
} from '../../index.ts';
import { form, name, t } from '../texts.ts';

const words = wordsOf();

interface Entry {
  readonly id: string;
  readonly beside: readonly Text[];
  readonly text: Text;
}

const place = ({ id }: { id: string }): Entry => ({
  id,
  beside: [locationWorkers(id)],
  text: locationText(id),
});

const cards = (kind: string): Entry[] =>
  CARDS.list
    .filter((card) => card.kind === kind)
    .map(({ id }) => ({ id, beside: Object.values(cardFacts(id)), text: cardText(id) }));

const event = ({ id, points }: { id: string; points: number }): Entry => ({
  id,
  beside: [t('n.point', { n: points })],
  text: eventCardText(id),
});

const OTHERS = [
  'haven',
  'journey-2',
  'journey-3',
  'journey-4',
  'journey-5',
  'market',
  'knoll',
  'station-platform',
];

const SECTIONS: readonly [Text, Entry[]][] = [
  [form('kind-critter', 'many'), cards('critter')],
  [form('kind-construction', 'many'), cards('construction')],
  [form('term-basic-location', 'many'), BASIC_LOCATIONS.map(place)],
  [form('term-forest-location', 'many'), FORESTS.list.map(place)],
  [form('term-location', 'many'), OTHERS.map((id) => place({ id }))],
  [form('term-basic-event', 'many'), BASIC_EVENT_LIST.map(event)],
  [form('term-special-event', 'many'), SPECIAL_EVENT_LIST.list.map(event)],
  [
    form('pearlbrook-river-destination', 'many'),
    [
      ...[...RIVER_SPOT_LIST.map(({ id }) => id), 'shoal'].map((id) => ({
        id,
        beside: [],
        text: riverSpotText(id),
      })),
      ...RIVER_CARDS.map(({ id, type }) => ({
        id,
        beside: [name(type === 'citizen' ? 'pearlbrook-population' : 'pearlbrook-places')],
        text: riverCardText(id),
      })),
    ],
  ],
  [
    form('pearlbrook-adornment', 'many'),
    ADORNMENTS.map(({ id }) => ({ id, beside: [t('n.pearl', { n: 1 })], text: adornmentText(id) })),
  ],
  [
    form('pearlbrook-wonder', 'many'),
    WONDERS.map(({ id }) => ({ id, beside: [locationWorkers(id)], text: locationText(id) })),
  ],
  [
    form('newleaf-train-car', 'many'),
    CARS.map(({ id }) => ({ id, beside: [], text: carText(id) })),
  ],
  [
    form('newleaf-visitor', 'many'),
    VISITORS.map(({ id, points }) => ({
      id,
      beside: [t('n.point', { n: points })],
      text: visitorText(id),
    })),
  ],
  [
    form('spirecrest-discovery', 'many'),
    DISCOVERIES.map(({ id, type }) => ({
      id,
      beside: [name(`spirecrest-${type}`)],
      text: findText(id),
    })),
  ],
  [
    form('spirecrest-map-tile', 'many'),
    MAP_TILES.map(({ id }) => ({ id, beside: [], text: tileText(id) })),
  ],
  [
    form('spirecrest-weather', 'many'),
    WEATHERS.map(({ id }) => ({ id, beside: [], text: weatherText(id) })),
  ],
  [
    form('nightweave-action-card', 'many'),
    ACTION_CARDS.map((card) => ({
      id: card.id,
      beside: [],
      text: sentences(actionCardText(card, {})),
    })),
  ],
  ...(
    [
      ['nightweave-character', CHARACTERS],
      ['nightweave-plot', PLOTS],
      ['nightweave-scheme', SCHEMES],
    ] as const
  ).map(([term, list]): [Text, Entry[]] => [
    name(term),
    list.map((card) => ({ id: card.id, beside: [], text: sentences(moduleText(card)) })),
  ]),
  [name('market'), GOODS.map(({ id }) => ({ id, beside: [], text: goodText(id) }))],
  [
    form('bellfaire-award', 'many'),
    AWARDS.map(({ id }) => ({ id, beside: [], text: awardText(id) })),
  ],
  [
    form('bellfaire-power', 'many'),
    POWERS.map(({ id }) => ({ id, beside: [name(`${id}-title`)], text: powerText(id) })),
  ],
];

function page(lang: Lang): string {
  const print = (text: Text): string => words.print(text, lang);
  const section = ([title, entries]: readonly [Text, Entry[]]): string =>
    [`## ${print(title)}`, ...entries.map(entry)].join('\n\n');
  const entry = ({ id, beside, text }: Entry): string =>
    [
      `### ${print(name(id))}`,
      ...(beside.length > 0 ? [`_${beside.map(print).join(' · ')}_`] : []),
      print(text),
    ].join('\n\n');
  return `# Everdell (${lang})\n\n${SECTIONS.map(section).join('\n\n')}\n`;
}

describe('the printed texts', () => {
  it.each(LANGS)('are those that were read and found good: %s', (lang) => {
    const file = new URL(`../../../golden/texts.${lang}.md`, import.meta.url);
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, page(lang));
    expect(page(lang)).toBe(readFileSync(file, 'utf8'));
  });
});
