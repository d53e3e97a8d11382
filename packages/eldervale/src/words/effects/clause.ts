/** The words of every verb: one clause for each effect, as a command or behind “you may”. */
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
import { allUnitsText, realmText, targetText, unitText } from './filter.ts';

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
  const text = effect === null ? t('roll.nothing') : clauseOf(effect);
  return t('roll.row', { from, to, single: from === to ? 'yes' : 'no', text });
}

function rollText({ dice, faces }: Roll, m: Mood): Text {
  const rows = rowsText(faces);
  if (typeof dice !== 'number') return t('roll.each', { m, rows, each: eachText(dice) });
  return dice === 1 ? t('roll.one', { m, rows }) : t('roll.some', { m, n: dice, rows });
}

function whenText({ cond, then, otherwise }: When): Text {
  const a = t('when.then', { cond: conditionText(cond), text: clauseOf(then) });
  if (otherwise === undefined) return a;
  return t('also.else', { a, b: t('when.else', { text: clauseOf(otherwise) }) });
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
      .map((step) => clauseOf(step, m))
      .reduce((a, b) => t('seq.then', { a, b })),
  may: ({ then }: May) => t('may', { text: clauseOf(then, 'may') }),
  choose: ({ options }: Choose, m) =>
    t('choose.of', {
      m,
      options: options.map((of) => clauseOf(of)).reduce((a, b) => t('choose.or', { a, b })),
    }),
  when: (effect: When) => whenText(effect),
  pay: ({ price, then, times }: Pay, m) => {
    const args = { m, price: priceText(price), text: clauseOf(then) };
    return times === 1 ? t('pay.once', args) : t('pay.times', { ...args, n: times });
  },
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
    const what = quantityText(n, (k) => amountText({ vp: k }));
    return to === 'you' ? t('v.gain', { m, what }) : t('v.ownerGains', { what });
  },
  power: ({ element }: Power, m) => t('v.power', { m, element }),
  glory: ({ n }: Glory, m) => t('v.glory', { m, n }),
  summon: summonText,
  build: ({ discount }: Build, m) =>
    discount === 0 ? t('v.build', { m }) : t('v.buildLess', { m, n: discount }),
  move: ({ unit, to, range }: Move, m) =>
    t('v.move', { m, unit: unitText(unit), realm: targetText(to, range) }),
  swap: ({ a, b }: Swap, m) => t('v.swap', { m, a: unitText(a), b: unitText(b) }),
  toReady: ({ unit, all }: ToReady, m) =>
    t('v.toReady', { m, unit: all ? allUnitsText(unit) : unitText(unit) }),
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
      : t('v.dominateAt', { m, realm: realmText(where) }),
  toLair: (_effect, m) => t('v.toLair', { m }),
  moveMonster: ({ range, to }: MoveMonster, m) =>
    t('v.moveMonster', { m, n: range, realm: realmText(to) }),
  dice: diceText,
  reroll: rerollText,
  setDie: setDieText,
  keepUnits: ({ unit }: KeepUnits) => t('v.keepUnits', { unit: unit ?? 'all' }),
  cancelBattle: () => t('v.cancelBattle'),
  limitSwords: ({ n, who }: LimitSwords) =>
    n === 0 ? t('v.noSwords') : t('v.limitSwords', { n, who }),
  predict: ({ then }: Predict, m) => t('predict.then', { m, text: clauseOf(then) }),
};
