/**
 * Messages as the frames of a WebSocket (RFC 6455, 5.2): text, whole, not masked, not compressed. What is
 * said to somebody in one turn of the event loop leaves with one call of the system; through the library
 * each message would be two pieces, with a walk through Node's streams for each.
 */
import type { Writable } from 'node:stream';

const WHOLE_TEXT = 0x81;
/** Up to here the length is in the second byte itself; beyond, this number says that two bytes follow. */
const LONGEST_SHORT = 125;
const TWO_BYTES = 126;
const LONGEST_MIDDLE = 0xffff;
const EIGHT_BYTES = 127;
const LAST_OF_ASCII = 0x7f;

/** Sends all these messages, in their order. */
export function writeFrames(stream: Writable, messages: readonly string[]): void {
  const text = asText(messages);
  if (text === null) stream.write(asBytes(messages));
  else stream.write(text, 'latin1');
}

/**
 * Nearly all messages are plain ASCII, every letter of which is one byte: Node writes them as they are,
 * without any memory for the bytes. Null if one is not.
 */
function asText(messages: readonly string[]): string | null {
  let text = '';
  /** Letters of the heads beyond ASCII, which would be two bytes each as UTF-8. */
  let beyond = 0;
  for (const message of messages) {
    const before = head(message.length);
    for (let i = 0; i < before.length; i++) if (before.charCodeAt(i) > LAST_OF_ASCII) beyond++;
    text += before + message;
  }
  // All at once: the pieces of which it is made are put together only once then.
  return Buffer.byteLength(text) === text.length + beyond ? text : null;
}

function asBytes(messages: readonly string[]): Buffer {
  const pieces = messages.flatMap((message) => {
    const bytes = Buffer.from(message);
    return [Buffer.from(head(bytes.length), 'latin1'), bytes];
  });
  return Buffer.concat(pieces);
}

/** The head of a frame, a letter for every byte. */
function head(length: number): string {
  if (length <= LONGEST_SHORT) return letters(WHOLE_TEXT, length);
  if (length <= LONGEST_MIDDLE) return letters(WHOLE_TEXT, TWO_BYTES, length >> 8, length & 255);
  const low = [length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255];
  return letters(WHOLE_TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...low);
}

const letters = (...bytes: number[]): string => String.fromCharCode(...bytes);
