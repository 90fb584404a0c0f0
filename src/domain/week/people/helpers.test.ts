import { expect, it } from 'vitest';
import { helpersIn, helpersNamed, soleHelperOf } from './helpers.ts';

it.each([
  [
    'my sister (messages and posts, until the end of February), a friend (door), my nephew (keyboards)',
    ['my sister', 'a friend', 'my nephew'],
  ],
  ['Dina (money, emails, door), Pete (hall, chairs)', ['Dina', 'Pete']],
  ['My daughter and my husband', ['my daughter', 'my husband']],
  ['none', []],
  ['Just me.', []],
  ['', []],
  [undefined, []],
  ['(((', []],
  ['x'.repeat(500), []],
])('%s', (fact, names) => {
  expect(helpersIn(fact).map(({ name }) => name)).toEqual(names);
});

const HELPERS = helpersIn('my sister, Dina, my nephew');

it.each([
  ['Dina sends the one email', 'After the event', 'Dina'],
  ['Your sister posts the picture', 'Social schedule', 'my sister'],
  ['Post · Marketing Launch', 'One calendar · Sister', 'my sister'],
  ['Send the email; collect keyboards · You, your nephew', 'Countdown', null],
  ['Ask your nephew about keyboards', 'Countdown', null],
  ['Print the cards', 'Countdown', null],
])('%s in %s is done by %s', (title, section, name) => {
  expect(soleHelperOf({ title, section }, HELPERS)?.name ?? null).toBe(name);
});

it('a named helper sees it; the heading does not count', () => {
  const named = (title: string, section: string) =>
    helpersNamed({ title, section }, HELPERS).map(({ name }) => name);
  expect(named('Ask your nephew and Dina', 'Countdown')).toEqual(['Dina', 'my nephew']);
  expect(named('Print the cards', 'What Dina does')).toEqual([]);
});
