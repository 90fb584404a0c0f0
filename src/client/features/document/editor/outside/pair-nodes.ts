import type { Node } from 'prosemirror-model';
import { diffTokens } from '#domain/merging/diff-tokens.ts';
import { tokensOf } from '#domain/merging/text-merge.ts';

/** Indexes of a node before and after a change; null if there is none. */
export type Pair = { readonly before: number | null; readonly after: number | null };

// For two long lists without a common item, comparing all pairs would take too long.
const MAX_COMPARISONS = 2_500;

/** Whether a node may change its type. */
export type Turn = (before: Node, after: Node) => boolean;

/** Matches new nodes with old ones, both in order. */
export function pairNodes(before: readonly Node[], after: readonly Node[], canTurn: Turn): Pair[] {
  const { hunks } = diffTokens(before.map(keyOf), after.map(keyOf));
  const pairs: Pair[] = [];
  let [old, next] = [0, 0];
  const pairUntil = (end: number) => {
    for (; old < end; old += 1, next += 1) pairs.push({ before: old, after: next });
  };
  for (const { start, end, from, to } of hunks) {
    pairUntil(start);
    const own = pairChanged(before.slice(start, end), after.slice(from, to), canTurn);
    pairs.push(
      ...own.map((pair) => ({
        before: pair.before === null ? null : pair.before + start,
        after: pair.after === null ? null : pair.after + from,
      })),
    );
    [old, next] = [end, to];
  }
  pairUntil(before.length);
  return pairs;
}

function keyOf(node: Node): string {
  return JSON.stringify(node.toJSON());
}

/** The matching with the most in common. By order alone, a paragraph inserted before another would be taken for it. */
function pairChanged(before: readonly Node[], after: readonly Node[], canTurn: Turn): Pair[] {
  const likeness = likenessOf(before, after, canTurn);
  const best = bestSums(before.length, after.length, likeness);
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const like = likeness(i, j);
    if (like > 0 && best[i]?.[j] === like + (best[i + 1]?.[j + 1] ?? 0)) {
      pairs.push({ before: i, after: j });
      i += 1;
      j += 1;
    } else if (best[i]?.[j] === best[i + 1]?.[j]) {
      pairs.push({ before: i, after: null });
      i += 1;
    } else {
      pairs.push({ before: null, after: j });
      j += 1;
    }
  }
  for (; i < before.length; i += 1) pairs.push({ before: i, after: null });
  for (; j < after.length; j += 1) pairs.push({ before: null, after: j });
  return pairs;
}

function bestSums(rows: number, columns: number, likeness: (i: number, j: number) => number): number[][] {
  const best = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0));
  for (let i = rows - 1; i >= 0; i -= 1) {
    for (let j = columns - 1; j >= 0; j -= 1) {
      const both = likeness(i, j) + (best[i + 1]?.[j + 1] ?? 0);
      (best[i] as number[])[j] = Math.max(both, best[i + 1]?.[j] ?? 0, best[i]?.[j + 1] ?? 0);
    }
  }
  return best;
}

function likenessOf(before: readonly Node[], after: readonly Node[], canTurn: Turn) {
  if (before.length * after.length > MAX_COMPARISONS) return () => 0;
  const [old, next] = [before.map(wordsOf), after.map(wordsOf)];
  const all = before.map((node, i) =>
    after.map((other, j) => {
      const shared = sharePart(old[i] ?? new Set(), next[j] ?? new Set());
      if (node.type === other.type) return 1 + 8 * shared;
      return canTurn(node, other) ? Math.max(0, 8 * shared - 4) : 0;
    }),
  );
  return (i: number, j: number) => all[i]?.[j] ?? 0;
}

function wordsOf(node: Node): Set<string> {
  return new Set(tokensOf(node.textContent).filter((token) => token.trim() !== ''));
}

function sharePart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / Math.max(1, a.size, b.size);
}
