import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { roundsOf } from '#harness/rounds.ts';
import type { Box, Place } from './kill-places.ts';
import { probeWrites, writtenByProbe } from './kill-probe.ts';

/** What was typed within this time before the end may be missing, and no more. */
const ALLOWED_MS = 100;
const LATEST_MS = 400;
const KEYS = 6;
const KEY_MS = 25;
// Several pages open at once, in a browser that has just been started.
const PATIENCE = { timeout: 30_000 };

/** Of each way to end, in each box. */
export const ROUNDS = roundsOf('KILLS', { usual: 30, full: 200 });

/** One screen on one page. */
export type Desk = { place: Place; type: BlueprintType; page: Page };

/** What a box showed after each key, and when. */
export type Word = { box: Box; before: string; keys: { text: string; at: number }[] };

export type Kept = { name: string; dueKeys: number; missingKeys: number; lateMs: number; isSlow: boolean };

export async function openDesk(page: Page, url: string, place: Place, type: BlueprintType): Promise<Desk> {
  await page.addInitScript(probeWrites);
  // The plan is typed into as text: in the document only a block at a time is an editor.
  await page.addInitScript(() => localStorage.setItem('plan-view', 'text'));
  await page.goto(`${url}/blueprints/${type}`);
  return shown({ place, type, page });
}

export async function shown(desk: Desk): Promise<Desk> {
  for (const box of desk.place.boxes) await expect(box.on(desk.page)).toBeVisible(PATIENCE);
  return desk;
}

/** Types a word into each box, each time into another one first, then pauses for this share of 400 ms: the end comes right after. */
export async function typeWords({ place, page }: Desk, round: number, share: number): Promise<Word[]> {
  const boxes = round % 2 === 0 ? place.boxes : place.boxes.toReversed();
  // Whoever pauses longer begins earlier, so that of several desks all come to the end together.
  await wait(LATEST_MS * (1 - share));
  const words: Word[] = [];
  for (const box of boxes) words.push(await typeWord(page, box, round));
  await wait(LATEST_MS * share);
  return words;
}

async function typeWord(page: Page, box: Box, round: number): Promise<Word> {
  const before = await box.on(page).inputValue();
  await box.on(page).press('Control+End');
  const keys: Word['keys'] = [];
  let text = before;
  for (const key of `-${round}-abcdef`.slice(0, KEYS)) {
    if (keys.length > 0) await wait(KEY_MS);
    await page.keyboard.press(key);
    text += key;
    keys.push({ text, at: performance.now() });
  }
  return { box, before, keys };
}

/** After the end: each box shows what was typed, but for what was typed in the last 100 ms before it. */
export async function expectKept({ page }: Desk, words: readonly Word[], endedAt: number): Promise<Kept[]> {
  const written = await writtenByProbe(page);
  return Promise.all(
    words.map(async ({ box, before, keys }) => {
      const isOld = ({ at }: { at: number }) => at <= endedAt - ALLOWED_MS;
      const due = keys.findLast((key) => isOld(key) && written.includes(key.text))?.text ?? before;
      const whole = keys.at(-1)?.text ?? before;
      const said = `${box.name}, typed "${whole}"`;
      await expect.poll(() => box.on(page).inputValue(), { message: said, ...PATIENCE }).toContain(due);
      const found = await box.on(page).inputValue();
      expect(whole.startsWith(found), `${said}, shown is "${found}"`).toBe(true);
      return {
        name: box.name,
        dueKeys: due.length - before.length,
        missingKeys: whole.length - found.length,
        lateMs: endedAt - (keys.at(-1)?.at ?? endedAt),
        isSlow: due !== (keys.findLast(isOld)?.text ?? before),
      };
    }),
  );
}

/** Rounds in which no key was due would let any program pass. */
export function expectShown(way: string, kept: readonly Kept[]): void {
  for (const [name, rounds] of Object.entries(Object.groupBy(kept, ({ name }) => name))) {
    const sum = (count: (round: Kept) => number) =>
      (rounds ?? []).reduce((all, round) => all + count(round), 0);
    const close = sum(({ lateMs }) => Number(lateMs < ALLOWED_MS));
    const slow = sum(({ isSlow }) => Number(isSlow));
    console.log(
      `${way}, ${name}: ${rounds?.length} rounds, ${close} within 100 ms of the last key, ${sum(({ missingKeys }) => missingKeys)} of ${(rounds?.length ?? 0) * KEYS} keys missing${slow ? `; the machine was slow in ${slow}` : ''}`,
    );
    expect(sum(({ dueKeys }) => dueKeys)).toBeGreaterThan(0);
  }
}
