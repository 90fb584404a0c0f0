import { headingLine, withShortSpaces } from '#domain/plan/heading-line.ts';
import type { SourceRange } from '#domain/plan/source-range.ts';

export type PlanSentence = {
  /** Without Markdown marks, as a person reads it. */
  readonly text: string;
  /** In the plan, from its first letter to the one after its last. */
  readonly range: SourceRange;
  /** The heading it stands under. */
  readonly section: string;
  /** It names something open, for the owner to decide: both sides of a conflict stand here on purpose. */
  readonly isOpenPoint: boolean;
};

const TABLE_RULE = /^\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?$/;
const LINE_MARKS = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\[[ xX]\]\s+)?\|?\s*/;
const BETWEEN = /(?<=[.!?]["”’)*_]{0,3})\s+(?=["“‘(*_[]{0,3}[\p{Lu}\d[])/gu;
const OPEN_SECTION = /still to confirm|open conflicts?|open gaps|open questions/i;
const OPEN_LINE = /^(?:open conflicts?|still to confirm|conflicts?)\b/i;

/** A plan sentence by sentence; a row of a table is one. */
export function planSentences(plan: string): PlanSentence[] {
  const found: PlanSentence[] = [];
  let section = '';
  let at = 0;
  for (const line of plan.split('\n')) {
    const start = at;
    at += line.length + 1;
    const heading = headingLine(line)?.words;
    if (heading !== undefined) section = heading;
    if (line.trim() === '' || TABLE_RULE.test(line.trim())) continue;
    const offset = heading === undefined ? (LINE_MARKS.exec(line)?.[0].length ?? 0) : line.indexOf(heading);
    const words = line.slice(offset).trimEnd();
    const isOpen = OPEN_SECTION.test(section) || OPEN_LINE.test(readable(words));
    for (const { text, from, to } of cut(words, line.includes('|'))) {
      const range = { start: start + offset + from, end: start + offset + to };
      found.push({ text: readable(text), range, section, isOpenPoint: isOpen });
    }
  }
  return found.filter(({ text }) => text !== '');
}

function cut(words: string, isRow: boolean): { text: string; from: number; to: number }[] {
  if (isRow) return [{ text: words, from: 0, to: words.length }];
  const breaks = [...words.matchAll(BETWEEN)];
  const starts = [0, ...breaks.map((gap) => gap.index + gap[0].length)];
  return starts.map((from, index) => {
    const to = breaks[index]?.index ?? words.length;
    return { text: words.slice(from, to), from, to };
  });
}

function readable(words: string): string {
  return withShortSpaces(words)
    .replace(/\*\*|__|`/g, '')
    .replace(/\\([\\*_`[\]<|~#])/g, '$1')
    .replace(/\s*\|\s*$/, '')
    .replace(/\s*\|\s*/g, ' | ')
    .trim();
}
