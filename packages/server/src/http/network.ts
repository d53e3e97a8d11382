/** Whose address it is: with IPv6 everybody has 2^64 of them, so the first half is what counts. */
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address);
  if (mapped) return mapped[1];
  const [bare] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head, tail] = bare.split('::');
  const groups = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const left = groups(head);
  const missing = tail === undefined ? 0 : 8 - left.length - groups(tail).length;
  const all = [...left, ...Array<string>(missing).fill('0'), ...groups(tail)];
  const half = all.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${half.join(':')}::/64`;
}
