import { inBrackets } from './gaps/gaps.ts';
import type { PlacedBlock, PlanDocument } from './plan-document.ts';
import { inlineText } from './render/book-text.ts';
import type { SourceRange } from './source-range.ts';

/** A heading with all that stands below it, down to the next heading of its rank. */
export type DocumentSection = {
  /** Null for what stands before the first heading. */
  readonly heading: string | null;
  readonly range: SourceRange;
  readonly blocks: readonly PlacedBlock[];
};

// Plans have their sections under "##"; a stray "#" counts the same.
const SECTION_DEPTH = 2;

/** The plan cut before each of its sections; together they are the plan. */
export function sectionsOf({ text, blocks }: PlanDocument): DocumentSection[] {
  const starts = blocks.flatMap(({ block }, index) =>
    block.kind === 'heading' && block.depth <= SECTION_DEPTH ? [index] : [],
  );
  const cuts = blocks.length > 0 && starts[0] !== 0 ? [0, ...starts] : starts;
  return cuts.map((from, at) => {
    const to = cuts[at + 1] ?? blocks.length;
    const own = blocks.slice(from, to);
    const first = own[0]?.block;
    return {
      heading:
        first?.kind === 'heading' && first.depth <= SECTION_DEPTH
          ? inBrackets(inlineText(first.children)).trim()
          : null,
      range: { start: own[0]?.range.start ?? 0, end: blocks[to]?.range.start ?? text.length },
      blocks: own,
    };
  });
}
