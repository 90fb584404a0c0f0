import { boldLine, headingLine } from '#domain/reading/heading-line.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { fenceAfter, lineMarks } from '#domain/reading/line-marks.ts';
import { plainWords } from '#domain/reading/plain-words.ts';
import type { Line } from '#domain/reading/plan-sections.ts';
import { cellsOf, isTableRule } from '#domain/reading/table-row.ts';
import { isOwnerLine, isSubjectLine, withoutQuotes } from './draft-text.ts';
import { pointsElsewhere, wordCount } from './points-elsewhere.ts';

/** A message found in a section, before its fields are read. */
export type Draft = {
  readonly label: string;
  /** Words around it that may name its channel. */
  readonly nearby: string;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
};

const LONGEST_LABEL = 500;

const isWritten = ({ text }: Line) => text.trim() !== '';

/** "1. **Email · Saturday, March 6**": the messages of a section as a numbered list. */
const NUMBERED = /^\d{1,2}[.)]\s+(?=\*\*)/;

/** A line that acts as a heading: in bold, or a smaller heading. */
function labelOf({ text }: Line): string | undefined {
  const heading = headingLine(text);
  const words = heading ? heading.words : boldLine(text.trim().replace(NUMBERED, ''));
  return words === undefined ? undefined : plainWords(words).replace(/:$/, '').slice(0, LONGEST_LABEL);
}

// "**Email:**" under a subject is where the text begins, not another message.
const ONLY_A_FIELD =
  /^(?:subject(?: line)?|preview(?: text| line)?|body|email|text|message|script|post|bio|draft|to|when)$/i;

function placeOf(first: Line, rest: readonly Line[]): Pick<Draft, 'start' | 'end'> {
  return { start: first.start, end: (rest.at(-1) ?? first).end };
}

/** The text below its first line. */
function draftFrom(label: string, first: Line, rest: readonly Line[], nearby = label): Draft {
  // Lines of a list item are indented.
  const isItem = NUMBERED.test(first.text.trim());
  const own = rest.map(({ text }) => (isItem ? text.replace(/^ {1,4}/, '') : text));
  return { label, nearby, ...placeOf(first, rest), lines: own };
}

/** One draft per standalone label; if there are none, one per line that begins with a label. */
export function labeledDrafts(lines: readonly Line[]): Draft[] {
  const starts: { label: string; line: Line; index: number }[] = [];
  let isAfterSubject = false;
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const isFenced = fence !== undefined;
    fence = fenceAfter(line.text, fence);
    if (isFenced || !isWritten(line)) continue;
    const label = labelOf(line);
    if (label !== undefined && !(isAfterSubject && ONLY_A_FIELD.test(label)))
      starts.push({ label, line, index });
    isAfterSubject = isSubjectLine(line.text);
  }
  if (starts.length === 0) return inlineDrafts(lines);
  return starts.flatMap(({ label, line, index }, at) =>
    isOwnerLine(line.text) ? [] : [draftFrom(label, line, lines.slice(index + 1, starts[at + 1]?.index))],
  );
}

/** Of rows written as messages: one draft per standalone label above text, not above a list or a table, whose rows are messages. */
export function standingDrafts(lines: readonly Line[]): Draft[] {
  if (!lines.some((line) => labelOf(line) !== undefined)) return [];
  return labeledDrafts(lines).filter(({ lines: own }) => {
    const first = own.find((text) => text.trim() !== '') ?? '';
    return lineMarks(first).mark === '' && !own.some((text) => text.startsWith('|'));
  });
}

const MIN_INLINE_WORDS = 16;

function inlineDrafts(lines: readonly Line[]): Draft[] {
  return lines.flatMap((line) => {
    const labeled = labeledLine(line.text);
    if (!labeled?.isBold || lineMarks(line.text).mark !== '') return [];
    if (isOwnerLine(line.text) || isSubjectLine(line.text)) return [];
    if (wordCount(labeled.words) < MIN_INLINE_WORDS) return [];
    const label = plainWords(labeled.label);
    return [{ ...draftFrom(label, line, []), lines: [labeled.words] }];
  });
}

/** Anywhere: a label whose first line is a subject. Without a label, the section's own heading is one. */
export function subjectDrafts(heading: string, lines: readonly Line[]): Draft[] {
  const found = labeledDrafts(lines).filter(({ lines: own }) => {
    const first = own.find((text) => text.trim() !== '');
    return first !== undefined && isSubjectLine(first);
  });
  const first = lines.find(isWritten);
  return found.length === 0 && first && isSubjectLine(first.text) ? wholeDraft(heading, lines) : found;
}

