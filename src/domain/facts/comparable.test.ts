import { expect, it } from 'vitest';
import { choiceKey } from './comparable.ts';

it.each([
  ['Dina, 313-555-0148; questions to Avi on Tuesdays, 6 to 8 pm', 'Dina, 313-555-0148'],
  ['call (313) 555 0148', '+1 313-555-0148'],
  ['Ana@Example.com.', 'ana@example.com'],
])('%s and %s reach one person', (one, other) => {
  expect(choiceKey('contact', one, '2026-11-19')).toBe(choiceKey('contact', other, '2026-11-19'));
});

it('ET is Eastern time, and not Central', () => {
  const keyOf = (value: string) => choiceKey('timeZone', value, '2026-11-19');
  expect(keyOf('ET')).toBe(keyOf('Eastern time'));
  expect(keyOf('CT')).not.toBe(keyOf('Eastern'));
  expect(keyOf('CT')).toBe(keyOf('central'));
});

it('another number is another person', () => {
  const keyOf = (value: string) => choiceKey('contact', value, '2026-11-19');
  expect(keyOf('313-555-0148')).not.toBe(keyOf('313-555-0149'));
});
