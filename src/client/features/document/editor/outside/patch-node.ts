import { Fragment, type Node, Slice } from 'prosemirror-model';
import { ReplaceStep, type Transform } from 'prosemirror-transform';
import { type Pair, pairNodes, type Turn } from './pair-nodes.ts';
import { patchWords, type Three } from './patch-words.ts';

/**
 * Applies the difference between `before` and `after` to the editor's node, block by block. Parts that only the editor
 * has stay: a space after the last word, or an empty paragraph, is where somebody is about to type.
 */
export function patchNode(tr: Transform, at: number, { own, before, after }: Three): void {
  if (before.eq(after) || own.eq(after)) return;
  const three = { own, before: before.type === own.type ? before : own, after };
  if (own.inlineContent) patchWords(tr, at + 1, three);
  else patchChildren(tr, at + 1, three);
  if (own.type !== after.type) tr.setNodeMarkup(at, after.type, after.attrs);
  else patchAttributes(tr, at, three);
}

/** A paragraph that became a heading is still the same paragraph, except the first one of an item, which must be a paragraph. */
function turnIn(parent: Node): Turn {
  if (parent.type.name === 'list_item') return () => false;
  return ({ type, content }, after) => type.validContent(after.content) && after.type.validContent(content);
}

function patchAttributes(tr: Transform, at: number, { before, after }: Three): void {
  for (const [name, value] of Object.entries(after.attrs)) {
    if (before.attrs[name] !== value) tr.setNodeAttribute(at, name, value);
  }
}

type Placed = { readonly node: Node; readonly at: number; readonly end: number };

function patchChildren(tr: Transform, start: number, { own, before, after }: Three): void {
  const placed = placedIn(own, start);
  const canTurn = turnIn(own);
  const inEditor = pairNodes(before.children, own.children, canTurn).filter((pair) => pair.before !== null);
  // Two lists in the editor may be one in the text: then compare the new text with the editor itself.
  const isKnown = inEditor.every((pair) => pair.after !== null);
  const old = isKnown ? before : own;
  const ownOf = ({ before: index }: Pair) =>
    index === null ? undefined : placed[(isKnown ? inEditor[index]?.after : index) ?? -1];

  const edits: (() => void)[] = [];
  let end = start;
  let added: Node[] = [];
  let gone: Placed[] = [];
  const endRun = () => {
    const [nodes, at, [first, ...others]] = [added, end, gone];
    // Not removed first and filled later: a list must have an item.
    if (first) edits.push(() => replace(tr, first.at, first.end, nodes));
    else if (nodes.length > 0) edits.push(() => replace(tr, at, at, nodes));
    for (const other of others) edits.push(() => replace(tr, other.at, other.end, []));
    end = gone.at(-1)?.end ?? end;
    [added, gone] = [[], []];
  };
  for (const pair of pairNodes(old.children, after.children, canTurn)) {
    const mine = ownOf(pair);
    const next = pair.after === null ? undefined : after.child(pair.after);
    if (mine && next) {
      endRun();
      const three = { own: mine.node, before: old.child(pair.before ?? 0), after: next };
      edits.push(() => patchNode(tr, mine.at, three));
      end = mine.end;
    } else if (mine) gone.push(mine);
    else if (next) added.push(next);
  }
  endRun();
  // Backwards, so that earlier positions stay valid.
  for (const edit of edits.toReversed()) edit();
}

function placedIn(parent: Node, start: number): Placed[] {
  let at = start;
  return parent.children.map((node) => {
    const from = at;
    at += node.nodeSize;
    return { node, at: from, end: at };
  });
}

// Not `tr.replace`: it moves content that doesn't fit to another place.
function replace(tr: Transform, from: number, to: number, nodes: readonly Node[]): void {
  tr.step(new ReplaceStep(from, to, new Slice(Fragment.from(nodes), 0, 0)));
}
