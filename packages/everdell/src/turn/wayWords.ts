/** The ways to play a card, in words. */
import { A, C, N, OF, SEAT, type State, type Text, type Wording } from '@evervale/kernel';
import { CARDS } from '../content/tables.ts';
import { slotWording } from '../effects/city.ts';
import { cardName, cardNoun, detailed, t } from '../say.ts';
import { cardIn, cityTop, isAlike, isVacant } from '../state/city.ts';
import { amounts } from '../words/index.ts';
import { lessBy, perkOf } from './chosenWay.ts';
import { payLessText, unitsText } from './leftOut.ts';
import { wayOf } from './playFrame.ts';
import { anyMore, listedPrice, totalPrice, unitsToPay } from './price.ts';
import { lessFrom } from './sources.ts';
import { boxWay } from './boxWays.ts';
import {
  FREE,
  IMPRISON,
  LAY_ON,
  LESS_HERE,
  NORMAL,
  OCCUPY,
  PAY,
  REPLACE,
  SACRIFICE,
  SPEND,
  SWAP,
  familyOf,
  leftOutIn,
  twinCritterBefore,
  whichOf,
} from './ways.ts';

export function wayName(s: State, f: number): string {
  if (s[f + C] === FREE) return 'free';
  switch (wayOf(s, f)) {
    case REPLACE:
      return 'replace';
    case IMPRISON:
      return 'imprison';
    case SACRIFICE:
      return CARDS.of(CARDS.perks[s[f + N]]).id;
    case OCCUPY:
      return 'occupy';
    case SPEND:
      return CARDS.of(perkOf('spendTokens')).id;
    case LAY_ON:
      return CARDS.of(perkOf('layOn')).id;
    case SWAP:
      return 'swap';
    case PAY:
      return s[f + C] === NORMAL ? 'pay' : 'less';
    default:
      return boxWay(wayOf(s, f))?.id ?? 'less';
  }
}

export function wayWording(s: State, f: number, way: number): Wording {
  const seat = s[f + SEAT];
  if (way === PAY) return { key: 'pay', text: payText(s, seat, s[f + A], s[f + C]) };
  if (way === SWAP) {
    const judge = perkOf('swap');
    return {
      key: `use:${CARDS.of(judge).id}`,
      text: t('option.swapAny', { of: cardNoun(judge) }),
    };
  }
  const [family, which] = [familyOf(way), whichOf(way)];
  if (family === REPLACE) {
    const { key } = slotWording(s, seat, 'replace', which + 1);
    const text = t('option.replaceNamed', { of: cardNoun(cardIn(s, seat, which)) });
    return { key, text: detailed(s, seat, which, text) };
  }
  if (family === IMPRISON) {
    const prisoner = cardIn(s, seat, which);
    const pay = payLessText(s, seat, s[f + A], lessBy('imprison'));
    const args = { card: cardName(prisoner), of: cardNoun(perkOf('imprison')), pay };
    return prisonerWording(s, seat, which, t('option.prisoner', args));
  }
  if (family === SACRIFICE) {
    const perk = CARDS.perks[which];
    const pay = payLessText(s, seat, s[f + A], CARDS.of(perk).advantage!.less!);
    return {
      key: `use:${CARDS.of(perk).id}`,
      text: t('option.discardForLess', { of: cardNoun(perk), pay }),
    };
  }
  const ofBox = boxWay(family);
  if (ofBox !== undefined) return ofBox.wording(s, seat, s[f + A], which);
  if (family === LESS_HERE) return lessHereWording(s, f);
  if (family !== OCCUPY) return reductionWording(s, f, family === SPEND ? which : 0);
  return homeWording(s, f, which);
}

/** Which copy it is, is said only where there are several to choose from. */
function prisonerWording(s: State, seat: number, slot: number, text: Text): Wording {
  const kind = cardIn(s, seat, slot);
  for (let other = 0; other < cityTop(s, seat); other++) {
    if (other === slot || cardIn(s, seat, other) !== kind) continue;
    if (twinCritterBefore(s, seat, other)) continue;
    const { key } = slotWording(s, seat, 'imprison', slot + 1);
    return { key, text: detailed(s, seat, slot, text) };
  }
  return { key: `imprison:${CARDS.of(kind).id}`, text };
}

/** A Construction to occupy; which copy is said only where there are several to choose from. */
function homeWording(s: State, f: number, slot: number): Wording {
  const seat = s[f + SEAT];
  const home = cardIn(s, seat, slot);
  const alone = !anotherHome(s, seat, slot);
  const { key } = slotWording(s, seat, 'occupy', slot + 1);
  return {
    key: alone ? `occupy:${CARDS.of(home).id}` : key,
    text: detailed(s, seat, slot, t('option.occupy', { of: cardNoun(home) })),
  };
}

/** Can another copy be occupied that is not just like this one? */
function anotherHome(s: State, seat: number, slot: number): boolean {
  const kind = cardIn(s, seat, slot);
  for (let other = 0; other < cityTop(s, seat); other++) {
    if (cardIn(s, seat, other) !== kind || !isVacant(s, seat, other)) continue;
    if (!isAlike(s, seat, other, slot)) return true;
  }
  return false;
}

/** The price without what is left out because of where the card lies. */
function lessHereWording(s: State, f: number): Wording {
  const seat = s[f + SEAT];
  const units = unitsToPay(s, seat, s[f + A], lessFrom(s[f + OF])!);
  return {
    key: 'pay',
    text:
      units === 0
        ? t('option.free')
        : t('option.pay', { what: unitsText(s, seat, s[f + A], units) }),
  };
}

/** So many tokens spent, or (0) the card laid on another one. */
function reductionWording(s: State, f: number, spent: number): Wording {
  const perk = perkOf(spent > 0 ? 'spendTokens' : 'layOn');
  const { id, advantage } = CARDS.of(perk);
  const n = advantage!.less! * Math.max(1, spent);
  const pay = payLessText(s, s[f + SEAT], s[f + A], n);
  if (spent === 0) {
    return { key: `use:${id}`, text: t('option.layOn', { of: cardNoun(perk), pay }) };
  }
  const tokens = amounts({ point: spent });
  return {
    key: `use:${id}@${spent}`,
    text: t('option.spendTokens', { tokens, of: cardNoun(perk), pay }),
  };
}

/** What is paid: the whole cost, or so many resources where some may be left out. */
function payText(s: State, seat: number, kind: number, mode: number): Text {
  const units = unitsToPay(s, seat, kind, leftOutIn(mode));
  if (mode === FREE || units === 0) return t('option.free');
  if (units === totalPrice(s, seat, kind)) {
    return t('option.pay', { what: priceText(s, seat, kind) });
  }
  return t('option.pay', { what: unitsText(s, seat, kind, units) });
}

function priceText(s: State, seat: number, kind: number): Text {
  const [twig, resin, pebble, berry] = listedPrice(s, seat, kind);
  return amounts({ twig, resin, pebble, berry, any: anyMore(s, seat, kind) });
}
