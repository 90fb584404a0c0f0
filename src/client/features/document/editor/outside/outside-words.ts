import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import type { StepMap } from 'prosemirror-transform';

type Range = { readonly from: number; readonly to: number };

const WORDS = new PluginKey<readonly Range[]>('outside-words');
const IS_OUTSIDE = 'is-outside';

/** Marks a transaction as made outside of this editor. */
export function fromOutside(tr: Transaction): Transaction {
  return tr.setMeta(IS_OUTSIDE, true);
}

export function isFromOutside(tr: Transaction): boolean {
  return tr.getMeta(IS_OUTSIDE) === true;
}

/** Tracks words that came from outside: undo removes only the person's own. */
export function outsideWords(): Plugin<readonly Range[]> {
  return new Plugin<readonly Range[]>({
    key: WORDS,
    state: {
      init: () => [],
      apply: (tr, before) =>
        tr.mapping.maps.reduce((ranges, map) => {
          const left = kept(ranges, map);
          return isFromOutside(tr) ? joined([...left, ...addedBy(map)]) : left;
        }, before),
    },
  });
}

export function removesOutsideWords(state: EditorState, tr: Transaction): boolean {
  let ranges = WORDS.getState(state) ?? [];
  for (const map of tr.mapping.maps) {
    const before = lengthOf(ranges);
    ranges = kept(ranges, map);
    if (lengthOf(ranges) < before) return true;
  }
  return false;
}

/** The remaining ranges. Words typed inside one don't belong to it. */
function kept(ranges: readonly Range[], map: StepMap): readonly Range[] {
  if (ranges.length === 0) return ranges;
  let left = ranges;
  let moved = 0;
  map.forEach((oldStart, oldEnd, newStart, newEnd) => {
    const [start, end, size] = [oldStart + moved, oldEnd + moved, newEnd - newStart];
    left = left.flatMap(({ from, to }) =>
      [
        { from, to: Math.min(to, start) },
        { from: Math.max(from, end) + size - (end - start), to: to + size - (end - start) },
      ].filter((range) => range.from < range.to),
    );
    moved += size - (end - start);
  });
  return left;
}

function addedBy(map: StepMap): Range[] {
  const ranges: Range[] = [];
  map.forEach((_start, _end, from, to) => {
    if (from < to) ranges.push({ from, to });
  });
  return ranges;
}

/** Characters typed elsewhere arrive one by one, and form one range. */
function joined(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && range.from <= last.to) {
      result.splice(-1, 1, { from: last.from, to: Math.max(last.to, range.to) });
    } else result.push(range);
  }
  return result;
}

function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
