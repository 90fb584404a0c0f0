import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Providers give each customer a whole IPv6 /56: counted by address, it would have 2^72 allowances, by /64 still 256.
 * IPv4 addresses count individually.
 */
export function network(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address);
  return [a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':');
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = tail === undefined ? front : [...front, ...zeros, ...back];
  return groups.map((group) => Number.parseInt(group, 16));
}
