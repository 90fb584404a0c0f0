/** A line of a plan that may say what to do: a row of a table, an item of a list, a line of a paragraph. */
export type PlanLine = {
  /** The heading that it stands under; empty before the first. */
  readonly section: string;
  readonly kind: 'row' | 'item' | 'text' | 'quote';
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

type Place = { section: string; header: readonly string[] | null; isInList: boolean };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,2}(?:[ \t]+(.*?))?(?:[ \t]+#*)?\s*$/;
const DEEPER_HEADING = /^ {0,3}#{3,6}(?:\s|$)/;
const ITEM = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/;
const BOX = /^((?:[-*+]|\d{1,9}[.)])[ \t]+\[)([ xX])\][ \t]+\S/;
const DASHES = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const QUOTE = /^ {0,3}>/;

/**
 * Reads a plan line by line. The Markdown parser does this too, but takes seconds for nineteen plans on a slow phone,
 * and the week must be there at once; plan-lines.test.ts holds the two together. What stands in a fence is left out.
 */
export function planLines(text: string): PlanLine[] {
  const found: PlanLine[] = [];
  let place: Place = { section: '', header: null, isInList: false };
  let fence: string | null = null;
  let at = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const from = at;
    at += line.length + 1;
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      continue;
    }
    if (line.trim() === '') {
      place = { ...place, header: null };
      continue;
    }
    const heading = HEADING.exec(line);
    if (heading || DEEPER_HEADING.test(line)) {
      place = { section: heading ? plain(heading[1] ?? '') : place.section, header: null, isInList: false };
      continue;
    }
    if (place.header === null && line.includes('|') && isTableStart(line, lines[index + 1])) {
      place = { ...place, header: cellsOf(line), isInList: false };
      continue;
    }
    if (place.header !== null) {
      if (!DASHES.test(line)) found.push(rowOf(line, from, place.section, place.header));
      continue;
    }
    const indent = line.search(/\S/);
    const isItem = ITEM.test(line.slice(indent));
    // Four spaces outside of a list are a block of code.
    if (!place.isInList && indent >= 4) continue;
    place = { ...place, isInList: isItem || (place.isInList && indent > 0) };
    found.push(lineOf(line, from, place));
  }
  return found;
}

function isTableStart(line: string, next: string | undefined): boolean {
  return (
    next !== undefined &&
    DASHES.test(next) &&
    next.includes('-') &&
    cellsOf(line).length === cellsOf(next).length
  );
}

function rowOf(line: string, at: number, section: string, header: readonly string[]): PlanLine {
  const cells = cellsOf(line).slice(0, header.length);
  return { section, kind: 'row', at, label: '', words: cells.join(' | '), cells, header };
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map(plain);
}

function lineOf(line: string, at: number, { section, isInList }: Place): PlanLine {
  const isQuote = QUOTE.test(line);
  const lead = isQuote ? (/^(?: {0,3}> ?)+/.exec(line)?.[0].length ?? 0) : 0;
  const from = lead + line.slice(lead).search(/\S/);
  const [, before, box] = BOX.exec(line.slice(from)) ?? [];
  const kind = isQuote ? 'quote' : isInList ? 'item' : 'text';
  return {
    section,
    kind,
    at,
    ...labelled(line.slice(from)),
    cells: [],
    header: [],
    ...(before !== undefined && { boxAt: at + from + before.length, isTicked: box !== ' ' }),
  };
}

const MARKER = /^(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\[[ xX]\]\s+)?/;
const LABEL = /^\*\*([^*]{1,200})\*\*:?\s*/;

function labelled(line: string): { label: string; words: string } {
  const text = line.replace(MARKER, '');
  const [whole = '', label = ''] = LABEL.exec(text) ?? [];
  const isLabel = whole.trimEnd().endsWith(':') || label.trimEnd().endsWith(':');
  return isLabel
    ? { label: plain(label).replace(/:$/, ''), words: plain(text.slice(whole.length)) }
    : { label: '', words: plain(text) };
}

const LINK = /\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*\)/g;

function plain(text: string): string {
  return text
    .replace(LINK, '$1')
    .replace(/\*\*|__|~~|(?<!\\)`/g, '')
    .replace(/(?<![\w\\*])[*_](\S(?:[^*_]*\S)?)[*_](?![\w*])/g, '$1')
    .replace(/\\([\\*_`[\]<>|~#.!()&+-])/g, '$1')
    .trim();
}
