import { headingLine, SECTION_DEPTH } from '#domain/reading/heading-line.ts';
import { fenceAfter } from '#domain/reading/line-marks.ts';
import { type MessageHeading, messageHeading } from '#domain/reading/message-heading.ts';
import { plainWords } from '#domain/reading/plain-words.ts';
import { type Line, linesOf } from '#domain/reading/plan-sections.ts';

/** A message under a heading of its own: "### Email · Friday, March 26, 2027 · to the list". */
export type HeadedMessage = { readonly heading: MessageHeading; readonly at: Line; readonly lines: Line[] };

/** A section of a plan: messages under their own headings, and all other lines. */
export type PlanPart = {
  /** Empty for the part before the first heading. */
  readonly heading: string;
  readonly lines: Line[];
  readonly messages: HeadedMessage[];
  /** Where the next section begins. */
  end: number;
};

const LONGEST_HEADING = 500;

/**
 * Splits a plan into sections. A message ends at the next heading of its own or a higher level, and at the next
 * message: smaller headings inside are parts of a page. Fenced text has no headings.
 */
export function planParts(plan: string): PlanPart[] {
  let part: PlanPart = { heading: '', lines: [], messages: [], end: plan.length };
  const parts = [part];
  let open: { lines: Line[]; depth: number } | null = null;
  let fence: string | undefined;
  for (const line of linesOf(plan)) {
    const text = line.text.replace(/\r$/, '');
    const own = { ...line, text };
    const isFenced = fence !== undefined;
    fence = fenceAfter(text, fence);
    const heading = isFenced ? null : headingLine(text);
    // "# A page's own headline", right below "### Page · The Late Start Group".
    const isHeadline = heading?.depth === 1 && open?.lines.every((before) => before.text.trim() === '');
    if (heading && heading.depth <= SECTION_DEPTH && !isHeadline) {
      part.end = line.start;
      const words = plainWords(heading.words).slice(0, LONGEST_HEADING);
      part = { heading: words, lines: [], messages: [], end: plan.length };
      parts.push(part);
      open = null;
      continue;
    }
    const message = heading && messageHeading(text);
    if (heading && message) {
      const lines: Line[] = [];
      part.messages.push({ heading: message, at: own, lines });
      open = { lines, depth: heading.depth };
      continue;
    }
    if (heading && open && heading.depth <= open.depth && !isHeadline) open = null;
    (open?.lines ?? part.lines).push(own);
  }
  return parts;
}
