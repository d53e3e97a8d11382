/**
 * Puts the game together: verbs make the machine, and every effect of the content gets its place in
 * the program. This happens once; the order fixes the numbers, and with them the rules version.
 */
import {
  Machine,
  RNG,
  push,
  seedWords,
  type Effect,
  type Seed,
  type State,
} from '@evervale/kernel';
import { charge, follow, followPlacements } from './battle/aftermath.ts';
import { gloryStep } from './battle/outcome.ts';
import { joinBattles } from './battle/battle.ts';
import { battle } from './battle/stage.ts';
import { addDice, join } from './battle/steps.ts';
import { windows } from './battle/window.ts';
import { ADVENTURE_CARDS } from './content/adventure/index.ts';
import { MAGIC_CARDS } from './content/magic/cards.ts';
import { MONSTER_LIST, monsterOf } from './content/monsters/index.ts';
import { RUIN_TILES, oracleSteps } from './content/realms.ts';
import { GLORY_ELSE, GLORY_SPACES, ORB_REWARDS, TROVE_EFFECTS } from './content/tracks.ts';
import { allDues } from './effects/due.ts';
import { verbs } from './effects/index.ts';
import { listening } from './effects/listeners.ts';
import { useMachine } from './effects/machine.ts';
import { marker } from './effects/points.ts';
import { bestow } from './effects/world.ts';
import { cast, casting } from './magic/casting.ts';
import { hire, hiring, refresh, refreshing } from './modules/free.ts';
import { watchQuests } from './magic/quests.ts';
import { draft } from './modules/draft.ts';
import { trade, trading } from './modules/teams.ts';
import { joinGhosts } from './modules/ghosts/index.ts';
import { ghostTurn } from './modules/ghosts/turn.ts';
import { makeRoom } from './monsters/moving.ts';
import { LEVELS, moduleBits, type GameOptions } from './options.ts';
import { gather, placement } from './placing/placing.ts';
import { starterEffects } from './regroup/actions.ts';
import { act } from './regroup/chain.ts';
import { regroup } from './regroup/regroup.ts';
import { useMonsterIds } from './say.ts';
import {
  LEVEL,
  MODULES,
  PLAYERS,
  POWER_VALUE,
  SEATS,
  SETUP_HOW,
  FACTION,
  playerAt,
  stateSize,
} from './state/layout.ts';
import { cashChoice } from './tableau/cash.ts';
import { input } from './tableau/input.ts';
import { settle } from './tableau/paying.ts';
import { attach, attaching, orbUse, slotting } from './tableau/slotting.ts';
import { addFreeAction, asides } from './turn/free.ts';
import { scoring } from './turn/scoring.ts';
import { CHOSEN_EXTRA, RANDOM_ELEMENT, RANDOM_FACTION, ROLLED_FIRST, setup } from './turn/setup.ts';
import { endTurn, lastCash, overLimit, pause, turns } from './turn/turn.ts';

addFreeAction(slotting);
addFreeAction(orbUse);
addFreeAction(attaching);
addFreeAction(casting);
addFreeAction(hiring);
addFreeAction(refreshing);
addFreeAction(trading);
watchQuests();
joinGhosts();
followPlacements();
joinBattles((s, seat, faction) => s[playerAt(seat) + FACTION] === faction + 1);
useMonsterIds((kind) => monsterOf(kind).id);

export const machine = new Machine(verbs, asides);
useMachine(machine);

const course: readonly Effect[] = [
  setup,
  turns,
  endTurn,
  pause,
  overLimit,
  lastCash,
  scoring,
  placement,
  gather,
  regroup,
  act,
  input,
  settle,
  attach,
  cashChoice,
  marker,
  follow,
  charge,
  battle,
  gloryStep,
  join,
  addDice,
  cast,
  hire,
  refresh,
  bestow,
  makeRoom,
  ghostTurn,
  draft,
  trade,
  oracleSteps,
  ...windows.values(),
  ...allDues(),
  ...starterEffects,
];

/** The effects of all content, in the order that gives them numbers. */
function contents(): Effect[] {
  const cards = ADVENTURE_CARDS.flatMap((card) => [
    card.action?.do,
    card.scoring,
    card.hostActivated,
    card.beforeHost,
  ]);
  const magic = MAGIC_CARDS.map((card) =>
    card.type === 'spell' ? card.do : card.type === 'prophecy' ? card.scoring : undefined,
  );
  return [
    ...RUIN_TILES.map((tile) => tile.do),
    ...GLORY_SPACES.filter((space) => space !== 'orb'),
    GLORY_ELSE,
    ...ORB_REWARDS.map((reward) => reward.do),
    ...TROVE_EFFECTS.map((trove) => trove.do),
    ...cards,
    ...magic,
    ...MONSTER_LIST.map((monster) => monster.reward),
    ...listening().map((ability) => ability.do),
  ].filter((effect) => effect !== undefined);
}

[...course, ...contents()].forEach((effect) => machine.load(effect));

/** A table with nothing dealt yet. */
export function tableFor(options: GameOptions): State {
  const seats = options.players === 1 ? 2 : options.players;
  const s = new Uint8Array(stateSize(seats));
  s[PLAYERS] = options.players;
  s[SEATS] = seats;
  const bits = moduleBits(options.modules);
  s[MODULES] = bits;
  s[MODULES + 1] = bits >> 8;
  options.powerValues.forEach((value, i) => (s[POWER_VALUE + i] = value));
  if (options.level !== undefined) s[LEVEL] = LEVELS.indexOf(options.level);
  if (options.factions === 'randomElement') s[SETUP_HOW] |= RANDOM_ELEMENT;
  if (options.factions === 'randomFaction') s[SETUP_HOW] |= RANDOM_FACTION;
  if (options.extraElements === 'chosen') s[SETUP_HOW] |= CHOSEN_EXTRA;
  if (options.firstPlayer === 'roll') s[SETUP_HOW] |= ROLLED_FIRST;
  return s;
}

/** A new game, up to its first decision. */
export function newGame(options: GameOptions, seed: Seed): State {
  const s = tableFor(options);
  seedWords(s, RNG, seed);
  machine.start(s, turns, 0);
  push(s, setup.id, 0, 0, 0, 0);
  machine.run(s);
  return s;
}