/** The whole section as one draft under its heading. A label that repeats the heading is removed. */
export function wholeDraft(heading: string, lines: readonly Line[]): Draft[] {
  const at = lines.findIndex(isWritten);
  const first = lines[at];
  if (!first) return [];
  const rest = lines.slice(at + 1);
  const draft = draftFrom(heading, first, rest, '');
  if (labelOf(first) !== undefined) return [draft];
  const labeled = labeledLine(first.text);
  // In a dialog each line has a label: the speaker.
  const isDialog = rest.some(({ text }) => labeledLine(text)?.isBold);
  const isLabeled = labeled?.isBold && !isDialog && !isSubjectLine(first.text);
  return [{ ...draft, lines: [isLabeled ? labeled.words : first.text, ...draft.lines] }];
}

/** Quoted text in rows, each under the label or first cell of its row. */
export function quotedDrafts(
  lines: readonly Line[],
  { minWords, isBare = false }: { minWords: number; isBare?: boolean | undefined },
): Draft[] {
  const rows = [...itemRows(lines), ...tableRows(lines)];
  const hasQuotes = rows.some(({ words }) => longestQuote(words) !== '');
  return rows.flatMap(({ label, words, nearby, start, end }) => {
    const quote = longestQuote(words);
    const text = hasQuotes || !isBare ? quote : words;
    if (wordCount(text) < minWords || pointsElsewhere(text)) return [];
    // Words after a quote are the next step, not its channel.
    const around = nearby ?? words.slice(0, words.indexOf(quote));
    return [{ label, nearby: around, start, end, lines: [withoutQuotes(text.trim())] }];
  });
}

type Row = {
  readonly label: string;
  readonly words: string;
  readonly nearby?: string;
  readonly start: number;
  readonly end: number;
};

/** List items, each with its continuation lines. */
function itemRows(lines: readonly Line[]): Row[] {
  const items: { first: Line; rest: Line[] }[] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    if (lineMarks(line.text).mark !== '') {
      open = [];
      items.push({ first: line, rest: open });
    } else if (isWritten(line)) open?.push(line);
    else open = undefined;
  }
  return items.flatMap(({ first, rest }) => {
    const labeled = labeledLine([first, ...rest].map(({ text }) => text.trim()).join(' '));
    if (!labeled) return [];
    return [{ label: plainWords(labeled.label), words: labeled.words, ...placeOf(first, rest) }];
  });
}

const CHANNEL_COLUMN = /\b(?:channel|format|where|how)\b/i;

function tableRows(lines: readonly Line[]): Row[] {
  const table = lines.filter(({ text }) => text.trim().startsWith('|'));
  const [head, rule, ...rows] = table;
  if (!head || !rule || !isTableRule(rule.text)) return [];
  const column = cellsOf(head.text).findIndex((cell) => CHANNEL_COLUMN.test(cell));
  return rows.map(({ text, start, end }) => {
    const [first = '', ...cells] = cellsOf(text).map((cell) => cell.trim());
    const words = cells.toSorted((a, b) => longestQuote(b).length - longestQuote(a).length)[0] ?? '';
    return {
      label: plainWords(first).slice(0, LONGEST_LABEL),
      words: words.replaceAll('\\|', '|'),
      nearby: cells[column - 1] ?? '',
      start,
      end,
    };
  });
}

const QUOTED = /"[^"\n]{2,4000}"|“[^“”\n]{2,4000}”/g;

function longestQuote(words: string): string {
  let longest = '';
  for (const [whole] of words.matchAll(QUOTED)) {
    const found = whole.slice(1, -1);
    if (found.length > longest.length) longest = found;
  }
  return longest;
}

/** A label in bold or a heading, with the words after it on its line. */
function labelAndWords(line: Line): { label: string; words: readonly string[] } | null {
  const alone = labelOf(line);
  if (alone !== undefined) return { label: alone.trim(), words: [] };
  const labeled = labeledLine(line.text);
  return labeled?.isBold ? { label: plainWords(labeled.label), words: [labeled.words] } : null;
}

/** The text after a label that matches `wanted`, named by the "Name" of its card, if any. */
export function cardDrafts(lines: readonly Line[], wanted: RegExp): Draft[] {
  const found: { name: string; label: string; first: Line; words: readonly string[]; rest: Line[] }[] = [];
  let name = '';
  let open: Line[] | undefined;
  for (const line of lines) {
    const begun = labelAndWords(line);
    if (!begun) {
      open?.push(line);
      continue;
    }
    open = undefined;
    const { label, words } = begun;
    if (wanted.test(label)) {
      open = [];
      found.push({ name: name === '' ? label : name, label, first: line, words, rest: open });
    } else if (label.toLowerCase() === 'name') name = plainWords(words.join(''));
    else if (headingLine(line.text)) name = label;
  }
  return found.map(({ name, label, first, words, rest }) => {
    const draft = draftFrom(name, first, rest, label);
    return { ...draft, lines: [...words, ...draft.lines] };
  });
}
