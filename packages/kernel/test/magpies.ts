/**
 * A second game on the kernel, small enough to read at once: hidden hands, a die, a run of picks,
 * and a decision by a player whose turn it is not.
 *
 * Magpies: on your turn draw a card, play one for its points, drop up to two of your cards for a
 * roll of the die, or beg from a neighbour, who chooses what to give you. After some rounds the
 * most points win.
 *
 * `flaws` break it in ways that the conformance suite must notice.
 */
import {
  A,
  B,
  DONE,
  KERNEL_SIZE,
  Machine,
  OF,
  PC,
  Refusal,
  RNG,
  SEAT,
  ask,
  chance,
  clone,
  decidingSeat,
  fields,
  isOver,
  next32,
  pop,
  push,
  raiseBarrier,
  seedWords,
  seq,
  seqVerb,
  shuffleBytes,
  top,
  type Effect,
  type Game,
  type Options,
  type Seed,
  type State,
  type Stream,
  type Text,
  type Verb,
} from '../src/index.ts';

export type Flaw =
  | 'view shows the draw pile'
  | 'view shows other hands'
  | 'options tell the next card'
  | 'reasons tell the next card'
  | 'everybody hears what is drawn'
  | 'everybody hears what is dropped'
  | 'determinize deals nothing'
  | 'determinize deals the own hand'
  | 'determinize changes the state'
  | 'determinize knows the truth'
  | 'drawing can be taken back'
  | 'rolling can be taken back'
  | 'something is remembered outside'
  | 'a draw comes from nowhere'
  | 'the state has a Map'
  | 'the state is a class'
  | 'the view has a function'
  | 'two options have one key'
  | 'a key has a blank'
  | 'a word is missing in Italian'
  | 'a word has a gap'
  | 'an option fails'
  | 'a dead end'
  | 'an option is listed twice'
  | 'the game never ends'
  | 'scores do not add up'
  | 'nobody wins'
  | 'options are forgotten'
  | 'an absent seat decides'
  | 'more can be picked than the most'
  | 'something offered is blocked'
  | 'a card is lost';

export interface MagpieOptions {
  readonly players: number;
  readonly rounds: number;
  /** Two against two, partners opposite each other. */
  readonly teams?: boolean;
}

export type MagpieEvent =
  | { type: 'draw'; seat: number; card: number | null }
  | { type: 'drop'; seat: number; card: number | null }
  | { type: 'play'; seat: number; card: number }
  | { type: 'roll'; seat: number; value: number }
  | { type: 'give'; seat: number; to: number; card: number | null };

const KINDS = 6;
const COPIES = 5;
const DECK_SIZE = KINDS * COPIES;
const HAND_SIZE = 5;
const START_HAND = 3;

const table = fields(KERNEL_SIZE);
const PLAYERS = table.bytes();
const ROUNDS = table.bytes();
const ROUND = table.bytes();
const DECK_COUNT = table.bytes();
const DECK = table.bytes(DECK_SIZE);
const DISCARD_COUNT = table.bytes();
const DISCARD = table.bytes(DECK_SIZE);
const SEATS = table.end();
const POINTS = 0;
const HAND_COUNT = 1;
const HAND = 2;
const SEAT_SIZE = HAND + HAND_SIZE;

/** A bit of the rounds. */
const TEAMS = 0x80;
const roundsOf = (s: State): number => s[ROUNDS] & ~TEAMS;
const inTeams = (s: State): boolean => (s[ROUNDS] & TEAMS) !== 0;

const at = (seat: number): number => SEATS + seat * SEAT_SIZE;
const handOf = (s: State, seat: number): number[] =>
  Array.from(s.subarray(at(seat) + HAND, at(seat) + HAND + s[at(seat) + HAND_COUNT]));

function addToHand(s: State, seat: number, card: number): void {
  s[at(seat) + HAND + s[at(seat) + HAND_COUNT]++] = card;
}

function dropFromHand(s: State, seat: number, card: number): void {
  const rest = handOf(s, seat);
  rest.splice(rest.indexOf(card), 1);
  s.fill(0, at(seat) + HAND, at(seat) + HAND + HAND_SIZE);
  s.set(rest, at(seat) + HAND);
  s[at(seat) + HAND_COUNT] = rest.length;
}

function discard(s: State, card: number): void {
  s[DISCARD + s[DISCARD_COUNT]++] = card;
}

/** How many cards there are: none may be lost. */
export function cardsOf(s: State): number {
  let n = s[DECK_COUNT] + s[DISCARD_COUNT];
  for (let seat = 0; seat < s[PLAYERS]; seat++) n += s[at(seat) + HAND_COUNT];
  return n;
}

