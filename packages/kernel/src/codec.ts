/** States as text, and their fingerprints. */
import { Refusal } from './refusal.ts';
import { emptyKeyRoom } from './rng.ts';
import type { State } from './state.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 in plain JavaScript: the rules run where neither Buffer nor btoa can be counted on. */
export function toBase64(bytes: Uint8Array): string {
  let out = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    out += LETTERS[word >> 18] + LETTERS[(word >> 12) & 63];
    out += i + 1 < bytes.length ? LETTERS[(word >> 6) & 63] : '=';
    out += i + 2 < bytes.length ? LETTERS[word & 63] : '=';
  }
  return out;
}

export function fromBase64(text: string): Uint8Array {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) {
    throw new Refusal('bytes', 'is not base64');
  }
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let word = 0;
    for (let k = 0; k < 4; k++) word = (word << 6) | Math.max(0, LETTERS.indexOf(text[i + k]));
    for (let k = 2; k >= 0 && at < bytes.length; k--) bytes[at++] = (word >> (8 * k)) & 255;
  }
  return bytes;
}

/** A state as JSON: which game, which rules, which bytes. */
export interface EncodedState {
  readonly game: string;
  readonly rules: string;
  readonly bytes: string;
  /** Damaged bytes must not be played. */
  readonly hash: string;
}

/** What is asked of a game to write its states down. */
export interface Encoding {
  readonly id: string;
  readonly version: string;
  versionOf?(options: unknown): string;
  optionsOf?(s: State): unknown;
}

function versionFor(game: Encoding, s: State): string {
  return game.optionsOf === undefined
    ? game.version
    : (game.versionOf?.(game.optionsOf(s)) ?? game.version);
}

export function encode(game: Encoding, s: State): EncodedState {
  return { game: game.id, rules: versionFor(game, s), bytes: toBase64(s), hash: hash(s) };
}

/** Takes back what `encode` gave; other games and other rules are refused by name. */
export function decode(game: Encoding, input: unknown): State {
  const { game: id, rules, bytes, hash: mark } = (input ?? {}) as Partial<EncodedState>;
  if (id !== game.id) throw new Refusal('game', `must be ${game.id}`);
  if (typeof rules !== 'string') throw new Refusal('rules', NO_VERSION);
  if (mainVersion(rules) !== game.version) refuseRules(rules, game.version);
  if (typeof bytes !== 'string') throw new Refusal('bytes', 'must be a text');
  const s = fromBase64(bytes);
  if (mark !== hash(s)) throw new Refusal('hash', 'the bytes are damaged');
  if (rules !== versionFor(game, s)) refuseRules(rules, versionFor(game, s));
  return s;
}

/** What is wrong with something that does not say it at all. */
export const NO_VERSION = 'must name the version of the rules it was played with';

/** A version may name parts of the game that have one of their own, behind a plus: "4+box.2". */
export const mainVersion = (version: string): string => version.split('+')[0];

function refuseRules(rules: string, version: string): never {
  throw new Refusal('rules', `these bytes belong to rules version ${rules}, this is ${version}`);
}

/**
 * 64 bits of fingerprint as 16 hexadecimal digits (two FNV-1a runs with different bases). The room of
 * a key that a state does not have is left out: records from before there were keys still end right.
 */
export function hash(s: State): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  const empty = emptyKeyRoom(s);
  for (let i = 0, n = 0; i < s.length; i++, n++) {
    if (i === empty?.from) i = empty.to;
    a = Math.imul(a ^ s[i], 0x01000193);
    b = Math.imul(b ^ s[i] ^ (n & 255), 0x01000197);
  }
  return hex(a) + hex(b);
}

function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}
