import { expect, it } from 'vitest';
import { withoutPort } from './forwarded-for.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  [' 203.0.113.9:51234', '203.0.113.9'],
  ['2001:db8::9', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['[2001:db8::9]:443', '2001:db8::9'],
  ['unknown', 'unknown'],
  ['_hidden:80', '_hidden:80'],
  ['', ''],
])('reads %j as the address %j', (text, address) => {
  expect(withoutPort(text)).toBe(address);
});
