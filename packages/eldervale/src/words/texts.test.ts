/** Every text of the game is kept in golden files, so that a change of words is seen and read. */
import { LANGS, catalogGaps, type Lang, type Text } from '@evervale/kernel/text';
import { expect, test } from 'vitest';
import { ADVENTURE_CARDS } from '../content/adventure/index.ts';
import { isTriggered } from '../content/ability.ts';
import { FACTIONS } from '../content/factions.ts';
import { MAGIC_CARDS } from '../content/magic/cards.ts';
import { BASE_MONSTERS } from '../content/monsters/base.ts';
import { LEGENDARY_MONSTERS } from '../content/monsters/legendary.ts';
import { MERCENARIES } from '../content/monsters/mercenaries.ts';
import { ELEMENTAL_REALMS, RUIN_TILES } from '../content/realms.ts';
import { catalogs } from './catalogs.ts';
import {
  adventureText,
  factionText,
  magicText,
  mercenaryText,
  monsterText,
  nameOf,
  realmTileText,
  ruinText,
  wordsOf,
} from './index.ts';

interface Told {
  readonly id: string;
  readonly text: Text;
}

const CHAPTERS: readonly (readonly [string, readonly Told[]])[] = [
  ['Adventure', ADVENTURE_CARDS.map((card) => ({ id: card.id, text: adventureText(card) }))],
  ['Magic', MAGIC_CARDS.map((card) => ({ id: card.id, text: magicText(card) }))],
  ['Factions', FACTIONS.map((faction) => ({ id: faction.id, text: factionText(faction) }))],
  [
    'Monsters',
    [...BASE_MONSTERS, ...LEGENDARY_MONSTERS].map((one) => ({
      id: one.id,
      text: monsterText(one),
    })),
  ],
  ['Mercenaries', MERCENARIES.map((one) => ({ id: one.id, text: mercenaryText(one) }))],
  ['Realms', ELEMENTAL_REALMS.map((realm) => ({ id: realm.id, text: realmTileText(realm) }))],
  ['Ruins', RUIN_TILES.map((ruin) => ({ id: ruin.id, text: ruinText(ruin) }))],
];

const words = wordsOf();

function page(lang: Lang): string {
  const lines = CHAPTERS.flatMap(([title, all]) => [
    `# ${title}`,
    '',
    ...all.map(({ id, text }) => `- **${nameOf(id, lang)}** (${id}): ${words.print(text, lang)}`),
    '',
  ]);
  return lines.join('\n');
}

test.each(LANGS)('every card, Monster, faction and Realm has its text in %s', async (lang) => {
  await expect(page(lang)).toMatchFileSnapshot(`../../golden/texts.${lang}.md`);
});

test('no pattern is missing or broken in any language', () => {
  // A language may have one form for all moods and cases, as English has, or one comma for all moments.
  const withoutMood = (detail: string) =>
    detail.replaceAll(/\b(m|c|on|how), |, (m|c|on|how)\b|\b(m|c|on|how)\b/g, '');
  const gaps = catalogGaps(catalogs).filter(({ problem, detail }) => {
    if (problem !== 'arguments') return true;
    const [found, english] = withoutMood(detail).split(/,? ?English: /);
    return (found || 'none') !== (english || 'none');
  });
  expect(gaps).toEqual([]);
});

test('a moment is narrowed by one thing besides its Unit, so that nothing is left untold', () => {
  const abilities = [
    ...ADVENTURE_CARDS.flatMap(({ abilities: all = [] }) => all),
    ...FACTIONS.flatMap(({ abilities: both }) => both.flatMap(({ does }) => does)),
    ...[...BASE_MONSTERS, ...LEGENDARY_MONSTERS].flatMap((one) =>
      one.abilities.flatMap(({ does, doesDominated = [] }) => [...does, ...doesDominated]),
    ),
  ];
  for (const ability of abilities.filter(isTriggered)) {
    // Who places is who triggers: the two are one phrase.
    const { unit: _unit, role: _role, ruins: _ruins, ...more } = ability.where ?? {};
    expect(Object.keys(more).length).toBeLessThanOrEqual(1);
  }
});

test('every thing has another name than all others of its chapter', () => {
  for (const [, all] of CHAPTERS) {
    for (const lang of LANGS) {
      expect(new Set(all.map(({ id }) => nameOf(id, lang))).size).toBe(all.length);
    }
  }
});
