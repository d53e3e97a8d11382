/** Tezel's Laboratory: discard cards, then play one for that many resources less. */
import {
  A,
  B,
  DONE,
  Options,
  PC,
  SEAT,
  ask,
  pop,
  type Effect,
  type State,
  type Verb,
  type Wording,
} from '@evervale/kernel';
import { discardFromHand } from '../effects/discard.ts';
import { cardWording, offerHand } from '../effects/handRun.ts';
import { offerCards, playPicked, playWording } from '../effects/play.ts';
import { t } from '../say.ts';
import { handSize } from '../state/hand.ts';
import { NO_CARD_TO_PLAY, OK } from '../turn/reason.ts';
import { LESS } from '../turn/ways.ts';
import { name } from '../words/index.ts';

export interface Brew extends Effect {
  readonly verb: 'brew';
}

export const brew = (): Brew => ({ verb: 'brew', id: 0 });

const FROM = ['hand', 'meadow'] as const;
const HAND = ['hand'] as const;
const MEADOW = ['meadow'] as const;
const scratch = new Options();

function offer(s: State, seat: number, less: number, out: Options): void {
  offerCards(s, seat, { from: FROM, less, worth: 99 }, out);
}

function anyToPlay(s: State, seat: number, less: number): boolean {
  scratch.clear();
  offer(s, seat, less, scratch);
  return scratch.count > 0;
}

/** 5.9: a card of the hand that is to be played cannot be discarded for itself. */
function canEverPlay(s: State, seat: number): boolean {
  const cards = handSize(s, seat);
  scratch.clear();
  offerCards(s, seat, { from: MEADOW, less: cards, worth: 99 }, scratch);
  if (cards > 0) offerCards(s, seat, { from: HAND, less: cards - 1, worth: 99 }, scratch);
  return scratch.count > 0;
}

const DISCARDING = 0;
const PLAYING = 1;

/** A = discarded so far, B = the last kind. */
export const brewVerb: Verb<Brew> = {
  name: 'brew',
  forget: (s, f) => void (s[f + B] = 0),
  can: (s, seat) => (canEverPlay(s, seat) ? OK : NO_CARD_TO_PLAY),
  step(s, f) {
    const seat = s[f + SEAT];
    if (s[f + PC] === DISCARDING && handSize(s, seat) === 0) s[f + PC] = PLAYING;
    if (s[f + PC] > PLAYING) return pop(s);
    if (s[f + PC] === PLAYING && !anyToPlay(s, seat, s[f + A])) return pop(s);
    ask(s);
  },
  options(s, f, _effect, out) {
    if (s[f + PC] === PLAYING) return offer(s, s[f + SEAT], s[f + A], out);
    offerHand(s, s[f + SEAT], s[f + B], 0, undefined, out);
  },
  pick(s, f, _effect, code) {
    const seat = s[f + SEAT];
    if (s[f + PC] === PLAYING) {
      s[f + PC] = PLAYING + 1;
      return playPicked(s, seat, code, LESS + s[f + A]);
    }
    if (code === DONE) return void (s[f + PC] = PLAYING);
    discardFromHand(s, seat, code);
    s[f + A]++;
    s[f + B] = code;
  },
  prompt: (s, f) => ({
    text:
      s[f + PC] === PLAYING
        ? t('prompt.brewPlay', { n: s[f + A] })
        : t('prompt.brew', { me: name('tezels-laboratory') }),
  }),
  wording: (s, f, _effect, code) =>
    s[f + PC] === PLAYING ? playWording(s, s[f + SEAT], code) : brewWording(code, s[f + A]),
};

/** Who discards nothing plays the card for its full price. */
function brewWording(code: number, discarded: number): Wording {
  if (code === DONE && discarded === 0) return { key: 'done', text: t('option.brewNone') };
  return cardWording('discard', code, discarded);
}
