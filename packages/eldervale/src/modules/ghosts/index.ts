/** The Ghosts of Eldervale: a solo opponent of our own design (chapter 27). */
import { addGhostDice, joinAsGhosts, rusherAtGhosts } from './battle.ts';
import { ghosts } from './door.ts';
import { putWatcher } from './nearest.ts';
import { stepAsGhosts, takeAsGhosts, takeGhostOrb } from './rewards.ts';
import { dealGhosts, raiseChill } from './state.ts';
import { startGhostTurn } from './turn.ts';

export function joinGhosts(): void {
  ghosts.turn = startGhostTurn;
  ghosts.orb = takeGhostOrb;
  ghosts.glory = stepAsGhosts;
  ghosts.take = takeAsGhosts;
  ghosts.fallen = raiseChill;
  ghosts.join = joinAsGhosts;
  ghosts.addDice = addGhostDice;
  ghosts.rusher = rusherAtGhosts;
  ghosts.watch = putWatcher;
  ghosts.deal = dealGhosts;
}
