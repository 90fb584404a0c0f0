import { headingMarks, isOwnHeading, SECTION_DEPTH } from '#domain/reading/heading-line.ts';
import { fenceAfter } from '#domain/reading/line-marks.ts';

/**
 * A plan whose sections stand under "###" or deeper, with at most a title above them, with its headings raised to where all that
 * reads plans looks for sections. Any other plan stays as it is.
 */
export function levelHeadings(lines: readonly string[]): readonly string[] {
  let fence: string | undefined;
  const headings = lines.flatMap((line, at) => {
    const isFenced = fence !== undefined;
    fence = fenceAfter(line, fence);
    return isFenced || !isOwnHeading(line) ? [] : [{ at, depth: headingMarks(line) }];
  });
  const titles = headings.filter(({ depth }) => depth === 1);
  const below = headings.filter(({ depth }) => depth > 1);
  const highest = Math.min(...below.map(({ depth }) => depth));
  const sections = below.filter(({ depth }) => depth === highest);
  const isTitled = titles.length === 0 || (titles.length === 1 && headings[0]?.depth === 1);
  if (!isTitled || sections.length < FEWEST_SECTIONS || highest <= SECTION_DEPTH) return lines;
  const raised = new Set(below.map(({ at }) => at));
  return lines.map((line, at) => (raised.has(at) ? line.slice(highest - SECTION_DEPTH) : line));
}

// A text with one smaller heading has no sections.
const FEWEST_SECTIONS = 2;
