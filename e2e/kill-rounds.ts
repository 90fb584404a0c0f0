import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { roundsOf } from '#harness/rounds.ts';
import type { Box, Place } from './kill-places.ts';
import { probeWrites, writtenByProbe } from './kill-probe.ts';

/** Words typed within this time before the end may be lost, no others. */
const ALLOWED_MS = 100;
const LATEST_MS = 400;
const KEYS = 6;
const KEY_MS = 25;
/** The duration of the last keystrokes in two boxes on a fast machine. */
const LAST_KEYS_MS = 80;
// Several pages open at once, in a new browser.
const PATIENCE = { timeout: 30_000 };

/** Rounds per way to end and per box. `KILLS=30` before changing how saving works, 200 with `ROUNDS=full`. */
export const ROUNDS = roundsOf('KILLS', { usual: 10, full: 200 });

/** One screen on one page. */
export type Desk = { place: Place; type: BlueprintType; page: Page };

/** A box's content after each keystroke, and when the page had handled it: never, for a keystroke that the end overtook. */
export type Word = { box: Box; before: string; keys: { text: string; at: number }[] };

export type Kept = {
  name: string;
  dueKeys: number;
  typedKeys: number;
  missingKeys: number;
  lateMs: number;
  isSlow: boolean;
};

export async function openDesk(page: Page, url: string, place: Place, type: BlueprintType): Promise<Desk> {
  await page.addInitScript(probeWrites);
  // In the text view: as a document, only one block at a time is an editor.
  await page.addInitScript(() => localStorage.setItem('plan-view', 'text'));
  await page.goto(`${url}${place.path ?? `/blueprints/${type}`}`);
  return shown({ place, type, page });
}

export async function shown(desk: Desk): Promise<Desk> {
  for (const box of desk.place.boxes) await expect(box.on(desk.page)).toBeVisible(PATIENCE);
  return desk;
}

/** All but the last keystroke of a word in each box, starting with a different box each time. */
export async function beginWords({ place, page }: Desk, round: number): Promise<Word[]> {
  const boxes = round % 2 === 0 ? place.boxes : place.boxes.toReversed();
  const words: Word[] = [];
  for (const box of boxes) {
    const word: Word = { box, before: await box.on(page).inputValue(), keys: [] };
    await box.on(page).press('Control+End');
    for (const key of `-${round}-abcdef`.slice(0, KEYS - 1)) {
      await wait(KEY_MS);
      await typeKey(page, word, key);
    }
    words.push(word);
  }
  return words;
}

/**
 * The last keystroke of each word, on all screens, and the end within 400 ms: each screen waits its share of that time.
 * The end waits for nothing: on slow pages it would otherwise come seconds after the last keystroke, when nothing is at
 * risk anymore.
 */
export async function endWords(desks: readonly Desk[], words: readonly Word[][], shares: readonly number[]) {
  const over = new AbortController();
  const typing = desks.map(async ({ page }, index) => {
    await wait(LATEST_MS * (1 - (shares[index] ?? 0)));
    for (const word of words[index] ?? []) {
      if (over.signal.aborted) return;
      await word.box.on(page).press('Control+End');
      await typeKey(page, word, 'z');
    }
  });
  // Including those that fail: a closed page rejects a keystroke.
  const settled = Promise.allSettled(typing);
  await wait(LATEST_MS + LAST_KEYS_MS);
  over.abort();
  return { endedAt: performance.now(), settled };
}

async function typeKey(page: Page, { keys, before }: Word, key: string): Promise<void> {
  const typed = { text: (keys.at(-1)?.text ?? before) + key, at: Number.POSITIVE_INFINITY };
  keys.push(typed);
  await page.keyboard.press(key);
  typed.at = performance.now();
}

/** After the end: each box shows everything typed, except in the last 100 ms before it. */
export async function expectKept({ page }: Desk, words: readonly Word[], endedAt: number): Promise<Kept[]> {
  const written = await writtenByProbe(page);
  return Promise.all(
    words.map(async ({ box, before, keys }) => {
      const isOld = ({ at }: { at: number }) => at <= endedAt - ALLOWED_MS;
      const due = keys.findLast((key) => isOld(key) && written.includes(key.text))?.text ?? before;
      const whole = keys.at(-1)?.text ?? before;
      const last = keys.findLast(({ at }) => at <= endedAt) ?? { text: before, at: endedAt };
      const said = `${box.name}, typed "${whole}"`;
      await expect.poll(() => box.on(page).inputValue(), { message: said, ...PATIENCE }).toContain(due);
      const found = await box.on(page).inputValue();
      expect(whole.startsWith(found), `${said}, shown is "${found}"`).toBe(true);
      return {
        name: box.name,
        dueKeys: due.length - before.length,
        typedKeys: last.text.length - before.length,
        missingKeys: Math.max(0, last.text.length - found.length),
        lateMs: endedAt - last.at,
        isSlow: due !== (keys.findLast(isOld)?.text ?? before),
      };
    }),
  );
}

/** Rounds without any required keystroke would pass with any program. */
export function expectShown(way: string, kept: readonly Kept[]): void {
  for (const [name, rounds] of Object.entries(Object.groupBy(kept, ({ name }) => name))) {
    const sum = (count: (round: Kept) => number) =>
      (rounds ?? []).reduce((all, round) => all + count(round), 0);
    const close = sum(({ lateMs }) => Number(lateMs < ALLOWED_MS));
    const soon = sum(({ lateMs }) => Number(lateMs < LATEST_MS + LAST_KEYS_MS));
    const slow = sum(({ isSlow }) => Number(isSlow));
    const [missing, typed] = [sum(({ missingKeys }) => missingKeys), sum(({ typedKeys }) => typedKeys)];
    console.log(
      `${way}, ${name}: ${rounds?.length} rounds, ${close} within 100 ms of the last key, ${soon} within ${LATEST_MS + LAST_KEYS_MS}, ${missing} of ${typed} keys missing${slow ? `; the machine was slow in ${slow}` : ''}`,
    );
    expect(sum(({ dueKeys }) => dueKeys)).toBeGreaterThan(0);
  }
}
