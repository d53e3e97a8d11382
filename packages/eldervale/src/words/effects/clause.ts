/** The words of every verb: one clause for each effect, in its mood. */
import type { Choose, Effect, May, Seq } from '@evervale/kernel';
import type { Text } from '@evervale/kernel/text';
import type {
  Acquire,
  Activate,
  Build,
  Dice,
  Dominate,
  Exchange,
  Gain,
  GainSome,
  Glory,
  HostResult,
  KeepUnits,
  Later,
  LimitSwords,
  Look,
  Lose,
  Move,
  MoveMonster,
  Pay,
  Place,
  Power,
  Predict,
  RecoverMagic,
  Repeat,
  Reroll,
  Roll,
  SetDie,
  Store,
  Summon,
  Swap,
  TakeToken,
  ToReady,
  Vp,
  When,
} from '../../vocabulary.ts';
import { name, t, type Mood } from '../text.ts';
import {
  amountText,
  conditionText,
  eachText,
  priceText,
  quantityText,
  someText,
  type Amounts,
} from './amount.ts';
import { allLeavingText, leavingText, realmText, targetText, unitText } from './filter.ts';

// Written as a method, so that words for one kind of effect fit into a table for all.
type Words<E extends Effect> = { of(effect: E, m: Mood): Text }['of'];

/** One clause. Several steps in a row are joined by “then”. */
export function clauseOf(effect: Effect, m: Mood = 'do'): Text {
  return WORDS[effect.verb](effect, m);
}

/** The sentences of an effect, one for each step. */
export function sentencesOf(effect: Effect): Text[] {
  return stepsOf(effect).map((step) => clauseOf(step));
}

/** The steps of an effect; fixed gains in a row are one. */
function stepsOf(effect: Effect): Effect[] {
  const steps = effect.verb === 'seq' ? (effect as Seq).steps : [effect];
  const folded: Effect[] = [];
  for (const step of steps) {
    const last = folded.at(-1);
    const both = last && joinGains(last, step);
    if (both) folded[folded.length - 1] = both;
    else folded.push(step);
  }
  return folded;
}

/** A gain of fixed goods and VP, as it is told. */
interface FixedGain extends Effect {
  readonly verb: 'fixedGain';
  readonly amounts: Amounts;
}

function joinGains(a: Effect, b: Effect): FixedGain | undefined {
  const [first, second] = [fixedGain(a), fixedGain(b)];
  if (first === undefined || second === undefined) return undefined;
  const amounts: Record<string, number> = { ...first };
  for (const [what, n] of Object.entries(second)) amounts[what] = (amounts[what] ?? 0) + n;
  return { verb: 'fixedGain', id: 0, amounts };
}

function fixedGain(effect: Effect): Amounts | undefined {
  if (effect.verb === 'fixedGain') return (effect as FixedGain).amounts;
  if (effect.verb === 'vp') {
    const { n, to } = effect as Vp;
    return typeof n === 'number' && to === 'you' ? { vp: n } : undefined;
  }
  if (effect.verb !== 'gain') return undefined;
  const { what, times, slot } = effect as Gain;
  return typeof times === 'number' && times === 1 && slot === null ? what : undefined;
}

function gainText({ what, times, slot }: Gain): Text {
  const text = quantityText(times, (n) =>
    amountText(Object.fromEntries(Object.entries(what).map(([good, k]) => [good, k * n]))),
  );
  return slot === null ? text : t('n.inSlot', { what: text });
}

function gainSomeText({ n, from, different }: GainSome): Text {
  return quantityText(n, (k) => {
    if (from === 'missing') return t('n.missing', { n: k });
    if (from === 'burned') return t('n.burned', { n: k });
    return someText(k, from, different);
  });
}

/** Rows of faces with the same effect: "1–2: …; 3–6: …". */
function rowsText(faces: readonly (Effect | null)[]): Text {
  const rows: Text[] = [];
  for (let from = 0; from < faces.length;) {
    let to = from;
    while (to + 1 < faces.length && faces[to + 1] === faces[from]) to++;
    rows.push(rowText(from + 1, to + 1, faces[from]));
    from = to + 1;
  }
  return rows.reduce((a, b) => t('roll.next', { a, b }));
}

function rowText(from: number, to: number, effect: Effect | null): Text {
  const text = effect === null ? t('roll.nothing') : clauseOf(effect, 'then');
  return t('roll.row', { from, to, single: from === to ? 'yes' : 'no', text });
}

