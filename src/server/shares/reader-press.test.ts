import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { openReaderPress } from './reader-press.ts';

const folder = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Renders until it is released by a number that both threads share; a page with other words fails, or ends the thread.
const DRAWING = `
export function readContents({ gate }) {
  Atomics.wait(new Int32Array(gate), 0, 0, 20_000);
  return { plans: [], launch: 'drawn' };
}
export function drawPage({ forName }) {
  if (forName === 'fails') throw new Error('It cannot be drawn');
  if (forName === 'ends') process.exit(1);
  return 'for ' + forName;
}`;

function press() {
  const file = join(folder, 'drawing.js');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(file, DRAWING);
  const { readContents, drawPage } = openReaderPress(pathToFileURL(file));
  const page = async (forName: string) =>
    new TextDecoder().decode(await drawPage({ forName } as Parameters<typeof drawPage>[0]));
  return { readContents, page };
}

it('pages are rendered while this thread does other work', async () => {
  const { readContents } = press();
  const gate = new SharedArrayBuffer(4);
  const given = { topics: [], sheet: undefined, today: '2026-11-18', hasLaunchPage: false, gate };
  const drawn = readContents(given);
  let turns = 0;
  // Blocked by rendering, this thread would get here only after the timeout.
  for (; turns < 50; turns += 1) await new Promise(setImmediate);
  Atomics.store(new Int32Array(gate), 0, 1);
  Atomics.notify(new Int32Array(gate), 0);
  expect(await drawn).toEqual({ plans: [], launch: 'drawn' });
  expect(turns).toBe(50);
});

it('a failing page fails alone, and if the thread dies, the next page starts a new one', async () => {
  const { page } = press();
  const answers = await Promise.allSettled([page('Miriam'), page('fails'), page('Naomi')]);
  expect(answers).toEqual([
    { status: 'fulfilled', value: 'for Miriam' },
    { status: 'rejected', reason: new Error('Error: It cannot be drawn') },
    { status: 'fulfilled', value: 'for Naomi' },
  ]);
  await expect(page('ends')).rejects.toThrow('No page was drawn');
  expect(await page('Ruth')).toBe('for Ruth');
});
