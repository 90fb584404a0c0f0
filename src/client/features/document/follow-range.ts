import { diffTokens, type Hunk } from '#domain/merging/diff-tokens.ts';
import type { SourceRange } from '#domain/plan/source-range.ts';

/**
 * The new position of a range after the text changed elsewhere, for example on another device. Null if the change
 * crosses the range's edge.
 */
export function followRange(before: string, after: string, { start, end }: SourceRange): SourceRange | null {
  const tail = before.length - end;
  if (
    after.length >= start + tail &&
    after.startsWith(before.slice(0, start)) &&
    after.endsWith(before.slice(end))
  ) {
    return { start, end: after.length - tail };
  }
  if (start === 0 || before[start - 1] === '\n') return followLines(before, after, { start, end });
  if (after.startsWith(before.slice(0, end))) return { start, end };
  const own = before.slice(start);
  const moved = after.length - own.length;
  return moved >= 0 && after.endsWith(own) ? { start: moved, end: moved + end - start } : null;
}

/** In a text with several changes: from the range's first line to the line after it. */
function followLines(before: string, after: string, { start, end }: SourceRange): SourceRange | null {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const { hunks } = diffTokens(old, now);
  const past = linesIn(before.slice(0, end));
  const next = old.findIndex((line, index) => index >= past && line.trim() !== '');
  const first = lineAfter(hunks, linesIn(before.slice(0, start)) - 1);
  const limit = lineAfter(hunks, next === -1 ? old.length : next);
  if (first === null || limit === null) return null;
  const last = now.findLastIndex((line, index) => index < limit && line.trim() !== '');
  if (last < first) return null;
  const behind = /^[^\n]*/.exec(before.slice(end))?.[0] ?? '';
  const isBehind = now[last]?.endsWith(behind);
  const startOf = (line: number) => now.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  return { start: startOf(first), end: startOf(last + 1) - 1 - (isBehind ? behind.length : 0) };
}

const linesIn = (text: string) => text.split('\n').length;

function lineAfter(hunks: readonly Hunk[], line: number): number | null {
  let moved = 0;
  for (const { start, end, from, to } of hunks) {
    if (start >= line && end > line) break;
    if (end > line) return end - start === to - from ? line + from - start : null;
    moved = to - end;
  }
  return line + moved;
}
