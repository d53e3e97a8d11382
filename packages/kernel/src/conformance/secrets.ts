/** Nobody receives a byte that depends on what is hidden from them. */
import { hash, toBase64 } from '../codec.ts';
import { decidingSeat, decision, type Game } from '../game.ts';
import { seedWords, stream } from '../rng.ts';
import { DEPTH, RNG, type State } from '../state.ts';
import { claim, same } from './fault.ts';
import { plainData } from './plain.ts';
import { anyOf, nameOf, playToEnd, viewers, type Check, type Trial } from './trial.ts';

/** All that reaches somebody at a decision: the view, and for the one who decides the options. */
function received<O, V, E>(game: Game<O, V, E>, s: State, viewer: number | null): string {
  const mine = decidingSeat(s) === viewer;
  return JSON.stringify({
    view: game.view(s, viewer),
    decision: mine ? decision(game, s) : null,
    blocked: mine ? game.blocked(s) : null,
  });
}

/** Deals hidden things anew: whatever anybody receives stays the same to the last byte. */
export function secrets<O, V, E>(trial: Trial<O, V, E>): Check {
  const { game, play, rng, permute } = trial;
  const goOn = shownFromTheStart(trial);
  return {
    before() {
      const s = play.state;
      viewsOfOthers(trial);
      for (const viewer of viewers(trial)) {
        plainData(game.view(s, viewer), `the view of ${nameOf(viewer)}`);
        const before = received(game, s, viewer);
        const dealt = permute(s, viewer, rng);
        same(received(game, dealt, viewer), before, `what ${nameOf(viewer)} sees after a new deal`);
      }
    },
    after({ before, close }) {
      goOn(close);
      if (close) sinceBefore(trial, before);
    },
  };
}

/**
 * What is taken from the view before a pick looks the same after it, and is not changed by that; also where
 * it goes on to others, as when a server tells all who watch.
 */
function sinceBefore<O, V, E>(trial: Trial<O, V, E>, state: State): void {
  const { game, play } = trial;
  const all = viewers(trial);
  const first = all[play.picks.length % all.length];
  const old = game.view(state, first);
  const before = JSON.stringify(old);
  const now = game.view(play.state, first, undefined, { state, view: old });
  for (const viewer of all) {
    const view = game.view(state, viewer, old);
    const seen = viewer === first ? now : game.view(play.state, viewer, now, { state, view });
    same(
      JSON.stringify(seen),
      JSON.stringify(game.view(play.state, viewer)),
      `the view of ${nameOf(viewer)}, made from the one before`,
    );
  }
  same(JSON.stringify(old), before, 'a view from which the next one was made');
}

/**
 * As a server has it: everybody's view is made from the one that he was shown before, and so on from the
 * beginning. After all these steps it is still what it would be if it were made anew.
 */
function shownFromTheStart<O, V, E>(trial: Trial<O, V, E>): (close: boolean) => void {
  const { game, play } = trial;
  const all = viewers(trial);
  const state = play.state.slice();
  const shown = new Map(all.map((viewer) => [viewer, game.view(state, viewer)]));
  return (close) => {
    const seenBy = (viewer: number | null, like?: V): V =>
      game.view(play.state, viewer, like, { state, view: shown.get(viewer)! });
    const first = all[play.picks.length % all.length];
    const now = seenBy(first);
    for (const viewer of all) {
      const view = viewer === first ? now : seenBy(viewer, now);
      if (close) {
        const fresh = JSON.stringify(game.view(play.state, viewer));
        same(JSON.stringify(view), fresh, `the view of ${nameOf(viewer)}, made step by step`);
      }
      shown.set(viewer, view);
    }
    state.set(play.state);
  };
}

/** What is made from the view of somebody else is what the viewer would have been shown anyway. */
function viewsOfOthers<O, V, E>(trial: Trial<O, V, E>): void {
  const { game, play, rng } = trial;
  const all = viewers(trial);
  const other = all[anyOf(rng, all.length)];
  const like = game.view(play.state, other);
  const before = JSON.stringify(like);
  for (const viewer of all) {
    same(
      JSON.stringify(game.view(play.state, viewer, like)),
      JSON.stringify(game.view(play.state, viewer)),
      `the view of ${nameOf(viewer)}, made from that of ${nameOf(other)}`,
    );
  }
  same(JSON.stringify(like), before, 'a view from which others were made');
}

/** Dealt anew a game is still a game: it agrees with the view, and can be played to its end. */
export function determinizes<O, V, E>(trial: Trial<O, V, E>): Check {
  const { game, play, rng, permute } = trial;
  let changed = false;
  // A short game may be over before anything was looked at.
  let looked = false;
  return {
    before() {
      looked = true;
      const s = play.state;
      const seat = anyOf(rng, game.seats(s));
      const before = hash(s);
      const seed = anyOf(rng, 2 ** 32);
      const dealt = game.determinize(s, seat, stream(seed));
      const sameBytes = dealt.buffer === s.buffer && dealt.byteOffset === s.byteOffset;
      claim(dealt !== s && !sameBytes, 'determinize gives the state itself');
      claim(dealt.length === s.length, 'determinize changes the size of the state');
      const into = game.determinizeInto(new Uint8Array(s.length), s, seat, stream(seed));
      same(hash(into), hash(dealt), 'the same deal into a buffer');
      // A computer player that deals anew must not notice where the cards really lie.
      const again = game.determinize(permute(s, seat, rng), seat, stream(seed));
      same(hash(again), hash(dealt), 'the same deal of another truth');
      const keyed = game.determinize(withKey(s), seat, stream(seed));
      same(toBase64(keyed), toBase64(dealt), 'the same deal of a game whose numbers have a key');
      same(hash(s), before, 'the state after determinize');
      same(
        JSON.stringify(game.view(dealt, seat)),
        JSON.stringify(game.view(s, seat)),
        `the view of seat ${seat} after determinize`,
      );
      changed ||= otherThanChance(s, dealt);
      playToEnd(game, dealt, rng, trial.longest);
      same(hash(s), before, 'the state after play in a new deal');
    },
    end: () => claim(changed || !looked, 'determinize never dealt anything anew'),
  };
}

/** The same table with numbers that search must neither see nor pay for. */
function withKey(s: State): State {
  const keyed = s.slice();
  seedWords(keyed, RNG, 'c5'.repeat(32));
  return keyed;
}

/** A new deal that only changes the dice of the future would make every other check empty. */
function otherThanChance(a: State, b: State): boolean {
  for (let i = 0; i < a.length; i++) if ((i < RNG || i >= DEPTH) && a[i] !== b[i]) return true;
  return false;
}
