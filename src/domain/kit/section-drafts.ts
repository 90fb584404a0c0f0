import { boldLine, headingLine } from '#domain/reading/heading-line.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { fenceAfter, lineMarks } from '#domain/reading/line-marks.ts';
import { plainWords } from '#domain/reading/plain-words.ts';
import type { Line } from '#domain/reading/plan-sections.ts';
import { cellsOf, isTableRule } from '#domain/reading/table-row.ts';
import { isOwnerLine, isSubjectLine, pointsElsewhere, withoutQuotes, wordCount } from './draft-text.ts';

/** A message as it stands in a section, before anybody has looked at what is in it. */
export type Draft = {
  readonly label: string;
  /** Words around it that may name its channel. */
  readonly nearby: string;
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
};

const LONGEST_LABEL = 500;

/** A line that stands for a heading of what follows: in bold, or a smaller heading. */
function labelOf({ text }: Line): string | undefined {
  const heading = headingLine(text);
  const words = heading ? heading.words : boldLine(text.trim());
  return words === undefined ? undefined : plainWords(words).replace(/:$/, '').slice(0, LONGEST_LABEL);
}

// "**Email:**" under a subject is where the text begins, not another message.
const ONLY_A_FIELD =
  /^(?:subject(?: line)?|preview(?: text| line)?|body|email|text|message|script|post|bio|draft|to|when)$/i;

function draftFrom(label: string, own: readonly Line[], nearby = label): Draft {
  return {
    label,
    nearby,
    start: own[0]?.start ?? 0,
    end: own.at(-1)?.end ?? 0,
    lines: own.slice(1).map(({ text }) => text),
  };
}

/** One for each label that stands alone; where none does, for each line that begins with a label. */
export function labeledDrafts(lines: readonly Line[]): Draft[] {
  const starts: { label: string; index: number; isOwner: boolean }[] = [];
  let isAfterSubject = false;
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const isFenced = fence !== undefined;
    fence = fenceAfter(line.text, fence);
    if (isFenced || line.text.trim() === '') continue;
    const label = labelOf(line);
    const isField = isAfterSubject && label !== undefined && ONLY_A_FIELD.test(label);
    if (label !== undefined && !isField) starts.push({ label, index, isOwner: isOwnerLine(line.text) });
    isAfterSubject = isSubjectLine(line.text);
  }
  if (starts.length === 0) return inlineDrafts(lines);
  return starts.flatMap(({ label, index, isOwner }, at) =>
    isOwner ? [] : [draftFrom(label, lines.slice(index, starts[at + 1]?.index))],
  );
}

const MIN_INLINE_WORDS = 16;

function inlineDrafts(lines: readonly Line[]): Draft[] {
  return lines.flatMap((line) => {
    const labeled = labeledLine(line.text);
    if (!labeled?.isBold || lineMarks(line.text).mark !== '') return [];
    if (isOwnerLine(line.text) || isSubjectLine(line.text)) return [];
    if (wordCount(labeled.words) < MIN_INLINE_WORDS) return [];
    const label = plainWords(labeled.label);
    return [{ ...draftFrom(label, [line]), lines: [labeled.words] }];
  });
}

/** Anywhere: a label whose first line is a subject. Without a label, the section's own heading is one. */
export function subjectDrafts(heading: string, lines: readonly Line[]): Draft[] {
  const written = lines.filter(({ text }) => text.trim() !== '');
  if (!written.some(({ text }) => isSubjectLine(text))) return [];
  const [first] = written;
  const found = labeledDrafts(lines).filter(({ lines: own }) =>
    isSubjectLine(own.find((text) => text.trim() !== '') ?? ''),
  );
  if (found.length > 0 || !first || !isSubjectLine(first.text)) return found;
  return [wholeDraft(heading, lines)];
}