function rollText({ dice, faces }: Roll, m: Mood): Text {
  const rows = rowsText(faces);
  if (typeof dice !== 'number') return t('roll.each', { m, rows, each: eachText(dice) });
  return dice === 1 ? t('roll.one', { m, rows }) : t('roll.some', { m, n: dice, rows });
}

function whenText({ cond, then, otherwise }: When, m: Mood): Text {
  const args = { cond: conditionText(cond), text: clauseOf(then, 'then') };
  if (otherwise === undefined) return t(m === 'then' ? 'when.after' : 'when.then', args);
  const more = 'orb' in cond ? moreVp(then, otherwise) : undefined;
  if (more !== undefined) return t('when.orbVp', { text: clauseOf(otherwise, m), n: more });
  const b = t('when.else', { text: clauseOf(otherwise, 'then') });
  return t('also.else', { a: t('when.then', args), b });
}

/** How many VP each, where both effects count the same for VP and differ in nothing else. */
function moreVp(then: Effect, otherwise: Effect): number | undefined {
  if (then.verb !== 'vp' || otherwise.verb !== 'vp') return undefined;
  const [a, b] = [(then as Vp).n, (otherwise as Vp).n];
  if (typeof a === 'number' || typeof b === 'number') return undefined;
  const same = JSON.stringify({ ...a, times: 1 }) === JSON.stringify({ ...b, times: 1 });
  return same ? (a.times ?? 1) : undefined;
}

/** What somebody gets by an effect that only gives: fixed goods, or resources of their choice. */
export function gainedText(effect: Effect): Text {
  const fixed = fixedGain(effect);
  return fixed === undefined
    ? t('n.theirs', { n: Number((effect as GainSome).n) })
    : amountText(fixed);
}

function summonText({ unit, discount, free }: Summon, m: Mood): Text {
  if (!free && discount === 0) return t('v.summonPlain', { m });
  return t('v.summon', { m, unit: unit ?? 'any', free: free ? 'yes' : 'no', less: discount });
}

function placeText({ unit, target, dice }: Place, m: Mood): Text {
  const who = unitText(unit === null ? {} : { unit });
  const text =
    target === null
      ? t('v.place', { m, unit: who })
      : t('v.placeAt', { m, unit: who, realm: realmText(target) });
  return dice === 0 ? text : t('v.placeDice', { text, n: dice });
}

/** Whoever moves to an adjacent Realm is in one. */
function moverText(unit: Move['unit']): Text {
  const { at, ...mover } = unit;
  return at === 'realm' ? unitText(mover) : leavingText(unit);
}

function diceText({ n, who }: Dice, m: Mood): Text {
  const side = who === 'monster' && n > 0 ? 'monsterMore' : who;
  return t('v.dice', { m, who: side, n: Math.abs(n) });
}

function rerollText({ who, which, n, upTo }: Reroll, m: Mood): Text {
  if (who === 'you' && n !== 'all') return t('v.rerollUpTo', { m, n });
  const key =
    who === 'you'
      ? upTo
        ? 'ownSome'
        : 'ownAll'
      : which === 'highest'
        ? 'opponentHighest'
        : which === 'six'
          ? 'opponentsSix'
          : 'monsterLowest';
  return t('v.reroll', { m, which: key });
}

function setDieText({ who, which, to }: SetDie, m: Mood): Text {
  const key = to === 'opposite' ? 'opposite' : who === 'you' ? which : who;
  return t('v.setDie', { m, which: key, to });
}

