import type { SourceRange } from '#domain/plan/source-range.ts';

/**
 * Where a part of a text is after the text was changed elsewhere, on another device say. Null where the change reaches
 * across the edge of that part.
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
  if (after.startsWith(before.slice(0, end))) return { start, end };
  const own = before.slice(start);
  const moved = after.length - own.length;
  if (moved >= 0 && after.endsWith(own)) return { start: moved, end: moved + end - start };
  return null;
}
