import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { KeySet } from '../key-ring.ts';

/** What counts as one visitor: an IPv4 address, or the network of an IPv6 address, for whoever has one of those has 2^64. A connection that is gone by now has none. */
export const networkOf = (address: string | undefined): string => {
  if (address === undefined || !isIPv6(address)) return address ?? '';
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const [groups, last] = [head.split(':').filter(Boolean), tail?.split(':').filter(Boolean) ?? []];
  const whole = [...groups, ...Array.from({ length: 8 - groups.length - last.length }, () => '0'), ...last];
  return whole.slice(0, 5).every((group) => group === '0') ? whole.join(':') : whole.slice(0, 4).join(':');
};

/** What the log calls a visitor: the same one the same, and nobody reads an address out of it. */
export const networkDigest = ({ network }: KeySet, address: string): string =>
  createHmac('sha256', network).update(networkOf(address)).digest('base64url').slice(0, 12);