export const ALL_CARDS = DECK_SIZE;

/** The actions of a turn as picks. */
const DRAW = 1;
const DROP = 2;
const WAIT = 3;
const BEG = 10;
const PLAY = 20;

export function magpies(...flaws: readonly Flaw[]): Game<MagpieOptions, unknown, MagpieEvent> {
  const has = (flaw: Flaw): boolean => flaws.includes(flaw);
  let sink: MagpieEvent[] | null = null;
  let outside = 0;
  const tell = (event: MagpieEvent): void => void sink?.push(event);
  const text = (key: string, n?: number): Text =>
    n === undefined ? { key } : { key, args: { n } };

  function draw(s: State, seat: number): void {
    if (s[DECK_COUNT] === 0 || s[at(seat) + HAND_COUNT] === HAND_SIZE) return;
    let card = s[DECK + s[DECK_COUNT] - 1];
    if (has('a draw comes from nowhere')) card = 1 + (outside++ % KINDS);
    s[DECK + --s[DECK_COUNT]] = 0;
    addToHand(s, seat, card);
    if (!has('drawing can be taken back')) raiseBarrier(s);
    tell({ type: 'draw', seat, card });
  }

  // The machine is used by the verbs that it is made of.
  const theMachine = (): Machine => machine;

  const drawVerb: Verb = { name: 'draw', step: (s, f) => (draw(s, s[f + SEAT]), pop(s)) };

  const rollVerb: Verb = {
    name: 'roll',
    step(s, f) {
      const value = 1 + chance(s, 6);
      if (!has('rolling can be taken back')) raiseBarrier(s);
      s[at(s[f + SEAT]) + POINTS] += value >= 4 ? 2 : 0;
      tell({ type: 'roll', seat: s[f + SEAT], value });
      pop(s);
    },
  };

  /** One or two cards; search takes them by rising kind. A = dropped, B = the last kind. */
  const dropVerb: Verb = {
    name: 'drop',
    can: (s, seat) => (s[at(seat) + HAND_COUNT] > 0 ? 0 : 1),
    isPrice: () => true,
    step(s, f) {
      if (s[f + A] === 2 || s[f + PC] === 1 || s[at(s[f + SEAT]) + HAND_COUNT] === 0) pop(s);
      else ask(s);
    },
    options(s, f, _effect, out) {
      if (s[f + A] > 0) out.add(DONE);
      for (const card of new Set(handOf(s, s[f + SEAT]))) {
        if (!out.ordered || card >= s[f + B]) out.add(card);
      }
    },
    pick(s, f, _effect, code) {
      if (code === DONE) return void (s[f + PC] = 1);
      s[f + A]++;
      s[f + B] = code;
      dropFromHand(s, s[f + SEAT], code);
      if (!has('a card is lost')) discard(s, code);
      tell({ type: 'drop', seat: s[f + SEAT], card: code });
    },
    forget: (s, f) => void (s[f + B] = 0),
    prompt: (s, f) => ({
      text: text('prompt.drop'),
      min: 1,
      max: has('more can be picked than the most') ? 1 : 2,
      picked: s[f + A] + (has('more can be picked than the most') ? 1 : 0),
    }),
    wording: (_s, _f, _effect, code) =>
      code === DONE
        ? { key: 'done', text: text('done') }
        : { key: `drop:${code}`, text: text('card', code) },
  };

  /** The one who is asked decides: OF begs, SEAT gives. */
  const giveVerb: Verb = {
    name: 'give',
    step: (s) => ask(s),
    options(s, f, _effect, out) {
      for (const card of new Set(handOf(s, s[f + SEAT]))) out.add(card);
      if (has('a dead end')) out.clear();
    },
    pick(s, f, _effect, code) {
      dropFromHand(s, s[f + SEAT], code);
      addToHand(s, s[f + OF], code);
      raiseBarrier(s);
      tell({ type: 'give', seat: s[f + SEAT], to: s[f + OF], card: code });
      pop(s);
    },
    prompt: () => ({ text: text('prompt.give') }),
    wording: (_s, _f, _effect, code) => ({ key: `give:${code}`, text: text('card', code) }),
  };

  const give: Effect = { verb: 'give', id: 0 };
  const dare = seq({ verb: 'drop', id: 0 }, { verb: 'roll', id: 0 });
  const drawOne: Effect = { verb: 'draw', id: 0 };

  function offerTurn(s: State, seat: number, out: Options): void {
    if (s[at(seat) + HAND_COUNT] < HAND_SIZE) {
      out.add(DRAW);
      for (let other = 0; other < s[PLAYERS]; other++) {
        if (other !== seat && s[at(other) + HAND_COUNT] > 1) out.add(BEG + other);
      }
    }
    if (theMachine().can(s, seat, seat, 0, dare) === 0) out.add(DROP);
    for (const card of new Set(handOf(s, seat))) out.add(PLAY + card);
    // Two ways to do nothing, so that nothing is forced and the machine comes to rest.
    if (has('the game never ends')) [WAIT, WAIT + 1].forEach((code) => out.add(code));
    if (has('an option is listed twice')) out.add(PLAY + handOf(s, seat)[0]);
    if (has('options are forgotten') && outside++ % 3 === 0) out.count--;
  }

  const roundsVerb: Verb = {
    name: 'rounds',
    kids: () => [give, dare, drawOne],
    step(s, f) {
      if (s[f + PC] === 1) {
        s[f + PC] = 0;
        s[f + SEAT] = (s[f + SEAT] + 1) % s[PLAYERS];
        if (s[f + SEAT] === 0) s[ROUND]++;
        if (has('the game never ends') && s[ROUND] > 200) s[ROUND] = 1;
      }
      if (s[ROUND] >= roundsOf(s) && !has('the game never ends')) return pop(s);
      s[f + OF] = s[f + SEAT];
      ask(s);
    },
    options: (s, f, _effect, out) => offerTurn(s, s[f + SEAT], out),
    pick(s, f, _effect, code) {
      const seat = s[f + SEAT];
      s[f + PC] = 1;
      if (has('an option fails') && code === PLAY + 3) throw new Error('a three cannot be played');
      if (code === DRAW) push(s, drawOne.id, seat, seat, 0, 0);
      else if (code === DROP) push(s, dare.id, seat, seat, 0, 0);
      else if (code < BEG) return;
      else if (code < PLAY) {
        const asked = has('an absent seat decides') ? s[PLAYERS] : code - BEG;
        push(s, give.id, asked, seat, 0, 0);
      } else {
        dropFromHand(s, seat, code - PLAY);
        discard(s, code - PLAY);
        if (has('something is remembered outside')) outside++;
        s[at(seat) + POINTS] += code - PLAY + (outside % 2);
        tell({ type: 'play', seat, card: code - PLAY });
      }
    },
    prompt: () => ({ text: text('prompt.turn') }),
    wording(s, _f, _effect, code) {
      if (code === DRAW) {
        const next = has('options tell the next card') ? s[DECK + s[DECK_COUNT] - 1] : undefined;
        return { key: has('a key has a blank') ? 'a card' : 'draw', text: text('draw', next) };
      }
      if (code === DROP) return { key: 'dare', text: text('dare') };
      if (code < BEG) return { key: `wait:${code}`, text: text('wait') };
      if (code < PLAY) {
        const key = has('two options have one key') ? 'beg' : `beg:${code - BEG + 1}`;
        return { key, text: text('beg', code - BEG) };
      }
      return { key: `play:${code - PLAY}`, text: text('card', code - PLAY) };
    },
  };

  const rounds: Effect = { verb: 'rounds', id: 0 };
  const machine = new Machine([
    seqVerb(theMachine),
    drawVerb,
    rollVerb,
    dropVerb,
    giveVerb,
    roundsVerb,
  ]);
  machine.load(rounds);

  function create(options: MagpieOptions, seed: Seed): State {
    const s: State = emptyState(at(options.players));
    seedWords(s, RNG, seed);
    s[PLAYERS] = options.players;
    s[ROUNDS] = options.rounds | (options.teams ? TEAMS : 0);
    s[DECK_COUNT] = DECK_SIZE;
    for (let i = 0; i < DECK_SIZE; i++) s[DECK + i] = 1 + (i % KINDS);
    shuffleBytes(s, DECK, DECK_SIZE, s, RNG);
    for (let seat = 0; seat < options.players; seat++) {
      for (let i = 0; i < START_HAND; i++) draw(s, seat);
    }
    machine.start(s, rounds, 0);
    machine.run(s);
    return s;
  }

  function emptyState(size: number): State {
    if (has('the state is a class')) return new (class Board extends Uint8Array {})(size);
    const s = new Uint8Array(size);
    return has('the state has a Map') ? Object.assign(s, { notes: new Map() }) : s;
  }

  function view(s: State, seat: number | null): unknown {
    const own = (i: number): boolean => i === seat || has('view shows other hands');
    return {
      decides: isOver(s) ? null : decidingSeat(s),
      deck: s[DECK_COUNT],
      discard: s[DISCARD_COUNT],
      ...(has('view shows the draw pile') && { next: s[DECK + s[DECK_COUNT] - 1] ?? 0 }),
      ...(has('the view has a function') && { help: () => 'help' }),
      players: Array.from({ length: s[PLAYERS] }, (_, i) => ({
        points: s[at(i) + POINTS],
        cards: s[at(i) + HAND_COUNT],
        hand: own(i) ? handOf(s, i) : null,
      })),
    };
  }

  /** Where the cards lie that a seat does not see. */
  function hiddenFrom(s: State, seat: number): number[] {
    const found: number[] = [];
    for (let i = 0; i < s[DECK_COUNT]; i++) found.push(DECK + i);
    for (let i = 0; i < s[DISCARD_COUNT]; i++) found.push(DISCARD + i);
    for (let other = 0; other < s[PLAYERS]; other++) {
      if (other === seat && !has('determinize deals the own hand')) continue;
      for (let i = 0; i < s[at(other) + HAND_COUNT]; i++) found.push(at(other) + HAND + i);
    }
    return found;
  }

  function determinizeInto(target: State, s: State, seat: number, rng: Stream): State {
    if (has('determinize changes the state')) s[ROUND] ^= 1;
    target.set(s);
    seedWords(target, RNG, next32(rng.bytes, rng.at));
    if (has('determinize deals nothing')) return target;
    const places = hiddenFrom(s, seat);
    const cards = Uint8Array.from(places, (place) => s[place]);
    if (!has('determinize knows the truth')) cards.sort();
    shuffleBytes(cards, 0, cards.length, rng.bytes, rng.at);
    places.forEach((place, i) => (target[place] = cards[i]));
    if (!isOver(target) && target[top(target) + SEAT] !== seat) machine.forget(target);
    return target;
  }

  const secretEvents = new Set(['draw', 'drop', 'give']);

  return {
    id: 'magpies',
    version: '1',
    machine,
    create,
    view,
    readOptions(input) {
      const { players = 2, rounds: n = 6, teams } = (input ?? {}) as Partial<MagpieOptions>;
      if (![2, 3, 4].includes(players)) throw new Refusal('players', 'must be 2 to 4');
      if (!Number.isInteger(n) || n < 1 || n > 20) throw new Refusal('rounds', 'must be 1 to 20');
      if (teams && players !== 4) throw new Refusal('teams', 'are for 4');
      return { players, rounds: n, ...(teams && { teams: true }) };
    },
    optionsOf: (s) => ({
      players: s[PLAYERS],
      rounds: roundsOf(s),
      ...(inTeams(s) && { teams: true }),
    }),
    teams: (s) => (inTeams(s) ? [0, 1, 0, 1] : null),
    seats: (s) => s[PLAYERS],
    determinize: (s, seat, rng) => determinizeInto(clone(s), s, seat, rng),
    determinizeInto,
    blocked(s) {
      if (isOver(s) || machine.current(s).verb !== 'rounds') return [];
      const whim = { key: 'draw', reason: 'mood', text: text('no') };
      if (has('something offered is blocked')) return [whim];
      if (s[at(decidingSeat(s)) + HAND_COUNT] < HAND_SIZE) return [];
      const next = has('reasons tell the next card') ? s[DECK + s[DECK_COUNT] - 1] : 0;
      return [{ key: 'draw', reason: 'hand-full', text: text('no', next) }];
    },
    listen: (to) => void (sink = to),
    eventFor(event, seat) {
      if (event.type === 'draw' && has('everybody hears what is drawn')) return event;
      if (event.type === 'drop' && has('everybody hears what is dropped')) return event;
      if (!secretEvents.has(event.type) || event.seat === seat) return event;
      return 'to' in event && event.to === seat ? event : ({ ...event, card: null } as MagpieEvent);
    },
    eventText: (event) =>
      'card' in event ? text(`log.${event.type}`, event.card ?? 0) : text('log.roll', event.value),
    score: (s) =>
      Array.from({ length: s[PLAYERS] }, (_, seat) => {
        const points = s[at(seat) + POINTS];
        const total = has('scores do not add up') ? points + 1 : points;
        return { seat, total, lines: [{ part: 'cards', id: 'cards', points }] };
      }),
    winners(s) {
      if (has('nobody wins')) return [];
      const own = Array.from({ length: s[PLAYERS] }, (_, seat) => s[at(seat) + POINTS]);
      const points = inTeams(s) ? own.map((_, i) => own[i % 2] + own[(i % 2) + 2]) : own;
      return points.flatMap((n, seat) => (n === Math.max(...points) ? [seat] : []));
    },
    print(said, lang) {
      const gap = lang === 'it' && said.key === 'dare';
      if (gap && has('a word is missing in Italian')) throw new Error('no words');
      if (has('a word has a gap') && said.key === 'dare') return 'dare {what}';
      return `${lang} ${said.key} ${JSON.stringify(said.args?.['n'] ?? '')}`;
    },
  };
}
