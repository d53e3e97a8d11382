/**
 * Events as a seat receives them tell nothing hidden: where two courses of the game look the same
 * to a viewer before and after a pick, the viewer has heard the same.
 */
import { decision, type Decision } from '../game.ts';
import { clone, type State } from '../state.ts';
import { same } from './fault.ts';
import { plainData } from './plain.ts';
import { nameOf, viewers, type Check, type Taken, type Trial } from './trial.ts';

const DEALS = 3;

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

  function outcome(s: State, code: number, viewer: number | null): { view: string; heard: string } {
    const heard: E[] = [];
    game.listen(heard);
    try {
      game.machine.apply(s, code);
    } finally {
      game.listen(null);
    }
    const told = heard
      .filter((event) => !trial.openly(event))
      .map((event) => game.eventFor(event, viewer));
    const lines = told.map((event) => game.eventText(event, s));
    return { view: JSON.stringify(game.view(s, viewer)), heard: JSON.stringify([told, lines]) };
  }

  function compare({ before, code }: Taken<E>, viewer: number | null): void {
    const here = decision(game, before)!;
    const seen = outcome(clone(before), code, viewer);
    for (let i = 0; i < DEALS; i++) {
      const dealt = permute(before, viewer, rng);
      for (const twin of twins(here, decision(game, dealt)!, code)) {
        const other = outcome(clone(dealt), twin, viewer);
        if (other.view === seen.view) same(other.heard, seen.heard, `what ${nameOf(viewer)} hears`);
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
