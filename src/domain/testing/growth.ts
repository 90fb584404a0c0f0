import { forgetTexts } from '#domain/once-per-text.ts';
import { type HostileText, someHostileTexts } from './hostile-texts.ts';

const FEW_LETTERS = 1_000;
const MORE_LETTERS = 5_000;
const SOME_LETTERS = 30_000;
const MOST_LETTERS = 120_000;
const LOOKED_AT = 6;
// Noise only ever adds time: a slow result is measured again.
const ROUNDS = 6;
// For four times the text: linear work takes four times as long, quadratic work sixteen times.
const LIMIT = 9;
// Longer than any garbage collection that hits one measurement and not another.
const SURE_MS = 400;
// Too short to measure. Quadratic work takes seconds for this many characters.
const FLOOR_MS = 15;
// Some machines count thread time in steps: below this it may read zero.
const STEP_MS = 4;
// From this long for `some` characters on, a quarter of both sizes tells as much: quadratic work that reaches the limit
// at the larger sizes gives 5.8 there, without the fixed cost of a call. Near results, and the one that grows most, are
// measured at the larger sizes.
const TELLING_MS = 3;
const SCREENED_LETTERS = SOME_LETTERS / 4;
const SCREEN_LIMIT = 5.2;
const SCREEN_ROUNDS = 3;
// A cubic pattern must fail the test, not hang it, so nothing this slow is measured twice.
const HOPELESS_MS = 100;

export type Growth = { text: string; factor: number };

/** Milliseconds of this work. Replaceable by counted steps, for results that don't depend on the machine. */
export type Meter = (work: () => unknown) => number;

/**
 * A hostile text that takes `read` more than linear work, if there is one. All are tried at small sizes, then the
 * slowest at two larger ones. Measures thread time, not wall time, and takes the best of some rounds: other programs
 * and threads must not fail a test.
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

// A single slow run may be the compiler, or a busy machine.
function isHopeless(costOf: Costs): boolean {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (costOf(FEW_LETTERS, 1) <= HOPELESS_MS) return false;
  }
  return true;
}

/** How the work grows at cheap sizes; Infinity if the reader is too fast to tell. */
function screenOf(costOf: Costs): { some: number; screen: number } {
  const some = costOf(SOME_LETTERS, 1);
  if (some < TELLING_MS) return { some, screen: Number.POSITIVE_INFINITY };
  const fixed = costOf(1, SCREEN_ROUNDS);
  const few = costOf(SCREENED_LETTERS, SCREEN_ROUNDS) - fixed;
  return { some, screen: few > 0 ? (some - fixed) / few : Number.POSITIVE_INFINITY };
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
  // So short that garbage collection matters: quadratic work shows at four times the length as well.
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
  const before = threadMs();
  work();
  return threadMs() - before;
}

const asleep = new Int32Array(new SharedArrayBuffer(4));

/** Linux brings a thread's time up to date when the thread stops, or every four milliseconds. */
function threadMs(): number {
  Atomics.wait(asleep, 0, 0, 0.02);
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
