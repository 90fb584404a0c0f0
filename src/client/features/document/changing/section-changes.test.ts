import { expect, it } from 'vitest';
import { createSectionChanges } from './section-changes.ts';

it('a pasted reply is stored, shown when it opens again, and removed once it is used', () => {
  const kept = new Map<string, { wish: string; reply: string }>();
  const open = () =>
    createSectionChanges({
      ask: () => Promise.reject(new Error('nobody asked')),
      read: (of) => kept.get(of) ?? { wish: '', reply: '' },
      keep: (of, words) => Boolean(kept.set(of, words)),
    });
  const first = open();
  expect(first.bring('a', 'from a friend', [])).toBe(true);
  expect(first.stateOf('a')).toEqual({ status: 'written', reply: 'from a friend' });
  const later = open();
  later.open('a');
  expect(later.stateOf('a')).toEqual({ status: 'written', reply: 'from a friend' });
  later.bring('a', '', []);
  expect(later.stateOf('a')).toEqual({ status: 'form' });
  later.forget('a');
  expect(kept.get('a')).toEqual({ wish: '', reply: '' });
});
