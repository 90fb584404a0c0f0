import type { Field } from '#domain/documents/field.ts';
import { linesOf } from '#domain/documents/merge-field.ts';
import { partsIn } from '#domain/documents/parts-in.ts';
import type { Blueprint, DraftKey, TimelineEntry } from './blueprint.ts';
import { ANSWER_KEYS, type AnswerKey } from './blueprint-types.ts';
import { draftFacts, outputFacts } from './output-facts.ts';

type Content = Blueprint['content'];
type Place = Pick<Field<Blueprint>, 'read' | 'write'>;

// Whatever is in the content has a field here, or this does not compile.
type ContentText = 'notes' | 'aiOutput';
type Held =
  | ContentText
  | 'objectives'
  | 'timeline'
  | 'answers'
  | 'drafts'
  | 'outputFacts'
  | 'draftFacts'
  | 'changes';
type Nothing<T extends never> = T;
export type EveryTextHasAField = Nothing<Exclude<keyof Content, Held>>;

export const LIST_LIMITS = {
  objective: 200,
  timelineTitle: 120,
  timelineDate: 40,
  timelineDescription: 500,
} as const;

const ANSWER = { limit: 30_000, merges: 'by-word', history: 'unless-only-grew' } as const;
const PLAN = { limit: 120_000, merges: 'by-word' } as const;

/**
 * Every text of a blueprint. A text missing here is lost at the first merge (fields.test.ts checks). All limits
 * together, in ASCII, just fit into one request (MAX_BODY_BYTES).
 */
export const FIELDS = {
  // As wholes: two shortened titles merged by words can fall below the three characters they need.
  title: { limit: 200, merges: 'whole', history: 'none', ...ownText('title') },
  description: { limit: 1_000, merges: 'whole', history: 'none', ...ownText('description') },
  objectives: {
    limit: 20,
    merges: 'by-line',
    history: 'none',
    read: ({ content }) => listText(content.objectives, (objective) => objective),
    write: (doc, text) => inContent(doc, { objectives: listOf(text, ([objective = '']) => objective) }),
    shown: (text) => listOf(text, ([objective = '']) => objective).join('\n'),
  },
  timeline: {
    limit: 100,
    merges: 'by-entry',
    history: 'none',
    read: ({ content }) =>
      listText(content.timeline, ({ title, date, description }) => [title, date, description]),
    write: (doc, text) => inContent(doc, { timeline: listOf(text, entryOf) }),
    entryName(line) {
      const { title, description } = entryOf(partsIn(line));
      return JSON.stringify([title, description]);
    },
    shown: (text) => listOf(text, shownEntry).join('\n'),
  },
  changes: {
    limit: 4,
    // By entry: when two devices ask for changes to one section, both wishes stay.
    merges: 'by-entry',
    history: 'none',
    read: ({ content }) =>
      content.changes && listText(content.changes, ({ of, wish, reply }) => [of, wish, reply]),
    write: (doc, text) =>
      inContent(doc, {
        changes: text ? listOf(text, ([of = '', wish = '', reply = '']) => ({ of, wish, reply })) : undefined,
      }),
    shown: (text) => listOf(text, ([, ...words]) => shownEntry(words)).join('\n'),
  },
  notes: {
    limit: 10_000,
    merges: 'by-word',
    history: 'unless-only-grew',
    ...contentText('notes'),
  },
  aiOutput: { ...PLAN, history: 'every', ...contentText('aiOutput'), companion: outputFacts },
  ...perAnswer('answers', (key) => ({ ...ANSWER, ...answerText(key) })),
  ...perAnswer('drafts.answers', (key) => ({
    ...ANSWER,
    draftOf: `answers.${key}`,
    ...draftText(`answers.${key}`),
  })),
  'drafts.aiOutput': {
    ...PLAN,
    history: 'unless-only-grew',
    draftOf: 'aiOutput',
    ...draftText('aiOutput'),
    companion: draftFacts,
  },
} satisfies Record<string, Field<Blueprint>>;

export type FieldName = keyof typeof FIELDS;

export function isFieldName(value: unknown): value is FieldName {
  return typeof value === 'string' && Object.hasOwn(FIELDS, value);
}

function perAnswer<Prefix extends string>(
  prefix: Prefix,
  make: (key: AnswerKey) => Field<Blueprint>,
): Record<`${Prefix}.${AnswerKey}`, Field<Blueprint>> {
  const entries = ANSWER_KEYS.map((key) => [`${prefix}.${key}`, make(key)]);
  return Object.fromEntries(entries) as Record<`${Prefix}.${AnswerKey}`, Field<Blueprint>>;
}

function ownText(name: 'title' | 'description'): Place {
  return { read: (doc) => doc[name], write: (doc, text = '') => ({ ...doc, [name]: text }) };
}

function contentText(name: ContentText): Place {
  return { read: ({ content }) => content[name], write: (doc, text) => inContent(doc, { [name]: text }) };
}

function answerText(key: AnswerKey): Place {
  return {
    read: ({ content }) => content.answers[key],
    write: (doc, text) => inContent(doc, { answers: withText(doc.content.answers, key, text) }),
  };
}

function draftText(key: DraftKey): Place {
  return {
    read: ({ content }) => content.drafts?.[key],
    write(doc, text) {
      // An empty draft must go: left in, it would count as somebody's words.
      const drafts = withText(doc.content.drafts ?? {}, key, text || undefined);
      return inContent(doc, { drafts: Object.keys(drafts).length > 0 ? drafts : undefined });
    },
  };
}

/** Absent, not undefined: JSON has no undefined, so the copy from the server would look changed. */
function inContent(doc: Blueprint, fields: Partial<Content>): Blueprint {
  const content: Content = { ...doc.content, ...fields };
  for (const name of ['notes', 'aiOutput', 'drafts', 'changes'] as const) {
    if (content[name] === undefined) delete content[name];
  }
  return { ...doc, content };
}

function withText<K extends string>(
  texts: { [Key in K]?: string | undefined },
  key: K,
  text: string | undefined,
): { [Key in K]?: string | undefined } {
  if (text !== undefined) return { ...texts, [key]: text };
  const { [key]: _, ...rest } = texts;
  return rest as { [Key in K]?: string | undefined };
}

// One entry per line, encoded so that any character survives.
function listText<T>(items: readonly T[], partsOf: (item: T) => string | readonly string[]): string {
  return items.map((item) => JSON.stringify([partsOf(item)].flat())).join('\n');
}

function listOf<T>(text: string | undefined, itemOf: (parts: readonly string[]) => T): T[] {
  return linesOf(text ?? '').map((line) => itemOf(partsIn(line)));
}

function entryOf([title = '', date = '', description = '']: readonly string[]): TimelineEntry {
  return { title, date, description };
}

function shownEntry(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
