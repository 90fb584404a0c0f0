/** `a[start, end)` was replaced by `b[from, to)`. */
export type Hunk = { start: number; end: number; from: number; to: number };

export type Diff = { hunks: Hunk[]; steps: number };

// Two wholly different 100,000-character texts would take Myers' method minutes and gigabytes. At this many
// steps we stop and call everything between the common ends one change: coarser, but never wrong.
export const MAX_STEPS = 1_000_000;

type Range = { a: readonly string[]; b: readonly string[]; head: number; aLength: number; bLength: number };

export function diffTokens(a: readonly string[], b: readonly string[]): Diff {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  const range = { a, b, head, aLength: a.length - head - tail, bLength: b.length - head - tail };
  if (range.aLength === 0 && range.bLength === 0) return { hunks: [], steps: head };
  const search = range.aLength === 0 || range.bLength === 0 ? { steps: 0 } : findPath(range);
  const hunks = search.trace ? walkBack(range, search.trace) : [wholeRange(range)];
  return { hunks, steps: head + tail + search.steps };
}

function wholeRange({ head, aLength, bLength }: Range): Hunk {
  return { start: head, end: head + aLength, from: head, to: head + bLength };
}

type Search = { steps: number; trace?: Int32Array[] };

/** Myers' greedy search. trace[d] holds, for diagonals -d…d, how far d edits reach. */
function findPath({ a, b, head, aLength, bLength }: Range): Search {
  const trace: Int32Array[] = [];
  let steps = 0;
  for (let d = 0; d <= aLength + bLength; d += 1) {
    const row = new Int32Array(2 * d + 1);
    const before = trace[d - 1];
    trace.push(row);
    for (let k = -d; k <= d; k += 2) {
      let x = firstX(before, d, k);
      let y = x - k;
      while (x < aLength && y < bLength && a[head + x] === b[head + y]) {
        x += 1;
        y += 1;
        steps += 1;
      }
      row[k + d] = x;
      if (x >= aLength && y >= bLength) return { steps, trace };
    }
    steps += d + 1;
    if (steps > MAX_STEPS) return { steps };
  }
  return { steps };
}

function firstX(before: Int32Array | undefined, d: number, k: number): number {
  if (!before) return 0;
  return comesDown(before, d, k) ? (before[k + d] ?? 0) : (before[k + d - 2] ?? 0) + 1;
}

function comesDown(before: Int32Array, d: number, k: number): boolean {
  if (k === -d) return true;
  if (k === d) return false;
  return (before[k + d - 2] ?? 0) < (before[k + d] ?? 0);
}

function walkBack({ head, aLength, bLength }: Range, trace: Int32Array[]): Hunk[] {
  const hunks: Hunk[] = [];
  let x = aLength;
  let y = bLength;
  for (let d = trace.length - 1; d > 0; d -= 1) {
    const before = trace[d - 1] ?? new Int32Array(1);
    const k = x - y;
    const down = comesDown(before, d, k);
    const fromX = (down ? before[k + d] : before[k + d - 2]) ?? 0;
    const fromY = fromX - (down ? k + 1 : k - 1);
    addEdit(hunks, {
      start: head + fromX,
      end: head + fromX + (down ? 0 : 1),
      from: head + fromY,
      to: head + fromY + (down ? 1 : 0),
    });
    x = fromX;
    y = fromY;
  }
  return hunks.reverse();
}

/** Edits arrive from the end of the text to its start. */
function addEdit(hunks: Hunk[], edit: Hunk): void {
  const next = hunks.at(-1);
  if (next && next.start === edit.end && next.from === edit.to) {
    next.start = edit.start;
    next.from = edit.from;
  } else {
    hunks.push(edit);
  }
}
