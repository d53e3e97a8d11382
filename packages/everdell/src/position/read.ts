/** From a position as people write it to a state. */
import { allBoxes, bitOfNumber, boxesOf, boxesWith } from '../content/boxes.ts';
import { type GameOptions, readOptions } from '../options.ts';
import { machine, tableFor } from '../rules.ts';
import { FINISHED, PLAYERS, SEATS, TURN, playerAt } from '../state/layout.ts';
import { automatOf } from '../turn/automats.ts';
import { turns } from '../turn/turn.ts';
import { encoding } from '../version.ts';
import { writePosition } from './write.ts';
import { list, object, resume, whole, type Json } from '@evervale/kernel/position';
import { readBoard, readWorkers } from './readBoard.ts';
import { standOnCard } from './readCity.ts';
import { readKinds } from './readKinds.ts';
import { checkCopies, readPiles } from './readPiles.ts';
import { checkHands, readAutomat, readPlayer } from './readPlayer.ts';
import { RNG, Refusal, type State, seedWords } from '@evervale/kernel';

const FIELDS = [
  'options',
  'turn',
  'players',
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

/** Reads a position; nothing has happened yet: a turn that leaves no choice has still to be taken. */
export function readAsWritten(input: unknown): { state: State; options: GameOptions } {
  const json = object(input, 'position', fieldsOfPosition());
  const options = readOptions(
    json['options'] ?? { players: Math.max(2, list(json['players'], 'players').length) },
  );
  const s = tableFor(options);
  seedWords(s, RNG, whole(json['seed'], 'seed', 0, 0xffffffff, 1));
  // Workers by seat that stand on cards; they are counted against the player's workers later.
  const onCards: { seat: number; owner: number; slot: number; field: string }[] = [];
  readBoard(s, json);
  refuseOthers(s, json);
  for (const { position } of boxesWith(boxesOf(s))) position?.read?.(s, json);
  const players = list(json['players'], 'players', s[PLAYERS]);
  for (let seat = 0; seat < s[PLAYERS]; seat++) {
    readPlayer(
      s,
      seat,
      players[seat] === undefined ? {} : players[seat],
      `players[${seat}]`,
      onCards,
    );
  }
  if (s[SEATS] > s[PLAYERS]) readAutomat(s, json, onCards);
  for (const { position } of boxesWith(boxesOf(s))) position?.finish?.(s, json);
  for (const w of onCards) standOnCard(s, w.seat, w.owner, w.slot, w.field);
  readWorkers(s, json['workers']);
  readKinds(s, json['players']);
  for (const { position } of boxesWith(boxesOf(s))) position?.settle?.(s);
  readPiles(s, json);
  checkCopies(s, json);
  const takingTurns = automatOf(s)?.turn === undefined ? s[PLAYERS] : s[SEATS];
  s[TURN] = whole(json['turn'], 'turn', 1, takingTurns, 1) - 1;
  if (json['pending'] !== undefined) {
    return { state: resume(encoding, json, writePosition), options };
  }
  checkHands(s);
  start(s);
  return { state: s, options };
}

function fieldsOfPosition(): string[] {
  return [...FIELDS, ...allBoxes().flatMap(({ position }) => position?.fields ?? [])];
}

/** Fields of boxes that are not in the game. */
function refuseOthers(s: State, json: Json): void {
  for (const { id, number, position } of allBoxes()) {
    if ((boxesOf(s) & bitOfNumber(number)) !== 0) continue;
    const field = position?.fields?.find((name) => json[name] !== undefined);
    if (field === undefined) continue;
    throw new Refusal(field, position?.absent ?? `comes with the box "${id}" only`);
  }
}

function start(s: State): void {
  const finished = Array.from({ length: s[PLAYERS] }, (_, i) => s[playerAt(i) + FINISHED] === 1);
  // Everybody has finished: a game to look at, with nothing left to decide.
  if (finished.every(Boolean)) return;
  if (s[playerAt(s[TURN]) + FINISHED] === 1) throw new Refusal('turn', 'this player has finished');
  machine.start(s, turns, s[TURN]);
  machine.walk(s);
}
