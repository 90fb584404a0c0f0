import { diffTokens, type Hunk } from './diff-tokens.ts';
import { tokensOf } from './text-merge.ts';

/** A run of words, in both texts or in only one. */
export type DiffPiece = { text: string; isChanged: boolean };

/** One row of the side-by-side view: the same lines on both sides, or lines that differ. */
export type DiffRow =
  | { kind: 'same'; text: string; lines: number }
  | { kind: 'changed'; before: DiffPiece[]; after: DiffPiece[] };

/** Side by side: lines are matched first, then words within the lines that differ. */
export function diffWords(before: string, after: string): DiffRow[] {
  const a = linesOf(before);
  const b = linesOf(after);
  const rows: DiffRow[] = [];
  let position = 0;
  for (const hunk of diffTokens(a, b).hunks) {
    if (hunk.start > position) rows.push(sameRow(a.slice(position, hunk.start)));
    rows.push(changedRow(a.slice(hunk.start, hunk.end).join(''), b.slice(hunk.from, hunk.to).join('')));
    position = hunk.end;
  }
  if (position < a.length) rows.push(sameRow(a.slice(position)));
  return rows;
}

/** How many words came and went, for the sentence above the difference. */
export function countChangedWords(rows: readonly DiffRow[]): { added: number; removed: number } {
  let added = 0;
  let removed = 0;
  for (const row of rows) {
    if (row.kind === 'same') continue;
    added += wordsIn(row.after);
    removed += wordsIn(row.before);
  }
  return { added, removed };
}

// A file from Windows and one from here may differ only in line ends, which nobody can see side by side.
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n', '\n').match(/[^\n]*\n|[^\n]+/g) ?? [];
}

function sameRow(lines: readonly string[]): DiffRow {
  return { kind: 'same', text: lines.join(''), lines: lines.length };
}

function changedRow(before: string, after: string): DiffRow {
  const a = tokensOf(before);
  const b = tokensOf(after);
  const { hunks } = diffTokens(a, b);
  if (isRewritten(a, b, hunks)) {
    return { kind: 'changed', before: wholePiece(before), after: wholePiece(after) };
  }
  return {
    kind: 'changed',
    before: piecesOf(
      a,
      hunks.map(({ start, end }) => [start, end]),
    ),
    after: piecesOf(
      b,
      hunks.map(({ from, to }) => [from, to]),
    ),
  };
}

function wholePiece(text: string): DiffPiece[] {
  return text === '' ? [] : [{ text, isChanged: true }];
}

// Two unrelated sentences share "the" and "and"; marking all but those would read like a torn page.
function isRewritten(a: readonly string[], b: readonly string[], hunks: readonly Hunk[]): boolean {
  const before = countWords(a);
  const removed = hunks.reduce((sum, { start, end }) => sum + countWords(a.slice(start, end)), 0);
  return (before - removed) * 3 < Math.min(before, countWords(b));
}

function piecesOf(tokens: readonly string[], changed: readonly [number, number][]): DiffPiece[] {
  const pieces: DiffPiece[] = [];
  const add = (start: number, end: number, isChanged: boolean) => {
    if (start < end) pieces.push({ text: tokens.slice(start, end).join(''), isChanged });
  };
  let position = 0;
  for (const [start, end] of changed) {
    add(position, start, false);
    add(start, end, true);
    position = end;
  }
  add(position, tokens.length, false);
  return pieces;
}

function wordsIn(pieces: readonly DiffPiece[]): number {
  return pieces.reduce((sum, { text, isChanged }) => sum + (isChanged ? countWords(tokensOf(text)) : 0), 0);
}

function countWords(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + (/[\p{L}\p{N}]/u.test(token) ? 1 : 0), 0);
}
