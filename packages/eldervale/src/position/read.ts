/** From a position as people write it to a state. */
import { RNG, Refusal, seedWords, type State } from '@evervale/kernel';
import { flag, list, object, oneOf, resume, whole } from '@evervale/kernel/position';
import { ORB_REWARDS } from '../content/tracks.ts';
import { ELEMENTS } from '../content/terms.ts';
import { readOptions, type GameOptions } from '../options.ts';
import { machine, tableFor } from '../rules.ts';
import {
  END_BY,
  FIRST,
  GLORY,
  GLORY_ORBS,
  IN_PLAY,
  LAST_TURNS,
  PEACE,
  PLAYERS,
  REWARDS_USED,
  SEATS,
  TRACK_ORBS,
  TROVES,
  TROVES_LEFT,
  TURN,
  playerAt,
} from '../state/layout.ts';
import { WITH_MOTHER, plays } from '../state/seats.ts';
import { turns } from '../turn/turn.ts';
import { VERSION } from '../version.ts';
import { Supply, elementNamed, rewardNamed, troveNamed } from './ids.ts';
import { readMercenaries, readMonsters, settleMonsters } from './readFigures.ts';
import { ghostsIn, readGhosts } from './readGhosts.ts';
import { dealTreasure, fillStack, readMap, readStack, readTreasure } from './readMap.ts';
import { fillDecks, fillMagic, readDecks, readMagic } from './readPiles.ts';
import { PLAYER_FIELDS, readIdentities, readPlayer } from './readPlayer.ts';
import { Table } from './table.ts';
import { writePosition } from './write.ts';

export const FIELDS = [
  'game',
  'options',
  'turn',
  'first',
  'elements',
  'players',
  'ghosts',
  'map',
  'stack',
  'treasure',
  'decks',
  'deck',
  'discard',
  'monsters',
  'mercenaries',
  'trackOrbs',
  'gloryOrbs',
  'rewards',
  'troves',
  'end',
  'rest',
  'seed',
  'pending',
];

/** Reads a position; nothing has happened yet: a turn that leaves no choice has still to be taken. */
export function readAsWritten(input: unknown): { state: State; options: GameOptions } {
  const json = object(input, 'position', FIELDS);
  oneOf(json['game'], 'game', ['eldervale'], 'eldervale');
  const options = readOptions(
    json['options'] ?? { players: Math.max(2, list(json['players'], 'players').length) },
  );
  const encoding = { id: 'eldervale', version: VERSION };
  if (json['pending'] !== undefined) {
    return { state: resume(encoding, json, writePosition), options };
  }
  const s = tableFor(options);
  seedWords(s, RNG, whole(json['seed'], 'seed', 0, 0xffffffff, 1));
  const table = new Table(s, json);
  readTable(table);
  s[TURN] = whole(json['turn'], 'turn', 1, s[SEATS], 1) - 1;
  s[FIRST] = whole(json['first'], 'first', 1, s[PLAYERS], 1) - 1;
  machine.start(s, turns, s[TURN]);
  machine.walk(s);
  return { state: s, options };
}

function readTable(table: Table): void {
  const { s, json } = table;
  list(json['elements'], 'elements').forEach((id, i) => {
    s[IN_PLAY] |= 1 << (elementNamed(id, `elements[${i}]`) - 1);
  });
  const players = list(json['players'], 'players', s[PLAYERS]);
  const entries = Array.from({ length: s[PLAYERS] }, (_, seat) => {
    const field = `players[${seat}]`;
    return [object(players[seat] ?? {}, field, PLAYER_FIELDS), field] as const;
  });
  const ghosts = ghostsIn(table);
  readIdentities(table, ghosts === undefined ? entries : [...entries, [ghosts, 'ghosts']]);
  readMap(table);
  readStack(table);
  readDecks(table);
  const treasure = readTreasure(table);
  entries.forEach(([entry, field], seat) => readPlayer(table, seat, entry, field));
  if (ghosts !== undefined) readGhosts(table, ghosts);
  settleMonsters(table);
  readMonsters(table);
  readMercenaries(table);
  readMagic(table);
  readBoard(table);
  const rest = flag(json['rest'], 'rest');
  dealTreasure(table, treasure, rest);
  if (!rest) return;
  fillStack(table);
  fillDecks(table);
  fillMagic(table);
}

/** Orbs, reward spaces, Troves, how the game will end; the Peaceful Start follows from the markers (E3.23). */
function readBoard({ s, json }: Table): void {
  s[TRACK_ORBS] = json['trackOrbs'] === undefined ? s[IN_PLAY] : 0;
  list(json['trackOrbs'], 'trackOrbs', ELEMENTS.length).forEach((id, i) => {
    s[TRACK_ORBS] |= 1 << (elementNamed(id, `trackOrbs[${i}]`) - 1);
  });
  s[GLORY_ORBS] = 3;
  list(json['gloryOrbs'], 'gloryOrbs', 2).forEach((value, i) => {
    if (!flag(value, `gloryOrbs[${i}]`)) s[GLORY_ORBS] &= ~(1 << i);
  });
  list(json['rewards'], 'rewards', ORB_REWARDS.length).forEach((id, i) => {
    s[REWARDS_USED] |= 1 << (rewardNamed(id, `rewards[${i}]`) - 1);
  });
  readTroves(s, json['troves']);
  for (let seat = 0; seat < s[SEATS]; seat++) if (s[playerAt(seat) + GLORY] === 0) s[PEACE] = 1;
  if (json['end'] === undefined) return;
  const end = object(json['end'], 'end', ['by', 'turns']);
  s[END_BY] = whole(end['by'], 'end.by', 1, s[SEATS], 1);
  s[LAST_TURNS] = whole(end['turns'], 'end.turns', 1, s[SEATS] + 1, 1);
}

const USUAL_TROVES = 3;

/** Those that are not named are out of the game, whatever they are. */
function readTroves(s: State, value: unknown): void {
  if (!plays(s, WITH_MOTHER)) {
    if (value === undefined) return;
    throw new Refusal('troves', 'come with the module motherOfDragons only');
  }
  const supply = new Supply(5, () => 1);
  const troves = list(value, 'troves', USUAL_TROVES).map((id, i) =>
    supply.take(troveNamed(id, `troves[${i}]`), `troves[${i}]`),
  );
  s[TROVES_LEFT] = value === undefined ? USUAL_TROVES : troves.length;
  s.set([...troves.toReversed(), ...supply.rest(1, 5)], TROVES);
}
