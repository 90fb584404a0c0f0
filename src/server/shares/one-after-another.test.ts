import { expect, it } from 'vitest';
import { createOneAfterAnother } from './one-after-another.ts';

it('what has one key is done one after the other, what has another is not held up, and a failure ends with itself', async () => {
  const inLine = createOneAfterAnother();
  const done: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = inLine('a', async () => {
    await gate;
    done.push('first');
    throw new Error('broken');
  });
  const second = inLine('a', async () => done.push('second'));
  await inLine('b', async () => done.push('other'));
  open();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});
