import type { DocumentSection } from '#domain/plan/sections.ts';
import type { SourceRange } from '#domain/plan/source-range.ts';

/** Whole lines from a section's first to its last block, without blank lines around them. */
export function sectionRange(text: string, { blocks, range }: DocumentSection): SourceRange {
  const first = blocks[0]?.range.start ?? range.start;
  const indent = /[\t ]*$/.exec(text.slice(Math.max(0, first - 100), first))?.[0].length ?? 0;
  const start = first - indent;
  const isLineStart = start === 0 || /[\r\n]/.test(text[start - 1] ?? '');
  return { start: isLineStart ? start : first, end: blocks.at(-1)?.range.end ?? range.end };
}
