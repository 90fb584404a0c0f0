import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { RESULT_LABELS } from '#content/facts/launch-words.ts';
import { ANSWER_KEYS, type AnswerKey } from '#domain/blueprint/blueprint-types.ts';
import type { FieldName } from '#domain/blueprint/fields.ts';
import type { Document } from '#domain/documents/document.ts';
import { FACT_NAMES, type FactName } from '#domain/facts/fact-names.ts';
import type { FactField } from '#domain/facts/fields.ts';
import { type KindName, kindOf } from '#domain/kinds.ts';
import { RESULT_NAMES, type ResultName } from '#domain/launches/launch-results.ts';
import type { CommentField } from '#domain/review/comment.ts';
import type { TellingField } from '#domain/telling/fields.ts';

/** The name of each text, capitalized for the start of a sentence. */
const WORDS: Readonly<Record<FieldName | FactField | TellingField | CommentField, string>> = {
  title: 'The title',
  description: 'The description',
  objectives: 'The goals',
  timeline: 'The dates',
  changes: 'Changes you asked for',
  notes: 'Your notes',
  aiOutput: 'The plan',
  'drafts.aiOutput': 'The draft',
  ...perAnswer('answers', (number) => `Answer ${number}`),
  ...perAnswer('drafts.answers', (number) => `Unsent answer ${number}`),
  ...perFact('facts', (label) => label),
  ...perFact('drafts', (label) => `${label} (not confirmed)`),
  ...perFact('notNow', (label) => `${label} (put aside)`),
  own: 'Your own facts',
  'drafts.own': 'A fact you were adding',
  'drafts.gaps': 'Text for gaps you haven’t filled in',
  ...perResult(),
  launches: 'Your earlier launches',
  settled: 'What you marked as done',
  sources: 'What you told us',
  proposals: 'Answers found in what you told us',
  reply: 'Your reply',
  'drafts.reply': 'A reply you haven’t sent',
};

const KIND_WORDS: Readonly<Record<KindName, string>> = {
  blueprint: 'A topic',
  facts: 'My facts',
  telling: 'Tell it once',
  comment: 'A comment',
};

/** The name of a document. */
export function documentTitle(kind: KindName, doc: Document): string {
  return kindOf(kind).titleOf?.(doc) ?? KIND_WORDS[kind];
}

/** A field from an older or newer version of the app is still a text. */
export function fieldWords(field: string): string {
  const known: Readonly<Record<string, string>> = WORDS;
  return Object.hasOwn(known, field) ? (known[field] ?? '') : 'Part of this topic';
}

function perAnswer<Prefix extends string>(prefix: Prefix, words: (number: number) => string) {
  const entries = ANSWER_KEYS.map((key, index) => [`${prefix}.${key}`, words(index + 1)]);
  return Object.fromEntries(entries) as Record<`${Prefix}.${AnswerKey}`, string>;
}

function perFact<Prefix extends string>(prefix: Prefix, words: (label: string) => string) {
  const entries = FACT_NAMES.map((name) => [`${prefix}.${name}`, words(FACT_LABELS[name])]);
  return Object.fromEntries(entries) as Record<`${Prefix}.${FactName}`, string>;
}

function perResult() {
  const entries = RESULT_NAMES.map((name) => [`lookBack.${name}`, `Looking back: ${RESULT_LABELS[name]}`]);
  return Object.fromEntries(entries) as Record<`lookBack.${ResultName}`, string>;
}
