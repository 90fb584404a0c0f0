import { boldLine } from '#domain/reading/heading-line.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { fenceAfter, wordsOfLine } from '#domain/reading/line-marks.ts';
import { plainWords } from '#domain/reading/plain-words.ts';

/** The lines below a label or heading, split into the fields of a message. */
export type DraftText = {
  readonly subject?: string;
  readonly preview?: string;
  readonly when: string;
  readonly to: string;
  /** Empty: no text was written. */
  readonly body: string;
};

type Field = 'subject' | 'preview' | 'when' | 'to' | 'body' | 'owner';

const FIELDS: Readonly<Record<string, Field>> = {
  subject: 'subject',
  'subject line': 'subject',
  preview: 'preview',
  'preview text': 'preview',
  'preview line': 'preview',
  when: 'when',
  day: 'when',
  date: 'when',
  send: 'when',
  'send on': 'when',
  to: 'to',
  audience: 'to',
  body: 'body',
  email: 'body',
  text: 'body',
  message: 'body',
  script: 'body',
  post: 'body',
  caption: 'body',
  bio: 'body',
  draft: 'body',
  introduction: 'body',
  prompt: 'body',
  words: 'body',
  from: 'owner',
  channel: 'owner',
  format: 'owner',
  picture: 'owner',
  photo: 'owner',
  image: 'owner',
  visual: 'owner',
  graphic: 'owner',
};

// Lines that tell the owner what to do with a message and are no part of it.
const OWNER_LABEL =
  /^(?:assumptions?|stop rule|next steps? for you|next step|note(?: to self)?|owner note|tip|why(?: this works)?|timing|goal|human check|who sends(?: it)?|when to (?:send|use))$/i;
const OWNER_ONLY = /\(owner only\)/i;
const ASSUMPTION = /\(?\bAssumption(?: \([^()]{0,80}\))?:/;
const LONGEST_LABEL = 200;

// "*Picture: a chair.*" tells the owner what to show. Only in a line of its own: "Picture: dinner is over" within a text is for the reader.
const PICTURE = `(?:suggested )?(?:picture|photo|image|visual|graphic)(?: (?:idea|suggestion|note|prompt))?`;
const PICTURE_NOTE = new RegExp(
  String.raw`^[\s>]*(?:([*_])${PICTURE}:[^*_\n]+\1|\(${PICTURE}:[^()\n]+\)|\[${PICTURE}:[^[\]\n]+\]|(\*\*?|__?)${PICTURE}(?::\2|\2:).*)[ \t]*`,
  'i',
);

export function isOwnerLine(line: string): boolean {
  const label = (boldLine(line) ?? labeledLine(line)?.label ?? '').replace(/:$/, '').trim();
  if (label.length > LONGEST_LABEL) return false;
  return OWNER_LABEL.test(label) || OWNER_ONLY.test(label);
}

/** The field that a line starts, and the words after its label. */
function fieldOf(line: string): { field: Field; words: string } | null {
  const alone = boldLine(line);
  const labeled = labeledLine(line);
  const label = (alone ?? labeled?.label ?? '').replace(/:$/, '').trim().toLowerCase();
  const field = Object.hasOwn(FIELDS, label) ? FIELDS[label] : undefined;
  if (field === undefined) return null;
  return { field, words: alone === undefined ? (labeled?.words ?? '') : '' };
}

/** Whether a line names the subject of an email. */
export function isSubjectLine(line: string): boolean {
  return fieldOf(line)?.field === 'subject';
}

export function readDraft(written: readonly string[]): DraftText {
  const lines = withoutFence(written).map((line) => line.replace(PICTURE_NOTE, ''));
  const fields: { [Name in Field]?: string } = {};
  const body: string[] = [];
  let isHead = true;
  for (const line of lines) {
    const found = isHead ? fieldOf(line) : null;
    if (found?.field === 'body') {
      body.push(found.words);
      isHead = false;
    } else if (found) fields[found.field] ??= plainWords(found.words);
    else if (!isOwnerLine(line)) {
      if (line.trim() !== '') isHead = false;
      body.push(withoutAssumption(line));
    }
  }
  const { subject, preview, when = '', to = '' } = fields;
  return { ...(subject && { subject }), ...(preview && { preview }), when, to, body: unwrapped(body) };
}

function withoutAssumption(line: string): string {
  const at = line.search(ASSUMPTION);
  if (at === -1) return line;
  const kept = line.slice(0, at);
  return wordsOfLine(kept).trim() === '' ? '' : kept;
}

const QUOTE_MARK = /^ {0,3}> ?/;

/** Without the quote marks that some models put around a whole message. */
function unwrapped(lines: readonly string[]): string {
  const written = lines.filter((line) => line.trim() !== '');
  const isQuote = written.every((line) => QUOTE_MARK.test(line));
  const bare = isQuote ? lines.map((line) => line.replace(QUOTE_MARK, '')) : lines;
  const text = bare
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n');
  return withoutQuotes(text.trim());
}

/** A model may put a whole message, with its subject, into a code block. */
function withoutFence(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => line.trim() !== '');
  const opens = fenceAfter(lines[first] ?? '', undefined);
  if (opens === undefined || last <= first || fenceAfter(lines[last] ?? '', opens) !== undefined)
    return lines;
  return lines.slice(first + 1, last);
}

/** Text that is quoted from its first to its last character. */
export function withoutQuotes(text: string): string {
  const isStraight = text.startsWith('"') && text.indexOf('"', 1) === text.length - 1;
  const isCurly = text.startsWith('“') && text.endsWith('”') && text.indexOf('“', 1) === -1;
  return text.length > 2 && (isStraight || isCurly) ? text.slice(1, -1).trim() : text;
}
