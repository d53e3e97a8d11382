/** What a search would do, pick after pick, in words. */
import { decidingSeat, isOver, type Game, type State, type Text } from '@evervale/kernel';
import type { Node } from '../search/node.ts';

/** A pick in the words of the game. */
export interface Step {
  readonly key: string;
  readonly text: Text;
}

/** The most tried picks one after the other, as long as the seat decides and the tree goes. */
export function bestLine(game: Game, s: State, root: Node, seat: number): Step[] {
  const line: Step[] = [];
  let node: Node | null = root;
  do {
    const at: number = mostTried(node, game.machine.legal(s).toArray());
    if (at < 0) break;
    line.push(game.machine.wording(s, node.codes[at]));
    game.machine.touched();
    game.machine.applyThrough(s, node.codes[at]);
    node = node.kids[at];
  } while (node !== null && !isOver(s) && decidingSeat(s) === seat);
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
