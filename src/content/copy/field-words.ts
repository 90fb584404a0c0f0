import { ANSWER_KEYS, type AnswerKey } from '#domain/blueprint/blueprint-types.ts';
import type { FieldName } from '#domain/blueprint/fields.ts';

/** What a person calls each text of a blueprint, as a sentence would begin with it. */
const WORDS: Readonly<Record<FieldName, string>> = {
  title: 'The title',
  description: 'The description',
  objectives: 'The goals',
  timeline: 'The dates',
  notes: 'Your notes',
  aiOutput: 'The plan',
  'drafts.aiOutput': 'The unfinished plan',
  ...perAnswer('answers', (number) => `Answer ${number}`),
  ...perAnswer('drafts.answers', (number) => `Unsent answer ${number}`),
};

/** A name from an older or newer version of the app is still a text. */
export function fieldWords(field: string): string {
  const known: Readonly<Record<string, string>> = WORDS;
  return Object.hasOwn(known, field) ? (known[field] ?? '') : 'Part of this blueprint';
}

function perAnswer<Prefix extends string>(prefix: Prefix, words: (number: number) => string) {
  const entries = ANSWER_KEYS.map((key, index) => [`${prefix}.${key}`, words(index + 1)]);
  return Object.fromEntries(entries) as Record<`${Prefix}.${AnswerKey}`, string>;
}
