import { headingLine } from '#domain/reading/heading-line.ts';
import { carryTicks } from './carry-ticks.ts';
import type { PlanReader } from './plan-document.ts';

const FENCE = /^\s*(`{3,}|~{3,})[a-z]*\n([\s\S]*?)\n\1\s*$/i;

// While the reply streams in, or if it was cut off, the fence isn't closed yet.
const OPENED = /^\s*(`{3,}|~{3,})[a-z]*\n(?![\s\S]*\n\1)/i;

/** The reply without a fence around it. */
export function wordsOfReply(reply: string): string {
  return (FENCE.exec(reply)?.[2] ?? reply.replace(OPENED, '')).trim();
}

/** A reply as a replacement for a section: without a surrounding fence, with the section's heading and ticks. */
export function changedSection(before: string, reply: string, read: PlanReader): string {
  const words = wordsOfReply(reply);
  const [heading = ''] = before.split(/\r?\n/);
  const [first = ''] = words.split(/\r?\n/, 1);
  const isHeaded = headingLine(first) !== null || headingLine(heading) === null;
  const section = isHeaded ? words : `${heading.trim()}\n\n${words}`;
  return carryTicks(read(before), read(section)).text;
}
