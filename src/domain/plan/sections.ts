import { SECTION_DEPTH } from '#domain/reading/heading-line.ts';
import { inBrackets } from './gaps/gaps.ts';
import type { PlacedBlock, PlanDocument } from './plan-document.ts';
import { inlineText } from './render/book-text.ts';
import type { SourceRange } from './source-range.ts';

/** A heading with everything below it, down to the next heading of its level. */
export type DocumentSection = {
  /** Null for the part before the first heading. */
  readonly heading: string | null;
  readonly range: SourceRange;
  readonly blocks: readonly PlacedBlock[];
};

/**
 * The plan split before each section; joined, the sections are the plan. A section equal to one in `before` is the same
 * object, so that it isn't processed again.
 */
export function sectionsOf(
  { text, blocks }: PlanDocument,
  before: readonly DocumentSection[] = [],
): DocumentSection[] {
  const starts = blocks.flatMap(({ block }, index) =>
    block.kind === 'heading' && block.depth <= SECTION_DEPTH ? [index] : [],
  );
  const cuts = blocks.length > 0 && starts[0] !== 0 ? [0, ...starts] : starts;
  return cuts.map((from, at) => {
    const to = cuts[at + 1] ?? blocks.length;
    const own = blocks.slice(from, to);
    const range = { start: own[0]?.range.start ?? 0, end: blocks[to]?.range.start ?? text.length };
    const known = before[at];
    return known && isSame(known, range, own) ? known : { heading: headingOf(own), range, blocks: own };
  });
}

function isSame(known: DocumentSection, range: SourceRange, blocks: readonly PlacedBlock[]): boolean {
  return (
    known.range.start === range.start &&
    known.range.end === range.end &&
    known.blocks.length === blocks.length &&
    known.blocks.every((placed, index) => placed === blocks[index])
  );
}

function headingOf([first]: readonly PlacedBlock[]): string | null {
  const block = first?.block;
  if (block?.kind !== 'heading' || block.depth > SECTION_DEPTH) return null;
  return inBrackets(inlineText(block.children)).trim();
}
