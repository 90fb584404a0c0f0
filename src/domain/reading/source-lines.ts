import { MAYBE_DAY } from './day-patterns.ts';
import { boldLine, headingLine, SECTION_DEPTH } from './heading-line.ts';
import { fenceAfter, lineMarks } from './line-marks.ts';
import { isListItem, mayHaveBox } from './markdown-signs.ts';
import { linesOf } from './plan-sections.ts';
import { isTableRule, isTableStart } from './table-row.ts';

/** A line of the plan, unchanged, and the kind of block it belongs to. */
export type SourceLine = {
  readonly kind: 'row' | 'item' | 'text' | 'quote';
  readonly text: string;
  readonly at: number;
  /** The heading above it, as written. */
  readonly section: string;
  /** A smaller heading below that one, or a bold line that acts as one; empty if there is none. */
  readonly under: string;
  /** The first line of its table. */
  readonly header: string | null;
};

const QUOTE = /^ {0,3}>/;

/**
 * Reads a plan line by line. The Markdown parser takes seconds for nineteen plans on a slow phone, and the week must
 * open at once; plan-lines.test.ts compares the two. Skips fenced text.
 */
export function sourceLines(text: string): SourceLine[] {
  const found: SourceLine[] = [];
  const lines = linesOf(text);
  let section = '';
  let under = '';
  let header: string | null = null;
  let isInList = false;
  let parent: DatedItem | null = null;
  let fence: string | undefined;
  for (const [index, { text: line, start: at }] of lines.entries()) {
    const wasOpen = fence !== undefined;
    if (line.includes('```') || line.includes('~~~')) fence = fenceAfter(line, fence);
    if (wasOpen || fence !== undefined) continue;
    const indent = line.search(/\S/);
    if (indent === -1) {
      header = null;
      continue;
    }
    const heading = indent < 4 && line[indent] === '#' ? headingLine(line) : null;
    if (heading) {
      const isSection = heading.depth <= SECTION_DEPTH;
      under = isSection ? '' : heading.words;
      if (isSection) section = heading.words;
      header = null;
      isInList = false;
      parent = null;
      continue;
    }
    under = boldLine(line) ?? under;
    if (parent && indent <= parent.indent) parent = null;
    // A list or a quote right below a table ends it, even without an empty line.
    const isRule = header !== null && isTableRule(line);
    if (header !== null && (isRule || !(isListItem(line) || isQuote(line)))) {
      if (!isRule) found.push({ kind: 'row', text: line, at, section, under, header });
      continue;
    }
    header = null;
    if (line.includes('|') && isTableStart(line, lines[index + 1]?.text)) {
      header = line;
      isInList = false;
      continue;
    }
    // Four spaces or a tab outside of a list make a code block.
    if (!isInList && (indent >= 4 || line.slice(0, indent).includes('\t'))) continue;
    isInList = isListItem(line) || (isInList && indent > 0);
    const kind = isQuote(line) ? 'quote' : isInList ? 'item' : 'text';
    found.push({ kind, text: line, at, section, under: parent?.words ?? under, header: null });
    if (kind === 'item') parent = datedItem(line, indent) ?? parent;
  }
  return found;
}

type DatedItem = { readonly indent: number; readonly words: string };
const LONGEST_DAY = 80;

/** "- **T-14 · Sat 30 Jan**" acts as a heading for the items below it. */
function datedItem(line: string, indent: number): DatedItem | null {
  if (line.length > LONGEST_DAY || mayHaveBox(line) || !isListItem(line)) return null;
  const words = line.slice(lineMarks(line).from).replace(/:(?=\**\s*$)/, '');
  return MAYBE_DAY.test(words) || /^\W*T\s?[-–+]\s?\d/.test(words) ? { indent, words } : null;
}

export function isQuote(line: string): boolean {
  return QUOTE.test(line);
}