/** All lines of a section, under its heading. A label at its beginning says the same and goes. */
export function wholeDraft(heading: string, lines: readonly Line[]): Draft {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const line = lines[first];
  const rest = lines.slice(Math.max(0, first));
  const place = { start: line?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
  const words = rest.map(({ text }) => text);
  if (!line) return { label: heading, nearby: '', ...place, lines: [] };
  const labeled = labeledLine(line.text);
  const isLabel = labelOf(line) !== undefined && !isSubjectLine(line.text);
  // In a dialog each line has one, and says who speaks.
  const isAlone = rest.filter(({ text }) => labeledLine(text)?.isBold).length === 1;
  const isInline = labeled?.isBold === true && isAlone && !isLabel && !isSubjectLine(line.text);
  const own = isLabel ? words.slice(1) : isInline ? [labeled.words, ...words.slice(1)] : words;
  return { label: heading, nearby: '', ...place, lines: own };
}

/** What rows have in quotes, each under the label or the first cell of its row. */
export function quotedDrafts(
  lines: readonly Line[],
  { minWords, isBare = false }: { minWords: number; isBare?: boolean | undefined },
): Draft[] {
  const rows = [...itemRows(lines), ...tableRows(lines)];
  const hasQuotes = rows.some(({ words }) => longestQuote(words) !== '');
  return rows.flatMap(({ label, words, nearby, start, end }) => {
    const quote = longestQuote(words);
    const text = hasQuotes || !isBare ? quote : words;
    if (text === '' || wordCount(text) < minWords || pointsElsewhere(text)) return [];
    // What follows a quote is the next step, not the way it is sent.
    const around = nearby ?? words.slice(0, Math.max(0, words.indexOf(quote)));
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

function itemRows(lines: readonly Line[]): Row[] {
  const rows: Row[] = [];
  let own: Line[] = [];
  const close = () => {
    const [first] = own;
    const text = own.map((line) => line.text.trim()).join(' ');
    const labeled = first && labeledLine(text);
    if (first && labeled) {
      const label = plainWords(labeled.label).slice(0, LONGEST_LABEL);
      rows.push({ label, words: labeled.words, start: first.start, end: own.at(-1)?.end ?? first.end });
    }
    own = [];
  };
  for (const line of lines) {
    const isItem = lineMarks(line.text).mark !== '';
    if (isItem || line.text.trim() === '') close();
    if (isItem || own.length > 0) own.push(line);
  }
  close();
  return rows;
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
      nearby: column > 0 ? (cells[column - 1] ?? '') : '',
      start,
      end,
    };
  });
}

const QUOTED = /"([^"\n]{2,4000})"|“([^“”\n]{2,4000})”/g;

function longestQuote(words: string): string {
  let longest = '';
  for (const [, straight, curly] of words.matchAll(QUOTED)) {
    const found = straight ?? curly ?? '';
    if (found.length > longest.length) longest = found;
  }
  return longest;
}

/** What follows a label that ends so, named by the "Name" of its card where it is in one. */
export function cardDrafts(lines: readonly Line[], wanted: string): Draft[] {
  const found: Draft[] = [];
  let name = '';
  let named = '';
  let own: Line[] = [];
  let words: string[] | null = null;
  const close = () => {
    if (words) found.push({ ...draftFrom(named, own, wanted), lines: words });
    words = null;
  };
  for (const line of lines) {
    const alone = labelOf(line);
    const labeled = labeledLine(line.text);
    const isLabel = alone !== undefined || labeled?.isBold === true;
    const label = (alone ?? labeled?.label ?? '').replace(/:$/, '').trim();
    if (isLabel) close();
    if (isLabel && label.toLowerCase().endsWith(wanted.toLowerCase())) {
      own = [line];
      named = name === '' ? plainWords(label) : name;
      words = alone === undefined ? [labeled?.words ?? ''] : [];
    } else if (isLabel && label.toLowerCase() === 'name') name = plainWords(labeled?.words ?? '');
    else if (headingLine(line.text)) name = label;
    else if (words) {
      words.push(line.text);
      own.push(line);
    }
  }
  close();
  return found;
}
