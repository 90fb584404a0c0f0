import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FACT_HINTS } from '#content/facts/fact-hints.ts';
import { FACT_GROUP_LABELS, FACT_LABELS } from '#content/facts/fact-labels.ts';
import '#domain/account/account-errors.ts';
import { ACCOUNT_ERRORS } from '#domain/account/account-sentences.ts';
import { ERRORS, isErrorCode, sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { LATE_ERRORS } from '#domain/late-sentences.ts';

// Words that made the first version sound foreign. A friendly person says "we couldn't", "it isn't", "your work".
const FOREIGN = [
  /\b(?:could|did|does|do|is|are|was|were|will|would|has|have) not\b/i,
  /\bcannot\b/i,
  /\b(?:you|we|they) (?:are|will)\b/i,
  /\b(?:it|that|there|what) is (?:not?|our|never|an?|on|paid)\b/i,
  /\b(?:your|some|saved) words\b/i,
  /\bgo on\b|\bright after\b|\bwrit\w+ (?:again|along)\b|\bpaid by use\b|\bpresent text\b|\ball well\b/i,
  /\brefresh\b/i,
  /\btick(?:ed|s|ing)?\b/i,
  /\blast words\b/i,
  /\bchoose to\./i,
  /\bof (?:your|the) checklists?\b/i,
  /\b(?:JSON|CSV|Markdown)\b/,
  /\bbase URL\b|\bchat completions\b|\btokens\b/i,
  /\bAI provider\b/i,
  /…/,
  // Limits are given in words: nobody counts to 30,000.
  /\b\d+,\d{3} characters\b/,
  /\bas it is now\b/i,
];

// Specified word for word.
const AS_PROMISED = [
  'Speech recognition is not supported in your browser',
  'Use as…',
  'That’s more than 2,000 characters.',
];

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [1, 2].map((count) => String(value(count, 3, '', '')));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

function foreignIn(sentence: string): string[] {
  const own = AS_PROMISED.reduce((text, promised) => text.replaceAll(promised, ''), sentence);
  return FOREIGN.flatMap((pattern) => own.match(pattern)?.[0] ?? []);
}

const SOURCES = join(import.meta.dirname, '..', '..');
/** Sentences in code, or in tables that nothing exports. */
const OTHER_FILES = [
  ...readdirSync(join(SOURCES, 'server/pages')).map((name) => join('server/pages', name)),
  'server/accounts/confirming/confirm-letter.ts',
  'server/accounts/reset/reset-letter.ts',
  'server/shares/comment-mail.ts',
  'content/decisions/advice.ts',
  'content/decisions/fact-questions.ts',
  'content/telling/nudges.ts',
].filter((name) => name.endsWith('.ts') && !name.includes('.test.'));

/** Strings in a source file that could be sentences: they contain a space. Skips markup and comments. */
function sentencesInSource(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, quoted = '', templated = '']) => `${quoted}${templated}`.replaceAll(/<[^>]*>|\$\{[^}]*\}/g, ' '))
    .filter((text) => / /.test(text.trim()));
}

const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
  .map((name) => name.replace('.ts', ''));

describe('sentences on screen', () => {
  it.each(FILES)('of %s are said as a person would say them', async (name) => {
    const copy: Record<string, unknown> = await import(/* @vite-ignore */ `./${name}.ts`);
    const tables = Object.entries(copy).filter(([key]) => key === key.toUpperCase());
    expect(
      sentencesIn(tables.map(([, table]) => table)).filter((text) => foreignIn(text).length > 0),
    ).toEqual([]);
  });

  it('that report an error are, too', () => {
    expect(
      Object.keys({ ...ERRORS, ...ACCOUNT_ERRORS, ...LATE_ERRORS })
        .filter(isErrorCode)
        .map(sentenceFor)
        .filter((text) => foreignIn(text).length > 0),
    ).toEqual([]);
  });

  it('about facts are, too', () => {
    const facts = [FACT_LABELS, FACT_GROUP_LABELS, FACT_HINTS].flatMap((table) => Object.values(table));
    expect(facts.filter((text) => foreignIn(text.replace(/^What I am(?: not)?$/, '')).length > 0)).toEqual(
      [],
    );
  });

  it.each(OTHER_FILES)('in %s are, too', (name) => {
    const sentences = sentencesInSource(readFileSync(join(SOURCES, name), 'utf8'));
    expect(sentences.filter((text) => foreignIn(text).length > 0)).toEqual([]);
  });

  it('are found in a page and the emails of the server, and in the questions of My facts', () => {
    const found = (name: string) => sentencesInSource(readFileSync(join(SOURCES, name), 'utf8')).join('\n');
    expect(found('server/pages/confirmed-page.ts')).toContain(
      'You can close this page, or go back to your topics.',
    );
    expect(found('server/accounts/reset/reset-letter.ts')).toContain('The link works once.');
    expect(found('server/accounts/reset/reset-letter.ts')).toContain(
      'Someone asked to reset the password for your',
    );
    expect(found('server/accounts/confirming/confirm-letter.ts')).toContain(
      'Someone used this email to create an account at',
    );
    expect(found('server/accounts/confirming/confirm-letter.ts')).toContain(
      'This is optional. Everything works without it.',
    );
    expect(found('server/shares/comment-mail.ts')).toContain('We send this once a day at most');
    expect(found('content/decisions/fact-questions.ts')).toContain('What does your offer cost?');
  });

  it.each([
    ['The file could not be made.', 'could not'],
    ['Your words are kept.', 'Your words'],
    ['Choose the file again to go on.', 'go on'],
    ['Write 3 plans again is three names: written again', 'written again'],
    ['You are offline.', 'You are'],
    ['Tick what’s done.', 'Tick'],
    ['Saving your last words...', 'last words'],
    ['Nothing changes until you choose to.', 'choose to.'],
    ['The next open items of your checklists', 'of your checklists'],
    ['Choose the JSON file you downloaded here.', 'JSON'],
    ['Check the base URL in Settings.', 'base URL'],
    ['Use a key that allows chat completions.', 'chat completions'],
    ['1,684 tokens were read.', 'tokens'],
    ['Add credit with your AI provider.', 'AI provider'],
    ['Writing…', '…'],
    ['A text can be up to 40,000 characters.', '40,000 characters'],
    ['We couldn’t keep the plan as it is now.', 'as it is now'],
  ])('would be caught in %j', (sentence, caught) => {
    expect(foreignIn(sentence)).toEqual([caught]);
  });
});
