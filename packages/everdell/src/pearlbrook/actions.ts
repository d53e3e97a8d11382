/** The new actions of a turn: sending the frog ambassador (12.7), playing an adornment (12.19). */
import {
  push,
  type Blocked,
  type Options,
  type State,
  type Text,
  type Wording,
} from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { emit } from '../log/emit.ts';
import { cardPlace, t } from '../say.ts';
import { cardIn } from '../state/city.ts';
import { MAX_SEATS, SEATS } from '../state/layout.ts';
import type { BoxAction } from '../turn/joints.ts';
import * as why from '../turn/reason.ts';
import { name } from '../words/index.ts';
import { ADORNMENTS, adornmentAt, isPlayed } from './adornments.ts';
import {
  canVisitCard,
  canVisitShoal,
  canVisitSpot,
  frogCard,
  hasFrog,
  sendToCard,
  sendToRiver,
} from './frog.ts';
import { addPearls, pearls } from './pearls.ts';
import { NO_FROG, NO_RIVER_CARD, PEARLS_SHORT } from './reason.ts';
import { SHOAL_ID, SPOTS, cardsFor, isUncovered, meetsSpot, riverCard, shoal } from './river.ts';
import { ADORNED, ADORNMENTS_EACH, RIVER_SPOTS, SHOAL, seatAt } from './room.ts';
import { adornmentOfRugwort } from './rugwort.ts';
import { missingFor } from './why.ts';

// Picks: the river from its first spot on, the Shoal behind it, then up to four cards for frogs in
// each city, then the adornments by number.
const FROG_PICK = 0;
const CARD_PICK = RIVER_SPOTS + 1;
const CARDS_EACH = 4;
const ADORN_PICK = CARD_PICK + MAX_SEATS * CARDS_EACH;
const PICKS = ADORN_PICK + ADORNMENTS.length + 1;
/** 12.19. */
const ADORNMENT_PRICE = 1;

const ownerOf = (code: number): number => Math.floor((code - CARD_PICK) / CARDS_EACH);
const slotOf = (s: State, code: number): number =>
  frogCard(s, ownerOf(code), (code - CARD_PICK) % CARDS_EACH);

function canGo(s: State, seat: number, code: number): number {
  if (code >= CARD_PICK) return canVisitCard(s, seat, ownerOf(code), slotOf(s, code));
  const spot = code - FROG_PICK;
  return spot === RIVER_SPOTS ? canVisitShoal(s, seat) : canVisitSpot(s, seat, spot);
}

/** Every place for a frog on the table. */
function eachPlace(s: State, look: (code: number) => void): void {
  for (let i = 0; i <= RIVER_SPOTS; i++) look(FROG_PICK + i);
  for (let owner = 0; owner < s[SEATS]; owner++) {
    for (let n = 0; n < CARDS_EACH && frogCard(s, owner, n) >= 0; n++) {
      look(CARD_PICK + owner * CARDS_EACH + n);
    }
  }
}

/** Mostly cards are missing for a spot, so that is asked first. */
function offerRiver(s: State, seat: number, base: number, out: Options): void {
  for (let i = 0; i < RIVER_SPOTS; i++) {
    if (meetsSpot(s, seat, i) && canVisitSpot(s, seat, i) === why.OK) out.add(base + i);
  }
  if (canVisitShoal(s, seat) === why.OK) out.add(base + RIVER_SPOTS);
}

function offer(s: State, seat: number, base: number, out: Options): void {
  if (hasFrog(s, seat) === why.OK) {
    offerRiver(s, seat, base + FROG_PICK, out);
    offerCards(s, seat, base, out);
  }
  if (pearls(s, seat) < ADORNMENT_PRICE) return;
  for (let i = 0; i < ADORNMENTS_EACH; i++) {
    const number = adornmentAt(s, seat, i);
    if (number !== 0 && !isPlayed(s, seat, i)) out.add(base + ADORN_PICK + number);
  }
}

function offerCards(s: State, seat: number, base: number, out: Options): void {
  for (let owner = 0; owner < s[SEATS]; owner++) {
    for (let n = 0; n < CARDS_EACH; n++) {
      const slot = frogCard(s, owner, n);
      if (slot < 0) break;
      if (canVisitCard(s, seat, owner, slot) === why.OK) {
        out.add(base + CARD_PICK + owner * CARDS_EACH + n);
      }
    }
  }
}

function act(s: State, seat: number, code: number): void {
  if (code >= ADORN_PICK) return adorn(s, seat, code - ADORN_PICK);
  if (code >= CARD_PICK) return sendToCard(s, seat, ownerOf(code), slotOf(s, code));
  sendToRiver(s, seat, code - FROG_PICK === RIVER_SPOTS ? SHOAL : code - FROG_PICK + 1);
}

