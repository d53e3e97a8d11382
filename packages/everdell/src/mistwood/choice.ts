/** Which location card a spider goes to is for people to choose (28.5, 28.7). */
import {
  OF,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type State,
  type Text,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { slotWording } from '../effects/city.ts';
import { placeId, placeName, playerName, t } from '../say.ts';
import { cityTop } from '../state/city.ts';
import { affected } from './arrow.ts';
import { sailShip, shipToSail } from './pearlbrook.ts';
import { nightweaveSeat } from './room.ts';
import { openCity, placeOnCard, placeOnFind, takesSpider } from './spiders.ts';
import { findPlaces } from './spirecrest.ts';

export interface NightweaveChoice extends Effect {
  readonly verb: 'nightweaveChoice';
  readonly open: boolean;
}

const own: NightweaveChoice = { verb: 'nightweaveChoice', id: 0, open: false };
const open: NightweaveChoice = { verb: 'nightweaveChoice', id: 0, open: true };

/** A location card of her own city, or an open one. */
export function nightweaveChoice(at: 'own' | 'open'): NightweaveChoice {
  return at === 'own' ? own : open;
}

export const nightweaveChoices: readonly Effect[] = [own, open];

/** Picks: slots from 1 on, then discoveries by their places. */
const FIND_PICK = 0x100;

function findWording(s: State, place: number): Wording {
  const text = t('option.location', { place: placeName(s, place, 0) });
  return { key: `spider:${placeId(s, place)}`, text };
}

/** OF = the city. PC 1: done. */
export const nightweaveChoiceVerb: Verb<NightweaveChoice> = {
  name: 'nightweaveChoice',
  step(s, f, effect) {
    if (s[f + PC] === 1) return pop(s);
    if (!effect.open && shipToSail(s) >= 0) return setSail(s, f);
    const city = effect.open ? openCity(s) : nightweaveSeat(s);
    s[f + OF] = city;
    // With two people: whose city it is, else the one in arrow direction.
    s[f + SEAT] = city === nightweaveSeat(s) ? affected(s) : city;
    ask(s);
  },
  options(s, f, effect, out) {
    const city = s[f + OF];
    for (let slot = 0; slot < cityTop(s, city); slot++) {
      if (takesSpider(s, city, slot, effect.open)) out.add(slot + 1);
    }
    for (const place of findPlaces(s, city, effect.open)) out.add(FIND_PICK + place);
  },
  pick(s, f, effect, code) {
    s[f + PC] = 1;
    if (code >= FIND_PICK) placeOnFind(s, code - FIND_PICK);
    else placeOnCard(s, s[f + OF], code - 1, effect.open);
  },
  prompt: (s, f) => ({ text: promptOf(s, s[f + OF]) }),
  wording: (s, f, _effect, code) =>
    code >= FIND_PICK
      ? findWording(s, code - FIND_PICK)
      : slotWording(s, s[f + OF], 'spider', code),
};

/** 31.28: a Pirate Ship goes first. */
function setSail(s: State, f: number): void {
  const slot = shipToSail(s);
  s[f + PC] = 1;
  placeOnCard(s, nightweaveSeat(s), slot, false);
  sailShip(s, slot);
}

function promptOf(s: State, city: number): Text {
  const player = playerName(nightweaveSeat(s));
  return city === nightweaveSeat(s)
    ? t('prompt.spiderOwn', { player })
    : t('prompt.spiderOpen', { player });
}
