import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './take-turns.ts';

it('lets one run at a time, in order of arrival, with other work in between', async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  const reader = async (name: string) => {
    await takeTurn('one address');
    done.push(name);
  };
  for (const name of ['Miriam', 'Naomi', 'Ruth']) void reader(name);
  while (!done.includes('Ruth')) {
    await nextTurn();
    if (done.length > 0 && done.at(-1) !== 'a save') done.push('a save');
  }
  expect(done).toEqual(['Miriam', 'a save', 'Naomi', 'a save', 'Ruth', 'a save']);
});

it('lets the event loop turn between two of them, even if the first takes longer than the pause', async () => {
  const takeTurn = createTurns();
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const servedAt = await Promise.all(
    Array.from({ length: 4 }, async () => {
      await takeTurn('one address');
      const at = turn;
      const until = performance.now() + 8;
      while (performance.now() < until);
      return at;
    }),
  );
  isOver = true;
  expect(new Set(servedAt).size).toBe(4);
});

it('serves a newcomer, whether others are done or in progress', async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  await takeTurn('one address');
  await nextTurn();
  const late = takeTurn('one address').then(async () => {
    done.push('first');
    await takeTurn('one address');
    done.push('first again');
  });
  await Promise.all([late, takeTurn('one address').then(() => done.push('second'))]);
  expect(done).toEqual(['first', 'second', 'first again']);
});

it('serves another address between a hundred requests from one', async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  const flood = Array.from({ length: 100 }, () => takeTurn('a flood').then(() => done.push('a flood')));
  const others = ['Miriam', 'Naomi'].map(async (name) => {
    await takeTurn(name);
    await takeTurn(name);
    done.push(name);
  });
  await Promise.all(others);
  expect(done.filter((name) => name === 'a flood').length).toBeLessThan(6);
  expect(done).toContain('a flood');
  await Promise.all(flood);
});
