import { headingLine } from '#domain/reading/heading-line.ts';
import { carryTicks } from './carry-ticks.ts';
import type { PlanReader } from './plan-document.ts';

const FENCE = /^\s*(`{3,}|~{3,})[a-z]*\n([\s\S]*?)\n\1\s*$/i;

/** A reply as the section it stands for: without a fence around it, with its heading, and with the ticks of the old one. */
export function changedSection(before: string, reply: string, read: PlanReader): string {
  const words = (FENCE.exec(reply)?.[2] ?? reply).trim();
  const [heading = ''] = before.split(/\r?\n/);
  const [first = ''] = words.split(/\r?\n/, 1);
  const isHeaded = headingLine(first) !== null || headingLine(heading) === null;
  const section = isHeaded ? words : `${heading.trim()}\n\n${words}`;
  return carryTicks(read(before), read(section)).text;
}
