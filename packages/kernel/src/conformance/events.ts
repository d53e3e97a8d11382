/**
 * Events as a seat receives them tell nothing hidden: where two courses of the game look the same
 * to a viewer before and after a pick, the viewer has heard the same. Forced picks count for
 * themselves: a card may be given, seen and, by a forced pick, be gone again.
 */
import { decision, type Decision } from '../game.ts';
import { clone, type State } from '../state.ts';
import { same } from './fault.ts';
import { plainData } from './plain.ts';
import { nameOf, viewers, type Check, type Taken, type Trial } from './trial.ts';

const DEALS = 3;

/** From a pick to the next one, be it forced. */
interface Stretch {
  /** What lies before a viewer then, and what everybody was shown on the way, such as dice. */
  readonly seen: string;
  readonly heard: string;
}

type Option = Decision['options'][number];

function act({ key }: Option): string {
  return key.split(':')[0];
}

/**
 * Picks in the newly dealt game that might look like this one from outside. The same option, if it
 * is offered there too. An option that exists only there, in place of one that exists only here, is
 * a choice among hidden cards, which others must not be able to tell apart.
 */
function twins(here: Decision, there: Decision, code: number): number[] {
  const mine = here.options.find((option) => option.code === code)!;
  const offered = (options: readonly Option[], key: string) => options.some((o) => o.key === key);
  if (offered(there.options, mine.key)) {
    return there.options.filter((o) => o.key === mine.key).map((o) => o.code);
  }
  const alike = there.options.filter((o) => act(o) === act(mine) && !offered(here.options, o.key));
  return alike.map((o) => o.code);
}

export function events<O, V, E>(trial: Trial<O, V, E>): Check<E> {
  const { game, rng, permute } = trial;

  function outcome(start: State, code: number, viewer: number | null): Stretch[] {
    const heard: E[] = [];
    const stretches: Stretch[] = [];
    const note = (s: State): void => {
      const all = heard.splice(0);
      const forViewer = (event: E): E => game.eventFor(event, viewer);
      const told = all.filter((event) => !trial.openly(event)).map(forViewer);
      const shown = all.filter((event) => trial.openly(event)).map(forViewer);
      const lines = told.map((event) => game.eventText(event, s));
      stretches.push({
        seen: JSON.stringify([game.view(s, viewer), shown]),
        heard: JSON.stringify([told, lines]),
      });
    };
    game.listen(heard);
    game.machine.onForced = note;
    try {
      game.machine.apply(start, code);
    } finally {
      game.machine.onForced = null;
      game.listen(null);
    }
    note(start);
    return stretches;
  }

  function compare({ before, code }: Taken<E>, viewer: number | null): void {
    const here = decision(game, before)!;
    const seen = outcome(clone(before), code, viewer);
    for (let i = 0; i < DEALS; i++) {
      const dealt = permute(before, viewer, rng);
      for (const twin of twins(here, decision(game, dealt)!, code)) {
        const other = outcome(clone(dealt), twin, viewer);
        for (let n = 0; n < seen.length && other[n]?.seen === seen[n].seen; n++) {
          same(other[n].heard, seen[n].heard, `what ${nameOf(viewer)} hears`);
        }
      }
    }
  }

  return {
    after(taken) {
      plainData(taken.events, 'the events');
      if (taken.close) for (const viewer of viewers(trial)) compare(taken, viewer);
    },
  };
}
