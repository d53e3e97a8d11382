/** Legends: twenty cards, two for each player, played beside the usual ones (chapter 18). */
import type { ChosenBox } from '../content/box.ts';
import { achieveFreeVerb } from './achieveFree.ts';
import { legendaryCards } from './cards.ts';
import { discardSomeVerb } from './discardSome.ts';
import { answerLegend, besideCity, dealLegends } from './play.ts';
import { legendsPosition } from './position.ts';
import { LEGENDS, legendsRoom } from './room.ts';
import { slideUnderVerb } from './slideUnder.ts';
import { legendsView } from './view.ts';
import { legendsWords } from './words/effects.ts';
import { legendsStocks, legendsZones } from './zones.ts';
import { legendsNames } from './names/index.ts';
import { t } from '../words/index.ts';
import { legendsCatalog } from './words/index.ts';

export const legends: ChosenBox<'legends'> = {
  id: 'legends',
  number: LEGENDS,
  // 2: a worker who was moved onto a card and one who uses its location are two choices.
  version: 2,
  choice: {
    note: t('form.box.legends'),
  },
  cards: legendaryCards,
  verbs: [achieveFreeVerb, discardSomeVerb, slideUnderVerb],
  words: legendsWords,
  names: legendsNames,
  catalog: legendsCatalog,
  room: legendsRoom,
  zones: legendsZones,
  stocks: legendsStocks,
  sources: [besideCity],
  joints: { setup: dealLegends, played: answerLegend },
  view: legendsView,
  position: legendsPosition,
};
