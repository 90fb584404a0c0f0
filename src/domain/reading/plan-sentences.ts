import { headingLine } from './heading-line.ts';
import { lineMarks } from './line-marks.ts';
import { isOpenHeading, isOpenLine } from './open/open-points.ts';
import { withShortSpaces } from './plain-words.ts';
import { linesOf } from './plan-sections.ts';
import { sentencesIn } from './sentences-in.ts';
import type { Span } from './spans-near.ts';
import { isTableRule } from './table-row.ts';

export type PlanSentence = {
  /** Without Markdown, as a person reads it. */
  readonly text: string;
  /** In the plan, from its first character to the one after its last. */
  readonly range: Span;
  /** The heading above it. */
  readonly section: string;
  /** An open point for the owner to decide: both sides of a conflict are here on purpose. */
  readonly isOpenPoint: boolean;
};

const LONGEST = 2_000;
const LONGEST_HEADING = 500;

/** A plan's sentences; a table row is one sentence. */
export function planSentences(plan: string): PlanSentence[] {
  const found: PlanSentence[] = [];
  let section = '';
  let isOpenSection = false;
  for (const { text: line, start } of linesOf(plan)) {
    const heading = headingLine(line)?.words;
    if (heading !== undefined) {
      section = heading.slice(0, LONGEST_HEADING);
      isOpenSection = isOpenHeading(section);
    }
    if (isTableRule(line)) continue;
    const offset = heading === undefined ? wordsFrom(line) : line.indexOf(heading);
    const words = line.slice(offset).trimEnd();
    const isOpen = isOpenSection || isOpenLine(readable(words.slice(0, LONGEST)));
    for (const { text, from, to } of cut(words, line.includes('|'))) {
      const range = { start: start + offset + from, end: start + offset + to };
      found.push({ text: readable(text), range, section, isOpenPoint: isOpen });
    }
  }
  return found.filter(({ text }) => text !== '');
}

function wordsFrom(line: string): number {
  const { from } = lineMarks(line);
  return line.length - line.slice(from).replace(/\|?\s*/, '').length;
}

type Cut = { text: string; from: number; to: number };

function cut(words: string, isRow: boolean): Cut[] {
  if (isRow) return pieces(words, 0, words.length);
  return sentencesIn(words).flatMap(({ start, end }) => pieces(words, start, end));
}

/** A sentence, split if it is endless: the checks look back and forth within each. */
function pieces(words: string, from: number, to: number): Cut[] {
  const found: Cut[] = [];
  let start = from;
  while (to - start > LONGEST) {
    const space = words.lastIndexOf(' ', start + LONGEST);
    const end = space > start + LONGEST / 2 ? space : start + LONGEST;
    found.push({ text: words.slice(start, end), from: start, to: end });
    start = end;
  }
  return [...found, { text: words.slice(start, to), from: start, to }];
}

function readable(words: string): string {
  return withShortSpaces(words)
    .replace(/\*\*|__|`/g, '')
    .replace(/\\([\\*_`[\]<|~#])/g, '$1')
    .replace(/\s*\|\s*$/, '')
    .replace(/\s*\|\s*/g, ' | ')
    .trim();
}
