/** Addresses that people give us to call: only public ones, so that nobody calls our own network. */
import { lookup, type LookupAddress } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Refused } from '../refused.ts';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Looks a name up and gives only public addresses: checked at the very moment of the call. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { all: true }, (error, found: LookupAddress[]) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    if (open.length === 0) {
      done(error ?? new Error(`${name} has no public address`), '', 0);
    } else if (options.all) {
      done(null, open);
    } else {
      done(null, open[0].address, open[0].family);
    }
  });
};

/** Connections to public addresses only. */
export function publicAgent(): Agent {
  return new Agent({ lookup: publicLookup });
}

/** Refuses what could never be called: other protocols, bare addresses of private networks. */
export function checkAddress(url: string): void {
  const { protocol, hostname, username, port } = new URL(url);
  const bare = hostname.replace(/^\[|\]$/g, '');
  const fine =
    protocol === 'https:' &&
    username === '' &&
    (port === '' || port === '443') &&
    (isIP(bare) === 0 ? bare.includes('.') : isPublicAddress(bare));
  if (!fine) throw new Refused('invalid', 'must be a public https address');
}
