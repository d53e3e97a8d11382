/** What the lessons say. Names of cards and places stand in it as the game itself calls them. */
import { catalog, printer, type KeyOf, type Lang } from '@evervale/kernel/text';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const lessonCatalog = catalog(en, de, fr, it);
export type LessonKey = KeyOf<typeof lessonCatalog>;
const lessonWords = printer([lessonCatalog]);

const NAMES = {
  farm: 'farm',
  wife: 'wife',
  inn: 'inn',
  mine: 'mine',
  crane: 'crane',
  innkeeper: 'innkeeper',
  historian: 'historian',
  lookout: 'lookout',
  dungeon: 'dungeon',
  palace: 'palace',
  king: 'king',
  haven: 'haven',
  journey: 'journey',
  festival: 'harvest-festival',
  wellRun: 'a-well-run-city',
  chipSweep: 'chip-sweep',
  clockTower: 'clock-tower',
  rugwort: 'solo-rugwort',
  nightweave: 'nightweave',
  tollTaker: 'character-1',
  market: 'market',
  jam: 'market-good-4',
  flowers: 'flower-festival',
  agriculture: 'agriculture',
  watermill: 'watermill',
  shoal: 'shoal',
  amulet: 'seaglass-amulet',
  gate: 'hopewatch-gate',
  refinery: 'resin-refinery',
  inventor: 'inventor',
  platform: 'station-platform',
  knoll: 'knoll',
  dune: 'dune-tarrington',
  mossy: 'mossy-steptoe',
  stubblehoof: 'stubblehoof',
  littledell: 'littledell',
  burrowdale: 'burrowdale',
  rain: 'winter-1',
  mud: 'spring-1',
} as const;

export function sayLesson(key: LessonKey, lang: Lang, name: (id: string) => string): string {
  const args = Object.fromEntries(Object.entries(NAMES).map(([word, id]) => [word, name(id)]));
  return lessonWords.print({ key, args }, lang);
}
