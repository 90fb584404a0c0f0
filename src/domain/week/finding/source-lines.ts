/** A line as it stands in the plan, and what kind of block it belongs to. */
export type SourceLine = {
  readonly kind: 'row' | 'item' | 'text' | 'quote';
  readonly text: string;
  readonly at: number;
  /** The heading above it as it is written. */
  readonly section: string;
  /** The smaller heading below that one, or a line in bold that stands for one; empty where there is none. */
  readonly under: string;
  /** The first line of its table. */
  readonly header: string | null;
};

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
export const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#*)?\s*$/;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])[ \t]+/;
export const BOLD_LINE = /^\*\*([^*\n]+)\*\*:?[ \t]*$/;
const DASHES = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const QUOTE = /^ {0,3}>/;
export const SECTION_DEPTH = 2;

/**
 * Reads a plan line by line. The Markdown parser does this too, but takes seconds for nineteen plans on a slow phone,
 * and the week must be there at once; plan-lines.test.ts holds the two together. What stands in a fence is left out.
 */
export function sourceLines(text: string): SourceLine[] {
  const found: SourceLine[] = [];
  const lines = text.split('\n');
  let section = '';
  let under = '';
  let header: string | null = null;
  let isInList = false;
  let fence: string | null = null;
  let next = 0;
  for (const [index, line] of lines.entries()) {
    const at = next;
    next += line.length + 1;
    const mark = line.includes('```') || line.includes('~~~') ? FENCE.exec(line)?.[1] : undefined;
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      continue;
    }
    fence = mark ?? null;
    if (mark !== undefined) continue;
    const indent = line.search(/\S/);
    if (indent === -1) {
      header = null;
      continue;
    }
    const heading = indent < 4 && line[indent] === '#' ? HEADING.exec(line) : null;
    if (heading) {
      const isSection = (heading[1]?.length ?? 0) <= SECTION_DEPTH;
      under = isSection ? '' : (heading[2] ?? '');
      if (isSection) section = heading[2] ?? '';
      header = null;
      isInList = false;
      continue;
    }
    under = (line[0] === '*' ? BOLD_LINE.exec(line)?.[1] : undefined) ?? under;
    if (header !== null) {
      if (!DASHES.test(line)) found.push({ kind: 'row', text: line, at, section, under, header });
      continue;
    }
    if (line.includes('|') && isTableStart(line, lines[index + 1])) {
      header = line;
      isInList = false;
      continue;
    }
    // Four spaces outside of a list are a block of code.
    if (!isInList && indent >= 4) continue;
    isInList = ITEM.test(line) || (isInList && indent > 0);
    const kind = isQuote(line) ? 'quote' : isInList ? 'item' : 'text';
    found.push({ kind, text: line, at, section, under, header: null });
  }
  return found;
}

export function isQuote(line: string): boolean {
  return QUOTE.test(line);
}

function isTableStart(line: string, next: string | undefined): boolean {
  if (!next?.includes('-')) return false;
  return DASHES.test(next) && barsIn(line) === barsIn(next);
}

function barsIn(line: string): number {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/).length;
}
