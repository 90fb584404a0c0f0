import { cutAtSentence } from './cut-text.ts';

export const KEY_DECISIONS_MAX = 390;

// A block that runs over its 390 characters by a label keeps that label; only a runaway one is cut.
const BLOCK_CEILING = 800;

const KEY_HEADING =
  /^\s*(?:#{1,6}\s*)?(?:[*_]{1,3})?\s*(?:\d+[.)]\s*)?key\s+decisions?\s*:?\s*(?:[*_]{1,3})?\s*:?\s*#*\s*$/i;
const MARKDOWN_HEADING = /^\s{0,3}#{1,6}\s+\S/;
const BOLD_HEADING = /^\s*(\*\*|__)(?:(?!\1).)*(?!\1)[^:]\1\s*$/;
const RULE = /^\s*(?:-{3,}|={3,}|\*{3,})\s*$/;
const LABELED = /^\s*(?:[-*]\s+)?(?:\*\*[^*\n]{2,60}(?::\*\*|\*\*:)|\p{Lu}[\p{L}\p{N} ,'’()/-]{1,48}:)\s*\S/u;
const FEWEST_LABELS = 3;
const LONGEST_HEADING = 120;

export type KeyDecisions = { text: string; how: 'key-decisions' | 'excerpt' };

/** What later plans need of this one: its Key decisions block, or the next best thing after an owner's edits. */
export function extractKeyDecisions(output: string): KeyDecisions {
  const lines = output.split(/\r?\n/);
  const block = blockUnderHeading(lines) ?? labeledLines(lines);
  if (block !== undefined) return { text: withinCeiling(block), how: 'key-decisions' };
  return { text: cutAtSentence(proseOf(lines), KEY_DECISIONS_MAX), how: 'excerpt' };
}

function blockUnderHeading(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    if (line.length > LONGEST_HEADING || !KEY_HEADING.test(line)) continue;
    let end = index + 1;
    while (end < lines.length && !isHeading(lines[end] ?? '')) end += 1;
    const block = tidy(lines.slice(index + 1, end));
    if (block !== '') return block;
  }
  return undefined;
}

// The block is written second, after the overview. Lines with labels further down belong to other sections,
// so without its heading it is looked for only before the second heading.
function labeledLines(lines: readonly string[]): string | undefined {
  const headings = lines.flatMap((line, index) => (isHeading(line) ? [index] : []));
  const first = headings[0] ?? lines.length;
  const startsWithHeading = tidy(lines.slice(0, first)) === '';
  const opening = lines.slice(0, startsWithHeading ? headings[1] : first);
  const labeled = opening.filter((line) => LABELED.test(line));
  return labeled.length >= FEWEST_LABELS ? tidy(labeled) : undefined;
}

function isHeading(line: string): boolean {
  if (line.length > LONGEST_HEADING) return false;
  return MARKDOWN_HEADING.test(line) || BOLD_HEADING.test(line) || isCapitalHeading(line);
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

function withinCeiling(block: string): string {
  if (block.length <= BLOCK_CEILING) return block;
  const lastLine = block.lastIndexOf('\n', BLOCK_CEILING);
  return lastLine > 0 ? block.slice(0, lastLine) : cutAtSentence(block, BLOCK_CEILING);
}