const WORDS: { readonly [verb: string]: Words<Effect> } = {
  seq: (effect: Seq, m) =>
    stepsOf(effect)
      .map((step, i) => clauseOf(step, i > 0 && m === 'do' ? 'then' : m))
      .reduce((a, b) => t('seq.then', { m, a, b })),
  may: ({ then }: May, m) => t('may', { m, text: clauseOf(then, 'may') }),
  choose: ({ options }: Choose, m) => {
    if (m === 'may') {
      return options.map((of) => clauseOf(of, m)).reduce((a, b) => t('choose.either', { a, b }));
    }
    // Behind an option of several steps a comma would seem to belong to the last of them.
    const long = options.slice(0, -1).some(({ verb }) => verb === 'seq') ? 'yes' : 'no';
    return options.map((of) => clauseOf(of)).reduce((a, b) => t('choose.or', { a, b, long }));
  },
  when: whenText,
  pay: ({ price, then, times }: Pay, m) =>
    times === 1
      ? t('pay.once', { m, price: priceText(price), text: clauseOf(then, 'to') })
      : t('pay.times', { m, price: priceText(price), text: clauseOf(then, 'then'), n: times }),
  repeat: ({ times, of, upTo }: Repeat) =>
    t(upTo ? 'repeat.upTo' : 'repeat.times', { n: Number(times), text: clauseOf(of) }),
  roll: rollText,
  later: ({ of }: Later) => t('later.of', { text: clauseOf(of) }),

  fixedGain: ({ amounts }: FixedGain, m) => t('v.gain', { m, what: amountText(amounts) }),
  gain: (effect: Gain, m) => t('v.gain', { m, what: gainText(effect) }),
  gainSome: (effect: GainSome, m) => t('v.gain', { m, what: gainSomeText(effect) }),
  gainSlot: (_effect, m) => t('v.gain', { m, what: t('n.slotToken') }),
  lose: ({ what }: Lose, m) => t('v.lose', { m, what }),
  exchange: ({ n }: Exchange, m) => t('v.exchange', { m, n }),
  store: ({ what, upTo, max, distinct }: Store, m) =>
    t('v.store', { m, n: upTo, what, max, distinct: distinct ? 'yes' : 'no' }),
  vp: ({ n, to }: Vp, m) => {
    const points = (k: number): Text => amountText({ vp: k });
    const what = quantityText(n, points, (max) => t('q.mostOf', { what: points(max) }));
    return to === 'you' ? t('v.gain', { m, what }) : t('v.ownerGains', { m, what });
  },
  power: ({ element }: Power, m) => t('v.power', { m, element }),
  glory: ({ n }: Glory, m) => t('v.glory', { m, n }),
  summon: summonText,
  build: ({ discount }: Build, m) =>
    discount === 0 ? t('v.build', { m }) : t('v.buildLess', { m, n: discount }),
  move: ({ unit, to, range }: Move, m) =>
    t('v.move', { m, unit: moverText(unit), realm: targetText(to, range) }),
  swap: ({ a, b }: Swap, m) => {
    const at = a.at === 'here' && b.at === 'realm' ? 'elsewhere' : b.at;
    return t('v.swap', { m, a: unitText(a), b: unitText(b, at) });
  },
  toReady: ({ unit, all }: ToReady, m) =>
    t('v.toReady', { m, unit: all ? allLeavingText(unit) : leavingText(unit) }),
  place: placeText,
  reveal: (_effect, m) => t('v.reveal', { m }),
  acquire: ({ free }: Acquire, m) => t('v.acquire', { m, free: free ? 'yes' : 'no' }),
  burn: (_effect, m) => t('v.burn', { m }),
  acquireOrBurn: (_effect, m) => t('v.acquireOrBurn', { m }),
  refill: (_effect, m) => t('v.refill', { m }),
  takeToken: ({ n, from }: TakeToken, m) =>
    from === 'here' ? t('v.takeTokenHere', { m }) : t('v.takeToken', { m, n }),
  look: ({ pile, n, keep }: Look, m) =>
    pile === 'realms' ? t('v.lookRealms', { m, n }) : t('v.lookMagic', { m, n, keep }),
  recoverMagic: ({ except }: RecoverMagic, m) =>
    except === null ? t('v.recover', { m }) : t('v.recoverNot', { m, card: name(except) }),
  activate: ({ how }: Activate, m) => t('v.activate', { m, how }),
  hostResult: ({ times }: HostResult) => t('v.hostResult', { times: String(times) }),
  dominate: ({ where }: Dominate, m) =>
    Object.keys(where).length === 0
      ? t('v.dominate', { m })
      : t('v.dominateAt', { m, realm: realmText(where, 'at') }),
  toLair: (_effect, m) => t('v.toLair', { m }),
  moveMonster: ({ range, to }: MoveMonster, m) =>
    t('v.moveMonster', { m, n: range, realm: realmText(to) }),
  dice: diceText,
  reroll: rerollText,
  setDie: setDieText,
  keepUnits: ({ unit }: KeepUnits, m) => t('v.keepUnits', { m, unit: unit ?? 'all' }),
  cancelBattle: (_effect, m) => t('v.cancelBattle', { m }),
  limitSwords: ({ n, who }: LimitSwords, m) =>
    n === 0 ? t('v.noSwords') : t('v.limitSwords', { m, n, who }),
  predict: ({ then }: Predict) => t('predict.then', { text: clauseOf(then, 'then') }),
};