/** 12.19: paid with a pearl, laid down for everybody to see, then its effect. */
function adorn(s: State, seat: number, number: number): void {
  const i = adornmentAt(s, seat, 0) === number ? 0 : 1;
  const { id, effect } = ADORNMENTS[number - 1];
  s[seatAt(s, seat) + ADORNED] |= 1 << i;
  if (emit.sink !== null) emit.sink.push({ type: 'adorn', seat, adornment: id });
  addPearls(s, seat, -ADORNMENT_PRICE);
  adornmentOfRugwort(s);
  push(s, effect.id, seat, seat, 0, 0);
}

function wording(s: State, seat: number, code: number): Wording {
  if (code >= ADORN_PICK) {
    const { id } = ADORNMENTS[code - ADORN_PICK - 1];
    return { key: `adorn:${id}`, text: t('option.adorn', { adornment: name(id) }) };
  }
  return { key: frogKey(s, code), text: t('option.frog', { place: frogText(s, seat, code) }) };
}

function frogKey(s: State, code: number): string {
  if (code < CARD_PICK) {
    const spot = code - FROG_PICK;
    return `frog:${spot === RIVER_SPOTS ? SHOAL_ID : SPOTS[spot].id}`;
  }
  const [owner, slot] = [ownerOf(code), slotOf(s, code)];
  return `frog:${CARDS.of(cardIn(s, owner, slot)).id}@city${owner + 1}-${slot + 1}`;
}

function frogText(s: State, seat: number, code: number): Text {
  if (code >= CARD_PICK) {
    return cardPlace(ownerOf(code), cardIn(s, ownerOf(code), slotOf(s, code)), seat);
  }
  const spot = code - FROG_PICK;
  if (spot === RIVER_SPOTS) return t('spot.named', { place: name(SHOAL_ID) });
  const place = name(SPOTS[spot].id);
  const card = riverCard(s, spot);
  return card !== undefined && isUncovered(s, spot)
    ? t('spot.riverCard', { place, card: name(card.id) })
    : t('spot.river', { place });
}

function blocked(s: State, seat: number): Blocked[] {
  const found: Blocked[] = [];
  const noFrog = hasFrog(s, seat);
  eachPlace(s, (code) => {
    const reason = noFrog || canGo(s, seat, code);
    if (reason === why.OK || reason === why.NO_LOCATION_HERE) return;
    found.push({ key: frogKey(s, code), ...reasonWhy(s, seat, code, reason) });
  });
  for (let i = 0; i < ADORNMENTS_EACH; i++) {
    const number = adornmentAt(s, seat, i);
    if (number === 0 || isPlayed(s, seat, i) || pearls(s, seat) >= ADORNMENT_PRICE) continue;
    found.push({
      key: `adorn:${ADORNMENTS[number - 1].id}`,
      reason: why.REASON_NAMES[PEARLS_SHORT],
      numbers: { pearl: ADORNMENT_PRICE },
      text: t('reason.short', { what: t('n.pearl', { n: ADORNMENT_PRICE }) }),
    });
  }
  return found;
}

function reasonWhy(s: State, seat: number, code: number, reason: number): Omit<Blocked, 'key'> {
  const says = (text: Text) => ({ reason: why.REASON_NAMES[reason], text });
  if (reason === NO_FROG) return says(t('reason.noFrog'));
  if (reason === why.OCCUPIED_PLACE) return says(t('reason.occupied'));
  if (reason === why.NOT_OPEN) return says(t('reason.notOpen'));
  if (reason === NO_RIVER_CARD) {
    const open = anyFaceUp(s) ? 'some' : 'none';
    return says(t('reason.noRiverCard', { open }));
  }
  const spot = code - FROG_PICK;
  if (reason === why.REQUIREMENT) {
    const { color, n } = SPOTS[spot].needs;
    const missing = n - cardsFor(s, seat, spot);
    const what = t('n.colorCard', { n: missing, color });
    return { ...says(t('reason.missing', { what })), numbers: { [color]: missing } };
  }
  const effect = spot === RIVER_SPOTS ? shoal : riverCard(s, spot)!.effect;
  return { reason: why.REASON_NAMES[reason], ...missingFor(s, seat, effect)! };
}

function anyFaceUp(s: State): boolean {
  for (let spot = 0; spot < RIVER_SPOTS; spot++) {
    if (isUncovered(s, spot) && riverCard(s, spot) !== undefined) return true;
  }
  return false;
}

export const pearlbrookActions: BoxAction = {
  picks: PICKS,
  offer,
  act,
  wording,
  blocked,
};
