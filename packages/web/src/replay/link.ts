/** A whole game inside a link: packed into what stands behind the #, so that no server sees it. */
import { Refusal } from '@evervale/kernel';
import { readTableFile, writeTableFile } from '../table/file.ts';
import type { Opened } from './open.ts';

const MARK = 'game=';

async function through(bytes: BlobPart, by: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function packGame({ config, picks }: Opened): Promise<string> {
  const text = writeTableFile(config, picks);
  const bytes = await through(text, new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const base64 = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${MARK}${base64}`;
}

export const holdsGame = (hash: string): boolean => hash.replace('#', '').startsWith(MARK);

export async function unpackGame(hash: string): Promise<Opened> {
  const base64 = hash.replace('#', '').slice(MARK.length);
  try {
    const letters = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    const table = readTableFile(new TextDecoder().decode(text));
    if (table) return table;
  } catch {
    // Whatever is wrong with the letters, the link is not whole.
  }
  throw new Refusal('link', 'the link is not complete');
}
