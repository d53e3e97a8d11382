/** What a search would do, pick after pick, in words. */
import { decidingSeat, isOver, type Game, type State, type Text } from '@evervale/kernel';
import type { Evaluator } from '../evaluator.ts';
import type { Node } from '../search/node.ts';
import type { PlayingOn } from './playingOn.ts';

/** A pick in the words of the game. */
export interface Step {
  readonly key: string;
  readonly text: Text;
}

/** The most tried picks one after the other, as long as the action and the tree go. */
export function bestLine(
  game: Game,
  evaluator: Evaluator,
  s: State,
  root: Node,
  seat: number,
): Step[] {
  const line: Step[] = [];
  let node: Node | null = root;
  do {
    const at: number = mostTried(node, game.machine.legal(s).toArray());
    if (at < 0) break;
    line.push(game.machine.wording(s, node.codes[at]));
    game.machine.touched();
    game.machine.applyThrough(s, node.codes[at]);
    node = node.kids[at];
  } while (node !== null && !isOver(s) && decidingSeat(s) === seat && !evaluator.atRest(s));
  return line;
}

/** A pick, and the rest of its action as it is foreseen. */
export function foreseenLine(game: Game, s: State, code: number, playing: PlayingOn): Step[] {
  const { machine } = game;
  machine.touched();
  const line = [machine.wording(s, code)];
  machine.applyThrough(s, code);
  for (const next of playing.rest(s)) line.push(machine.wording(s, next));
  return line;
}

function mostTried(node: Node, legal: readonly number[]): number {
  let best = -1;
  node.codes.forEach((code, i) => {
    if (
      node.visits[i] > 0 &&
      legal.includes(code) &&
      (best < 0 || node.visits[i] > node.visits[best])
    ) {
      best = i;
    }
  });
  return best;
}
