import { forgetTexts } from '#domain/once-per-text.ts';
import { type HostileText, someHostileTexts } from './hostile-texts.ts';

const FEW_LETTERS = 1_000;
const MORE_LETTERS = 5_000;
const SOME_LETTERS = 30_000;
const MOST_LETTERS = 120_000;
const LOOKED_AT = 6;
// Noise only ever adds time: what looks too slow is measured again.
const ROUNDS = 6;
// Four times the text: four times the work where it is linear, sixteen times where it is quadratic.
const LIMIT = 9;
// Longer than any collection of garbage that falls into one measure and not into another.
const SURE_MS = 400;
// Work too short to be measured. What is quadratic takes seconds for this many letters.
const FLOOR_MS = 15;
// Some machines count a thread's time in steps: below this it may say nothing at all.
const STEP_MS = 4;
// A reader that takes this long for some letters takes seconds for most of them. A quarter of both sizes tells as much: a
// square that reaches the limit at the larger sizes, 5/7 of the linear work for some letters, gives 5.8 there. What comes
// near is measured at the larger sizes, and so is whatever grows most.
const SLOW_MS = 30;
const SCREENED_LETTERS = SOME_LETTERS / 4;
const SCREEN_LIMIT = 5.2;
const SCREEN_ROUNDS = 3;
// A cubic pattern must fail the test, not hang it; and nothing that takes so long is measured twice.
const HOPELESS_MS = 100;

export type Growth = { text: string; factor: number };

/** Milliseconds that this work takes. Counted steps take its place where the answer must not hang on the machine. */
export type Meter = (work: () => unknown) => number;

/**
 * A hostile text that takes `read` more than linear work, if there is one. All are tried at small sizes, the slowest
 * then at two larger ones. Time that this thread had the processor, not of the clock, and the best of some rounds:
 * neither another program nor the test file in the next thread must fail a test.
 */
export function worseThanLinear(
  read: (text: string) => unknown,
  texts: readonly HostileText[] = someHostileTexts(300),
  meter: Meter = threadTime,
): Growth | undefined {
  const costsOf =
    ({ ofLength }: HostileText): Costs =>
    (letters, rounds) =>
      bestOf(read, ofLength(letters), rounds, meter);
  for (const hostile of texts) {
    if (isHopeless(costsOf(hostile))) return { text: hostile.name, factor: 1_000 };
  }
  const tried = texts.map((hostile) => ({ hostile, ms: costsOf(hostile)(MORE_LETTERS, 1) }));
  const slowest = tried.sort((a, b) => b.ms - a.ms).slice(0, LOOKED_AT);
  const screened = slowest.map(({ hostile }) => ({ hostile, ...screenOf(costsOf(hostile)) }));
  const fully = screened.sort((a, b) => b.screen - a.screen).filter(isSuspect);
  for (const { hostile, some } of fully) {
    const factor = growthOf(costsOf(hostile), some);
    if (factor > LIMIT) return { text: hostile.name, factor };
  }
  return undefined;
}

const isSuspect = ({ screen }: { screen: number }, place: number) => place === 0 || screen > SCREEN_LIMIT;

type Costs = (letters: number, rounds: number) => number;

// Once may be the compiler, or a machine that is shared with others.
function isHopeless(costOf: Costs): boolean {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (costOf(FEW_LETTERS, 1) <= HOPELESS_MS) return false;
  }
  return true;
}

/** How the work grows at sizes that are cheap; without end where the reader is too fast to tell. */
function screenOf(costOf: Costs): { some: number; screen: number } {
  const some = costOf(SOME_LETTERS, 1);
  const screen = some < SLOW_MS ? Number.POSITIVE_INFINITY : some / costOf(SCREENED_LETTERS, SCREEN_ROUNDS);
  return { some, screen };
}

function growthOf(costOf: Costs, measured: number): number {
  const some = Math.max(STEP_MS, Math.min(measured, costOf(SOME_LETTERS, 1)));
  let most = costOf(MOST_LETTERS, 1);
  const isDoubtful = () => most > FLOOR_MS && most > LIMIT * some && most < SURE_MS;
  for (let round = 0; round < ROUNDS && isDoubtful(); round += 1) {
    most = Math.min(most, costOf(MOST_LETTERS, 1));
  }
  if (most < FLOOR_MS) return 1;
  const factor = most / some;
  // So short that a collection of garbage counts: what is quadratic is so at four times the length as well.
  return isDoubtful() ? Math.min(factor, costOf(4 * MOST_LETTERS, 2) / most) : factor;
}

function bestOf(read: (text: string) => unknown, text: string, rounds: number, meter: Meter): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    forgetTexts();
    best = Math.min(
      best,
      meter(() => read(text)),
    );
    if (best > HOPELESS_MS) break;
  }
  return Math.max(best, 0.01);
}

function threadTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
