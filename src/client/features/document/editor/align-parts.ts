import type { Node } from 'prosemirror-model';
import type { Part } from './read-section.ts';

/** The original of an editor node: the same, a different one of its kind, or none. */
export type Match = { readonly node: Node; readonly was: Was | null };
type Was = { readonly part: Part; readonly index: number; readonly isSame: boolean };

/** Finds the source of each node by comparing old and new: nothing is tracked, so undoing an edit restores its bytes, too. */
export function alignParts(parts: readonly Part[], nodes: readonly Node[]): Match[] {
  const same = sameNodes(parts, nodes);
  const matches: Match[] = [];
  let free = 0;
  for (const [at, node] of nodes.entries()) {
    const index = same[at];
    const part = index === undefined ? undefined : parts[index];
    if (part && index !== undefined) {
      matches.push({ node, was: { part, index, isSame: true } });
      free = index + 1;
      continue;
    }
    const until = same.slice(at).find((next) => next !== undefined) ?? parts.length;
    const edited = free < until ? parts[free] : undefined;
    const isPair = edited?.node.type === node.type;
    matches.push({ node, was: edited && isPair ? { part: edited, index: free, isSame: false } : null });
    if (isPair) free += 1;
  }
  return matches;
}

function sameNodes(parts: readonly Part[], nodes: readonly Node[]): (number | undefined)[] {
  const same: (number | undefined)[] = nodes.map(() => undefined);
  const isSame = (part: number, node: number) =>
    nodes[node] !== undefined && parts[part]?.node.eq(nodes[node]);
  let start = 0;
  while (start < parts.length && isSame(start, start)) {
    same[start] = start;
    start += 1;
  }
  let end = 0;
  while (end < Math.min(parts.length, nodes.length) - start) {
    if (!isSame(parts.length - 1 - end, nodes.length - 1 - end)) break;
    end += 1;
    same[nodes.length - end] = parts.length - end;
  }
  let from = start;
  for (let node = start; node < nodes.length - end; node += 1) {
    for (let part = from; part < parts.length - end; part += 1) {
      if (!isSame(part, node)) continue;
      same[node] = part;
      from = part + 1;
      break;
    }
  }
  return same;
}
