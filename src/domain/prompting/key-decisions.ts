import { headingLine, headingMarks, SECTION_DEPTH } from '#domain/reading/heading-line.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { isListItem } from '#domain/reading/markdown-signs.ts';
import { isCarried } from './carried-lines.ts';
import { cutAtSentence } from './cut-text.ts';

const KEY_HEADING =
  /^[\s#]*(?:[*_]{1,3})?\s*(?:\d+[.)]\s*)?key\s+decisions?\s*:?\s*(?:[*_]{1,3})?\s*:?[\s#]*$/i;
const BOLD_HEADING = /^\s*(\*\*|__)(?:(?!\1).)*(?!\1)[^:]\1\s*$/;
const RULE = /^\s*(?:-{3,}|={3,}|\*{3,})\s*$/;
const PLAIN_LABEL = /^\p{Lu}[\p{L}\p{N} ,'’()/-]{1,48}$/u;
const LONGEST_LABEL = 61;
const FEWEST_LABELS = 3;
const LONGEST_HEADING = 120;
// A block that runs over its limit by a label keeps that label; only a runaway one is cut.
const TOLERANCE = 1.5;

export type KeyDecisions = { text: string; how: 'key-decisions' | 'excerpt' };

/** The part that later plans need: the Key decisions block, or the next best thing after the owner's edits. */
export function extractKeyDecisions(output: string, most: number): KeyDecisions {
  const lines = output.split(/\r?\n/);
  const block = blockUnderHeading(lines) ?? labeledLines(lines);
  if (block !== undefined) return { text: withinLimit(block, most), how: 'key-decisions' };
  return { text: cutAtSentence(proseOf(lines), most), how: 'excerpt' };
}

function blockUnderHeading(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.length > LONGEST_HEADING || !KEY_HEADING.test(line)) continue;
    const block = tidy(lines.slice(index + 1, endOfBlock(lines, index)));
    if (block !== '') return block;
  }
  return undefined;
}

function levelOf(line: string): number | undefined {
  const marks = headingMarks(line);
  // A lone "# Key decisions" above the sections is a mistake, not a chapter.
  return marks === 0 ? undefined : Math.max(SECTION_DEPTH, marks);
}

// The AI may put a sub-heading, a bold line or a heading in a list into the block. Ending there would lose half of the
// decisions for all later plans.
function endOfBlock(lines: readonly string[], start: number): number {
  const level = levelOf(lines[start] ?? '');
  let isInList = false;
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isIndented = /^\s/.test(line);
    if (line.trim() !== '' && !isIndented) isInList = isListItem(line);
    if (endsBlock(line, level) && !(isIndented && isInList)) return at;
  }
  return lines.length;
}

function endsBlock(line: string, level: number | undefined): boolean {
  if (level === undefined) return isHeading(line);
  const depth = titledDepth(line);
  return depth !== undefined && depth <= level;
}

// The block is the second section, after the overview. Labeled lines further down belong to other sections, so without
// its heading it is searched only before the second heading.
function labeledLines(lines: readonly string[]): string | undefined {
  const headings = lines.flatMap((line, index) => (isHeading(line) ? [index] : []));
  const first = headings[0] ?? lines.length;
  const startsWithHeading = tidy(lines.slice(0, first)) === '';
  const opening = lines.slice(0, startsWithHeading ? headings[1] : first);
  const labeled = opening.filter(isLabeled);
  return labeled.length >= FEWEST_LABELS ? tidy(labeled) : undefined;
}

function isLabeled(line: string): boolean {
  const { label = '', words = '', isBold = false } = labeledLine(line) ?? {};
  if (words.trim() === '') return false;
  return isBold ? label.length > 1 && label.length < LONGEST_LABEL : PLAIN_LABEL.test(label);
}

/** The depth of a heading that has words. */
function titledDepth(line: string): number | undefined {
  const heading = line.length > LONGEST_HEADING ? null : headingLine(line);
  return heading && heading.words !== '' ? heading.depth : undefined;
}

function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING) return false;
  return titledDepth(line) !== undefined || BOLD_HEADING.test(line) || isCapitalHeading(line);
}

// Plans pasted from elsewhere may use capitals for headings. "FAITH LEVEL: OPEN" is a label, not a heading.
function isCapitalHeading(line: string): boolean {
  const text = line.trim().replace(/:$/, '');
  return !/^[-*]\s|[\p{Ll}:|]/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text);
}

function proseOf(lines: readonly string[]): string {
  const prose = lines.filter((line) => !isHeading(line));
  return tidy(prose) || tidy(lines);
}

function tidy(lines: readonly string[]): string {
  const kept = lines.filter((line) => line.trim() !== '' && !RULE.test(line));
  return kept.map((line) => line.replaceAll('**', '').trim()).join('\n');
}

function withinLimit(block: string, most: number): string {
  const ceiling = most * TOLERANCE;
  if (block.length <= ceiling) return block;
  const lines = block.split('\n');
  let length = 0;
  const kept = lines.filter((line) => {
    length += line.length + 1;
    return length <= ceiling || isCarried(line);
  });
  return kept.length > 0 ? [...kept, '…'].join('\n') : `${cutAtSentence(block, ceiling)} …`;
}
