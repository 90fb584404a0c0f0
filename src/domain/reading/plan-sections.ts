import { headingLine, isOwnHeading } from './heading-line.ts';
import { messageHeading } from './message-heading.ts';
import type { Span } from './spans-near.ts';

/** A heading and what stands below it, down to the next heading of any level; its place in the plan. */
export type PlanSection = Span & { readonly heading: string; readonly depth: number; readonly body: string };

/**
 * The sections of a written plan, by its headings of any level. Text before the first heading is left out. The heading of a
 * message stands inside its section: ended there, "Follow-up sequence" would reach a later plan without a single follow-up.
 */
export function planSections(plan: string): PlanSection[] {
  const lines = linesOf(plan);
  const starts: number[] = [];
  for (const [index, { text }] of lines.entries()) {
    if (isOwnHeading(text) && (starts.length === 0 || !messageHeading(text))) starts.push(index);
  }
  return starts.map((first, at) => {
    const end = starts[at + 1] ?? lines.length;
    const own = lines.slice(first, end);
    const { words = '', depth = 1 } = headingLine(own[0]?.text ?? '') ?? {};
    const body = own.slice(1).map(({ text }) => text.replace(/\r$/, ''));
    return {
      heading: words,
      depth,
      body: body.join('\n').trim(),
      start: own[0]?.start ?? 0,
      end: own.at(-1)?.end ?? plan.length,
    };
  });
}

export type Line = Span & { readonly text: string };

/** The lines of a text as they are written, each with its place. */
export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    return { text: line, start: at, end: at + line.length };
  });
}
