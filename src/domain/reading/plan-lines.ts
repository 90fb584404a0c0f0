import { matchesIn } from '#domain/matches-in.ts';
import { oncePerText } from '#domain/once-per-text.ts';
import { boldLine, headingLine, SECTION_DEPTH } from './heading-line.ts';
import { labeledLine } from './labeled-line.ts';
import { BOX, LIST_MARK, lineMarks } from './line-marks.ts';
import { mayHaveBox } from './markdown-signs.ts';
import { plainWords } from './plain-words.ts';
import { isQuote, type SourceLine, sourceLines } from './source-lines.ts';
import { cellsOf } from './table-row.ts';

/** A line of a plan that may say what to do: a row of a table, an item of a list, a line of a paragraph. */
export type PlanLine = {
  /** The heading above it; empty before the first. */
  readonly section: string;
  /** A smaller heading below that one, such as "Week of March 8"; empty if there is none. */
  readonly under: string;
  readonly kind: SourceLine['kind'];
  /** The position of the line in the plan. */
  readonly at: number;
  /** Its bold beginning, as in "**Event date:** Saturday". */
  readonly label: string;
  /** Its words without marks, and without the label. */
  readonly words: string;
  /** Only in table rows. */
  readonly cells: readonly string[];
  readonly header: readonly string[];
  /** The position of its box's character; a tick changes only this one. */
  readonly boxAt?: number;
  readonly isTicked?: boolean;
};

export const planLines = oncePerText((text): readonly PlanLine[] => sourceLines(text).map(planLine));

/** Only the lines of sections with a matching heading: skips the others. */
export function linesUnder(text: string, heading: RegExp): PlanLine[] {
  return sourceLines(text)
    .filter(({ section }) => heading.test(headingWords(section)))
    .map(planLine);
}

function planLine(line: SourceLine): PlanLine {
  return line.kind === 'row' ? rowOf(line) : lineOf(line);
}

// A cache: all lines below a heading, or below a table's first row, share it.
const headingWords = remembered((text) => plainWords(text).slice(0, LONGEST_HEADING));
const smallHeadingWords = remembered((text) => plainWords(text).slice(0, LONGEST_HEADING));
const headerCells = remembered((text) =>
  cellsOf(text).map((cell) => plainWords(cell).slice(0, LONGEST_HEADING)),
);
// Callers that compare headings do so for each line.
const LONGEST_HEADING = 500;

function remembered<T>(read: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly found: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, found: read(text) };
    return last.found;
  };
}

/** Only lines with a box: skips the others, which is most of the work. */
export function checklistLines(text: string): PlanLine[] {
  const maybe = quickly(text) ?? sourceLines(text);
  return maybe
    .filter((line) => line.kind !== 'row' && mayHaveBox(line.text))
    .map(lineOf)
    .filter(({ boxAt }) => boxAt !== undefined);
}

const LANDMARK = new RegExp(
  `^(?:\\*\\*[^*\\n]+\\*\\*:?[ \\t]*| {0,3}#{1,6}(?:[ \\t].*)?|[ \\t>]*${LIST_MARK}[ \\t]+${BOX}[ \\t]+\\S.*)$`,
  'gm',
);
// Not decidable at a glance: whether this is a fence, and whether an indented line is code or a nested item.
const UNCLEAR = new RegExp(
  `^ {0,3}(?:\`\`\`|~~~)|^(?: {2}|[ >]*\\t)[ \\t>]*${LIST_MARK}[ \\t]+${BOX}|\\r`,
  'm',
);

/** Finds headings and boxes with one search instead of line by line: ten times faster for every simple plan. */
function quickly(text: string): SourceLine[] | null {
  if (UNCLEAR.test(text)) return null;
  let section = '';
  let under = '';
  const found: SourceLine[] = [];
  for (const { 0: line, index: at } of matchesIn(text, LANDMARK)) {
    const bold = boldLine(line);
    const heading = headingLine(line);
    if (bold !== undefined) under = bold;
    else if (!heading)
      found.push({ kind: isQuote(line) ? 'quote' : 'item', text: line, at, section, under, header: null });
    else {
      under = heading.depth <= SECTION_DEPTH ? '' : heading.words;
      if (heading.depth <= SECTION_DEPTH) section = heading.words;
    }
  }
  return found;
}

function rowOf({ section, under, text, at, header: first }: SourceLine): PlanLine {
  const header = headerCells(first ?? '');
  const cells = cellsOf(text).slice(0, header.length).map(plainWords);
  return {
    section: headingWords(section),
    under: smallHeadingWords(under),
    kind: 'row',
    at,
    label: '',
    words: cells.join(' | '),
    cells,
    header,
  };
}

function lineOf({ section, under, kind, text, at }: SourceLine): PlanLine {
  const { from, boxAt, box } = lineMarks(text);
  const labeled = labeledLine(text);
  const [label, words] = labeled?.isBold ? [labeled.label, labeled.words] : ['', text.slice(from)];
  return {
    section: headingWords(section),
    under: smallHeadingWords(under),
    kind,
    at,
    label: plainWords(label),
    words: plainWords(words),
    cells: [],
    header: [],
    ...(boxAt !== undefined && { boxAt: at + boxAt, isTicked: box !== ' ' }),
  };
}
