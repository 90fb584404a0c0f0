import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { ANSWER_KEYS, type AnswerKey } from '#domain/blueprint/blueprint-types.ts';
import type { FieldName } from '#domain/blueprint/fields.ts';
import { FACT_NAMES, type FactName } from '#domain/launch/fact-names.ts';
import type { LaunchField } from '#domain/launch/fields.ts';

/** What a person calls each text, as a sentence would begin with it. */
const WORDS: Readonly<Record<FieldName | LaunchField, string>> = {
  title: 'The title',
  description: 'The description',
  objectives: 'The goals',
  timeline: 'The dates',
  notes: 'Your notes',
  aiOutput: 'The plan',
  'drafts.aiOutput': 'The unfinished plan',
  ...perAnswer('answers', (number) => `Answer ${number}`),
  ...perAnswer('drafts.answers', (number) => `Unsent answer ${number}`),
  ...perFact('facts', (label) => label),
  ...perFact('drafts', (label) => `${label} (not confirmed)`),
  ...perFact('notNow', (label) => `${label} (put aside)`),
  own: 'Your own facts',
  'drafts.own': 'A fact you were adding',
  'drafts.gaps': 'Words for gaps that you haven’t filled in',
  settled: 'What you settled',
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

function perFact<Prefix extends string>(prefix: Prefix, words: (label: string) => string) {
  const entries = FACT_NAMES.map((name) => [`${prefix}.${name}`, words(FACT_LABELS[name])]);
  return Object.fromEntries(entries) as Record<`${Prefix}.${FactName}`, string>;
}
