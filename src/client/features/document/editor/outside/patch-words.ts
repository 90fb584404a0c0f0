import { Mark, type Node, Slice } from 'prosemirror-model';
import { ReplaceStep, type Transform } from 'prosemirror-transform';
import { characterHunks, placeAfter } from '#domain/merging/character-hunks.ts';
import type { Hunk } from '#domain/merging/diff-tokens.ts';

/** A node in three states: in the editor, parsed from the old text, and parsed from the new text. */
export type Three = { readonly own: Node; readonly before: Node; readonly after: Node };

/** Changes a block's words where they changed outside, each place separately. */
export function patchWords(tr: Transform, start: number, { own, before, after }: Three): void {
  const spell = speller();
  const [mine, old, next] = [spell(own), spell(before), spell(after)];
  const hunks = characterHunks(old, next);
  const typed = characterHunks(old, mine);
  const at = (offset: number, side: 1 | -1) => start + placeAfter(typed, offset, side);
  for (const { from, to, marks } of changedMarks(before, after, hunks)) {
    tr.removeMark(at(from, 1), at(to, -1));
    for (const mark of marks) tr.addMark(at(from, 1), at(to, -1), mark);
  }
  // Backwards, so that earlier positions stay valid.
  for (const hunk of hunks.toReversed()) {
    const from = at(hunk.start, 1);
    const to = Math.max(from, at(hunk.end, -1));
    tr.step(new ReplaceStep(from, to, new Slice(after.content.cut(hunk.from, hunk.to), 0, 0)));
  }
}

/** One character per position of a block: equal breaks and gaps get the same character. */
function speller(): (block: Node) => string {
  const signs = new Map<string, string>();
  const signOf = (leaf: Node) => {
    const key = JSON.stringify([leaf.type.name, leaf.attrs]);
    const sign = signs.get(key) ?? String.fromCharCode(0xe000 + signs.size);
    signs.set(key, sign);
    return sign;
  };
  return (block) => block.children.map((child) => child.text ?? signOf(child)).join('');
}

type MarkedRange = { from: number; to: number; readonly marks: readonly Mark[] };

/** Common words that are bold before but not after, or the other way around. */
function changedMarks(before: Node, after: Node, hunks: readonly Hunk[]): MarkedRange[] {
  const [old, next] = [marksIn(before), marksIn(after)];
  const ranges: MarkedRange[] = [];
  const end = { start: old.length, end: old.length, from: next.length, to: next.length };
  let [at, moved] = [0, 0];
  for (const hunk of [...hunks, end]) {
    for (; at < hunk.start; at += 1) {
      const marks = next[at + moved] ?? Mark.none;
      if (Mark.sameSet(old[at] ?? Mark.none, marks)) continue;
      const last = ranges.at(-1);
      if (last?.to === at && Mark.sameSet(last.marks, marks)) last.to += 1;
      else ranges.push({ from: at, to: at + 1, marks });
    }
    at = hunk.end;
    moved = hunk.to - hunk.end;
  }
  return ranges;
}

function marksIn(block: Node): (readonly Mark[])[] {
  return block.children.flatMap((child) => new Array<readonly Mark[]>(child.nodeSize).fill(child.marks));
}
