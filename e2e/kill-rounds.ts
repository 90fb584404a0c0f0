import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { roundsOf } from '#harness/rounds.ts';
import type { Place } from './kill-places.ts';

/** What was typed within this time before the end may be missing, and no more. */
const ALLOWED_MS = 100;
// The app reads a row, changes it and writes it, and may have to wait for the one before.
const ALLOWED_WRITES = 5;
const LATEST_MS = 400;
const KEYS = 6;
const KEY_MS = 25;
const PROBE = 'kill-probe';

/** Of each way to end, in each box. */
export const ROUNDS = roundsOf('KILLS', { usual: 10, full: 200 });

/** One box on one page. */
export type Desk = { place: Place; type: BlueprintType; page: Page };

/** What the box showed after each key, and when. */
export type Word = { before: string; keys: { text: string; at: number }[] };

export type Kept = { dueKeys: number; missingKeys: number; lateMs: number; allowedMs: number };

/**
 * Beside the app, each key is written to the disk by the plainest program there is, with the time that its write before
 * took: on a machine that hardly moves, 100 ms are those of five such writes.
 */
export async function openDesk(page: Page, url: string, place: Place, type: BlueprintType): Promise<Desk> {
  await page.addInitScript((name) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('texts');
    let tookMs = 0;
    const write = ({ target }: Event) => {
      const text = (target as HTMLTextAreaElement).value;
      const begun = performance.now();
      const writing = opening.result.transaction('texts', 'readwrite', { durability: 'strict' });
      writing.objectStore('texts').put({ text, tookMs }, location.pathname);
      writing.oncomplete = () => {
        tookMs = performance.now() - begun;
      };
    };
    document.addEventListener('input', write, true);
  }, PROBE);
  // The plan is typed into as text: in the document only a block at a time is an editor.
  await page.addInitScript(() => localStorage.setItem('plan-view', 'text'));
  await page.goto(`${url}/blueprints/${type}`);
  await expect(place.box(page)).toBeVisible();
  return { place, type, page };
}

/** Types a word, then pauses for this share of 400 ms: the end comes right after. */
export async function typeWord({ place, page }: Desk, round: number, share: number): Promise<Word> {
  const box = place.box(page);
  const before = await box.inputValue();
  await box.press('Control+End');
  // Whoever pauses longer begins earlier, so that of several desks all come to the end together.
  await wait(LATEST_MS * (1 - share));
  const keys: Word['keys'] = [];
  let text = before;
  for (const key of `-${round}-abcdef`.slice(0, KEYS)) {
    if (keys.length > 0) await wait(KEY_MS);
    await page.keyboard.press(key);
    text += key;
    keys.push({ text, at: performance.now() });
  }
  await wait(LATEST_MS * share);
  return { before, keys };
}

/** After the end: the box shows what was typed, but for what was typed in the last 100 ms before it. */
export async function expectKept({ place, page }: Desk, word: Word, endedAt: number): Promise<Kept> {
  const last = word.keys.at(-1) ?? { text: word.before, at: endedAt };
  const whole = last.text;
  const { text: written, tookMs } = await plainlyWritten(page);
  const allowedMs = Math.max(ALLOWED_MS, ALLOWED_WRITES * tookMs);
  const old = word.keys.findLast(({ at }) => at <= endedAt - allowedMs)?.text ?? word.before;
  const bare = whole.startsWith(written) && written.startsWith(word.before) ? written : word.before;
  const due = bare.length < old.length ? bare : old;
  const box = place.box(page);
  await expect.poll(() => box.inputValue(), { message: `${place.name}, typed "${whole}"` }).toContain(due);
  const found = await box.inputValue();
  expect(whole.startsWith(found), `${place.name} shows "${found}", typed was "${whole}"`).toBe(true);
  return {
    dueKeys: due.length - word.before.length,
    missingKeys: whole.length - found.length,
    lateMs: endedAt - last.at,
    allowedMs,
  };
}

/** Rounds in which no key was due would let any program pass. */
export function expectShown(name: string, kept: readonly Kept[]): void {
  const sum = (count: (round: Kept) => number) => kept.reduce((all, round) => all + count(round), 0);
  const close = kept.filter(({ lateMs }) => lateMs < ALLOWED_MS).length;
  const slow = kept.filter(({ allowedMs }) => allowedMs > ALLOWED_MS).length;
  console.log(
    `${name}: ${kept.length} rounds, ${close} within 100 ms of the last key, ${sum(({ missingKeys }) => missingKeys)} of ${kept.length * KEYS} keys missing${slow ? `; the machine was slow in ${slow}` : ''}`,
  );
  expect(sum(({ dueKeys }) => dueKeys)).toBeGreaterThan(0);
}

function plainlyWritten(page: Page): Promise<{ text: string; tookMs: number }> {
  return page.evaluate(async (name) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open(name, 1));
    const row = await asked(database.transaction('texts').objectStore('texts').get(location.pathname));
    database.close();
    return row ?? { text: '', tookMs: 0 };
  }, PROBE);
}
