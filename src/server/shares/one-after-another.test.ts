import { expect, it } from 'vitest';
import { createOneAfterAnother } from './one-after-another.ts';

it('work with one key runs in order, other keys run independently, and a failure affects only itself', async () => {
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
