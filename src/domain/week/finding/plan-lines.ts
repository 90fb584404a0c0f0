import { headingLine } from '#domain/plan/heading-line.ts';
import { BOLD_LINE, isQuote, SECTION_DEPTH, type SourceLine, sourceLines } from './source-lines.ts';

/** A line of a plan that may say what to do: a row of a table, an item of a list, a line of a paragraph. */
export type PlanLine = {
  /** The heading that it stands under; empty before the first. */
  readonly section: string;
  /** The smaller heading below that one, as "Week of March 8"; empty where there is none. */
  readonly under: string;
  readonly kind: SourceLine['kind'];
  /** Where the line begins in the plan. */
  readonly at: number;
  /** What stands in bold at its beginning, as in "**Event date:** Saturday". */
  readonly label: string;
  /** Its words without marks, and without the label. */
  readonly words: string;
  /** Of a row only. */
  readonly cells: readonly string[];
  readonly header: readonly string[];
  /** Where the character of its box stands; a tick changes this one and no other. */
  readonly boxAt?: number;
  readonly isTicked?: boolean;
};

export function planLines(text: string): PlanLine[] {
  return sourceLines(text).map(planLine);
}

/** Only those of the sections whose heading is asked for: the others are not read further. */
export function linesUnder(text: string, heading: RegExp): PlanLine[] {
  return sourceLines(text)
    .filter(({ section }) => heading.test(plain(section)))
    .map(planLine);
}

function planLine(line: SourceLine): PlanLine {
  return line.kind === 'row' ? rowOf(line) : lineOf(line);
}

const MAYBE_BOX = /\[[ xX]\]/;

/** Only those with a box: the others are not read further, which is most of the work. */
export function checklistLines(text: string): PlanLine[] {
  const maybe = quickly(text) ?? sourceLines(text);
  return maybe
    .filter((line) => line.kind !== 'row' && MAYBE_BOX.test(line.text))
    .map(lineOf)
    .filter(({ boxAt }) => boxAt !== undefined);
}

const LANDMARK =
  /^(?:\*\*[^*\n]+\*\*:?[ \t]*| {0,3}#{1,6}(?:[ \t].*)?|[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S.*)$/gm;
// What a single look cannot tell: whether this is a fence, and whether a deep line is code or an item below another.
const UNCLEAR = /^ {0,3}(?:```|~~~)|^(?: {4}|[ >]*\t)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\]|\r/m;

/** Headings and boxes by one search instead of line by line: a tenth of the time, for every plan that is plainly written. */
function quickly(text: string): SourceLine[] | null {
  if (UNCLEAR.test(text)) return null;
  let section = '';
  let under = '';
  const found: SourceLine[] = [];
  for (const { 0: line, index: at } of text.matchAll(LANDMARK)) {
    const [, bold] = BOLD_LINE.exec(line) ?? [];
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
  const header = cellsOf(first ?? '');
  const cells = cellsOf(text).slice(0, header.length);
  return {
    section: plain(section),
    under: plain(under),
    kind: 'row',
    at,
    label: '',
    words: cells.join(' | '),
    cells,
    header,
  };
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map(plain);
}

const BOX = /^((?:[-*+]|\d{1,9}[.)])[ \t]+\[)([ xX])\][ \t]+\S/;

function lineOf({ section, under, kind, text, at }: SourceLine): PlanLine {
  const lead = kind === 'quote' ? (/^(?: {0,3}> ?)+/.exec(text)?.[0].length ?? 0) : 0;
  const from = lead + Math.max(0, text.slice(lead).search(/\S/));
  const [, before, box] = BOX.exec(text.slice(from)) ?? [];
  return {
    section: plain(section),
    under: plain(under),
    kind,
    at,
    ...labeled(text.slice(from)),
    cells: [],
    header: [],
    ...(before !== undefined && { boxAt: at + from + before.length, isTicked: box !== ' ' }),
  };
}

const MARKER = /^(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\[[ xX]\]\s+)?/;
const LABEL = /^\*\*([^*]{1,200})\*\*:?\s*/;

function labeled(line: string): { label: string; words: string } {
  const text = line.replace(MARKER, '');
  const [whole = '', label = ''] = LABEL.exec(text) ?? [];
  const isLabel = whole.trimEnd().endsWith(':') || label.trimEnd().endsWith(':');
  return isLabel
    ? { label: plain(label).replace(/:$/, ''), words: plain(text.slice(whole.length)) }
    : { label: '', words: plain(text) };
}

const LINK = /\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*\)/g;
const MARKS = /[*_~`\\[]/;

function plain(text: string): string {
  if (!MARKS.test(text)) return text.trim();
  return text
    .replace(LINK, '$1')
    .replace(/\*\*|__|~~|(?<!\\)`/g, '')
    .replace(/(?<![\w\\*])[*_](\S(?:[^*_]*\S)?)[*_](?![\w*])/g, '$1')
    .replace(/\\([\\*_`[\]<>|~#.!()&+-])/g, '$1')
    .trim();
}
