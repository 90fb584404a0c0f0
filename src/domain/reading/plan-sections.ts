import { headingLine } from './heading-line.ts';
import { messageHeading } from './message-heading.ts';
import type { Span } from './spans-near.ts';

/** A heading with its text down to the next heading of any level, and its range in the plan. */
export type PlanSection = Span & { readonly heading: string; readonly depth: number; readonly body: string };

/**
 * The sections of a plan, by headings of any level, without the text before the first one. A message's heading stays
 * inside its section: split there, "Follow-up sequence" would reach a later plan without a single follow-up.
 */
export function planSections(plan: string): PlanSection[] {
  const begun: { heading: string; depth: number; body: string; start: number; end: number }[] = [];
  for (const { text, start, end } of linesOf(plan)) {
    const last = begun.at(-1);
    const heading = headingLine(text);
    if (heading?.indent === 0 && (!last || !messageHeading(text))) {
      begun.push({ heading: heading.words, depth: heading.depth, body: '', start, end });
    } else if (last) {
      last.body += `${text.replace(/\r$/, '')}\n`;
      last.end = end;
    }
  }
  return begun.map((section) => ({ ...section, body: section.body.trim() }));
}

export type Line = Span & { readonly text: string };

/** The lines of a text, unchanged, each with its position. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at, end: at + line.length };
  });
}
