/** What is always true about powers. */
import type { State } from '@evervale/kernel';
import { FORESTS } from '../src/content/board.ts';
import { boxesOf, comesWith } from '../src/content/boxes.ts';
import { CARDS } from '../src/content/tables.ts';
import {
  AXOLOTLS,
  LIZARDS,
  PIGS,
  PLATYPUSES,
  RATS,
  SNAILS,
  SPIDERS,
  TURTLES,
  numberOf,
} from '../src/powers/list.ts';
import {
  ARCHIVE,
  FARM_PILE,
  INVESTED,
  LIZARD_FOREST,
  LIZARD_FORESTS,
  LIZARD_PILE,
  OFFER,
  RATS_TOKEN,
  SNAIL_CARDS,
  SNAIL_PILE,
  SPIDERS_TOKEN,
  TOKEN_PLACES,
  TREASURE,
  pileCard,
  pileSize,
  powerAt,
  powersRoom,
  roomAt,
  seatWith,
} from '../src/powers/room.ts';
import { isOne } from '../src/state/city.ts';
import { CLEARINGS, FOREST, MEADOW_SIZE, PLAYERS } from '../src/state/layout.ts';
import { BOX_PLACE } from '../src/state/place.ts';

function claim(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

export function powers(s: State): void {
  everyPowerOnce(s);
  tokens(s);
  forest(s);
  const farms = pileSize(s, FARM_PILE);
  for (let i = 0; i < farms; i++) {
    const isFarm = isOne(pileCard(s, FARM_PILE, i), CARDS.farm);
    claim(isFarm, () => 'no Farm lies in the pile of Farms');
  }
}

/** 17.1: each power is somebody's, on offer, or not there. */
function everyPowerOnce(s: State): void {
  const seen = new Set<number>();
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    const offer = powersRoom.seatAt(s, seat) + OFFER;
    const own = [powerAt(s, seat), s[offer], s[offer + 1]].filter((n) => n > 0);
    claim(
      own.length === 1 || powerAt(s, seat) === 0,
      () => `seat ${seat} has a power and a choice`,
    );
    for (const power of own) {
      claim(!seen.has(power), () => `power ${power} is there twice`);
      seen.add(power);
    }
  }
}

/** What lies somewhere because of a power lies there only if somebody has the power. */
function tokens(s: State): void {
  const only = (power: number, field: number, most: number): void => {
    const n = s[roomAt(s, field)];
    claim(n === 0 || seatWith(s, power) >= 0, () => `nobody has power ${power}, and ${n} is there`);
    claim(n <= most, () => `power ${power} has ${n}`);
  };
  only(AXOLOTLS, TOKEN_PLACES, 255);
  only(PLATYPUSES, TREASURE, 5);
  only(RATS, RATS_TOKEN, MEADOW_SIZE);
  only(SPIDERS, SPIDERS_TOKEN, BOX_PLACE);
  only(TURTLES, INVESTED, 4);
  only(SNAILS, SNAIL_PILE, SNAIL_CARDS);
  only(PIGS, FARM_PILE, 8);
  only(LIZARDS, LIZARD_PILE, FORESTS.list.length);
  only(numberOf('bats'), ARCHIVE, 32);
}

/** With lizards every Forest card of the game is somewhere, once. */
function forest(s: State): void {
  if (seatWith(s, LIZARDS) < 0) return;
  const cards = [
    ...Array.from({ length: CLEARINGS }, (_, i) => s[FOREST + i]),
    ...Array.from({ length: pileSize(s, LIZARD_PILE) }, (_, i) => pileCard(s, LIZARD_PILE, i)),
    ...Array.from({ length: LIZARD_FORESTS }, (_, i) => s[roomAt(s, LIZARD_FOREST) + i]),
  ].filter((kind) => kind > 0);
  const all = FORESTS.list.filter(({ box }) => comesWith(boxesOf(s), box)).length;
  const laidOut = pileSize(s, LIZARD_PILE) > 0;
  claim(new Set(cards).size === cards.length, () => 'a Forest card is there twice');
  claim(!laidOut || cards.length === all, () => `there are ${cards.length} Forest cards of ${all}`);
}
