/** From a position as people write it to a state. */
import { standBySeason } from '../rugwort/setup.ts';
import { anyDeployed } from '../state/workers.ts';
import { type GameOptions, readOptions } from '../options.ts';
import { machine, tableFor } from '../rules.ts';
import { FINISHED, PLAYED, PLAYERS, SEATS, TURN, playerAt } from '../state/layout.ts';
import { showRevealed } from '../state/revealed.ts';
import { turns } from '../turn/turn.ts';
import { VERSION } from '../version.ts';
import { cardKind } from './cards.ts';
import { list, object, text, whole } from './fields.ts';
import { readBoard, readWorkers } from './readBoard.ts';
import { standOnCard } from './readCity.ts';
import { checkCopies, readPiles } from './readPiles.ts';
import { readPlayer, readRugwort } from './readPlayer.ts';
import {
  DEPTH,
  FRAMES,
  FRAME_SIZE,
  MAX_FRAMES,
  PENDING,
  RNG,
  Refusal,
  SEAT,
  type State,
  fromBase64,
  nodeOf,
  seedWords,
  shown,
} from '@evervale/kernel';

const TOP_FIELDS = [
  'options',
  'turn',
  'players',
  'rugwort',
  'lastRoll',
  'meadow',
  'deck',
  'rest',
  'discard',
  'forest',
  'events',
  'workers',
  'seed',
  'pending',
];

/** Reads a position; throws a Refusal that names the field. */
export function readPosition(input: unknown): { state: State; options: GameOptions } {
  const json = object(input, 'position', TOP_FIELDS);
  const options = readOptions(
    json['options'] ?? { players: Math.max(2, list(json['players'], 'players').length) },
  );
  const s = tableFor(options);
  seedWords(s, RNG, whole(json['seed'], 'seed', 0, 0xffffffff, 1));
  // Workers by seat that stand on cards; they are counted against the player's workers later.
  const onCards: { seat: number; owner: number; slot: number; field: string }[] = [];
  readBoard(s, json);
  const players = list(json['players'], 'players', s[PLAYERS]);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    readPlayer(s, seat, players[seat] ?? {}, `players[${seat}]`, onCards);
  }
  if (json['rugwort'] !== undefined && s[SEATS] === s[PLAYERS]) {
    throw new Refusal('rugwort', 'is only in a game against him');
  }
  if (s[SEATS] > s[PLAYERS]) readRugwort(s, json, onCards);
  for (const w of onCards) standOnCard(s, w.seat, w.owner, w.slot, w.field);
  readWorkers(s, json['workers']);
  // Unless his workers are named, they stand where his season puts them.
  if (s[SEATS] > s[PLAYERS] && !anyDeployed(s, s[PLAYERS])) standBySeason(s);
  readPiles(s, json);
  checkCopies(s);
  s[TURN] = whole(json['turn'], 'turn', 1, s[PLAYERS], 1) - 1;
  if (json['pending'] === undefined) start(s);
  else resume(s, json['pending']);
  return { state: s, options };
}

function start(s: State): void {
  const all = Array.from({ length: s[PLAYERS] }, (_, seat) => s[playerAt(seat) + FINISHED]);
  if (all[s[TURN]] === 1) throw new Refusal('turn', 'this player has finished');
  machine.start(s, turns, s[TURN]);
  machine.run(s);
}

/** Goes on in the middle of an effect, exactly where it was written down. */
function resume(s: State, input: unknown): void {
  const json = object(input, 'pending', ['rules', 'frames', 'revealed', 'played']);
  if (json['rules'] !== VERSION) {
    throw new Refusal(
      'pending.rules',
      `belongs to rules version ${shown(json['rules'])}, this is ${VERSION}`,
    );
  }
  const frames = fromBase64(text(json['frames'], 'pending.frames'));
  const depth = frames.length / FRAME_SIZE;
  if (!Number.isInteger(depth) || depth < 1 || depth > MAX_FRAMES) {
    throw new Refusal('pending.frames', 'is damaged');
  }
  list(json['revealed'], 'pending.revealed', 8).forEach((id, i) =>
    showRevealed(s, cardKind(id, `pending.revealed[${i}]`)),
  );
  s[PLAYED] = whole(json['played'], 'pending.played', 0, 99, 0);
  s.set(frames, FRAMES);
  s[DEPTH] = depth;
  for (let i = 0; i < depth; i++) {
    const f = FRAMES + i * FRAME_SIZE;
    const bad =
      nodeOf(s, f) < 1 || nodeOf(s, f) > machine.program().length || s[f + SEAT] >= s[SEATS];
    if (bad) throw new Refusal('pending.frames', 'is damaged');
  }
  s[PENDING] = 1;
  try {
    if (machine.legal(s).count === 0) throw new Error('no options');
  } catch {
    throw new Refusal('pending.frames', 'does not fit the position');
  }
}
