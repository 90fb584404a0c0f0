import { describe, expect, it } from 'vitest';
import { network } from './network.ts';

describe('network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0'],
    ['2001:db8:1:ff:3:4:5:6', '2001:db8:1:0'],
    ['2001:db8:1:100::9', '2001:db8:1:100'],
    ['2001:db8:1:1ff::9', '2001:db8:1:100'],
    ['2001:db8:1:ab12::9', '2001:db8:1:ab00'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:0'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('counts %s as %s', (address, expected) => {
    expect(network(address)).toBe(expected);
  });
});
