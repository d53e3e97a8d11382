/**
 * Messages as the frames of a WebSocket (RFC 6455, 5.2): text, whole, not masked, not compressed. What is
 * said to somebody in one turn of the event loop becomes one piece of memory and one call of the system;
 * through the library each message would be two pieces, with a walk through Node's streams for each.
 */
import type { Said } from '../table/channel.ts';

const WHOLE_TEXT = 0x81;
/** Up to here the length is in the second byte itself; beyond, this number says that two bytes follow. */
const LONGEST_SHORT = 125;
const TWO_BYTES = 126;
const LONGEST_MIDDLE = 0xffff;
const EIGHT_BYTES = 127;

/** All these messages, in their order. */
export function framed(messages: readonly Said[]): Buffer {
  const lengths = messages.map((message) => Buffer.byteLength(message));
  const size = lengths.reduce((sum, length) => sum + headSize(length) + length, 0);
  const out = Buffer.allocUnsafe(size);
  let at = 0;
  messages.forEach((message, i) => {
    at = writeHead(out, at, lengths[i]);
    if (typeof message === 'string') out.write(message, at);
    else message.copy(out, at);
    at += lengths[i];
  });
  return out;
}

function headSize(length: number): number {
  if (length <= LONGEST_SHORT) return 2;
  return length <= LONGEST_MIDDLE ? 4 : 10;
}

function writeHead(out: Buffer, at: number, length: number): number {
  out[at] = WHOLE_TEXT;
  if (length <= LONGEST_SHORT) {
    out[at + 1] = length;
  } else if (length <= LONGEST_MIDDLE) {
    out[at + 1] = TWO_BYTES;
    out.writeUInt16BE(length, at + 2);
  } else {
    out[at + 1] = EIGHT_BYTES;
    out.writeUInt32BE(0, at + 2);
    out.writeUInt32BE(length, at + 6);
  }
  return at + headSize(length);
}
