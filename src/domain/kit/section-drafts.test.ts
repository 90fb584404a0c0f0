import { describe, expect, it } from 'vitest';
import { linesOf } from '#domain/reading/plan-sections.ts';
import { type Draft, labeledDrafts, subjectDrafts, wholeDraft } from './section-drafts.ts';

/** Each as "label = first line / second line". */
const short = (drafts: readonly Draft[]) =>
  drafts.map(({ label, lines }) => `${label} = ${lines.join(' / ')}`);
const nearbyOf = (drafts: readonly Draft[]) => drafts.map(({ nearby }) => nearby);
/** What they cover in their text. */
const covered = (text: string, drafts: readonly Draft[]) =>
  drafts.map(({ start, end }) => text.slice(start, end));

describe('drafts under labels', () => {
  const read = (text: string) => labeledDrafts(linesOf(text));

  it.each([
    ['a label in bold', '**Yes:**\nHello\n\nyou', ['Yes = Hello /  / you']],
    ['a label without a colon', '**Yes**\nHello', ['Yes = Hello']],
    ['a label with its colon behind the marks', '**Yes**:\nHello', ['Yes = Hello']],
    ['a label that stands further in', '  **Yes:**  \nHello', ['Yes = Hello']],
    ['a heading, without its marks', '### *Yes*:\nHello', ['Yes = Hello']],
    ['a label with a colon inside', '**Day 1: yes**\nHello', ['Day 1: yes = Hello']],
    ['two labels', '**Yes:**\nHello\n**No:**\nBye\nnow', ['Yes = Hello', 'No = Bye / now']],
    ['words before the first label', 'Send these.\n**Yes:**\nHello', ['Yes = Hello']],
    ['a label without words', '**Yes:**', ['Yes = ']],
    ['a field before any subject', '**Email:**\nHello', ['Email = Hello']],
    ['a label for the owner', '**Yes:**\nHello\n**Stop rule:**\nNo more', ['Yes = Hello']],
    ['a label in a block of code', '**Yes:**\n```\n**No:**\n```', ['Yes = ``` / **No:** / ```']],
    ['a label after a block of code', '```\na\n```\n**Yes:**\nHello', ['Yes = Hello']],
    ['labels of two lines in bold', '**Yes:** Hello\n**No:**\nBye', ['No = Bye']],
  ])('%s', (_, text, expected) => expect(short(read(text))).toEqual(expected));

  it('keep 500 letters of a label', () => {
    expect(read(`**${'x'.repeat(501)}**\nHello`)[0]?.label).toBe('x'.repeat(500));
  });

  it('cover their label and all lines up to the next, and are near their label', () => {
    const text = 'Words\n**Yes:**\nHello\n\n**No:**';
    expect(covered(text, read(text))).toEqual(['**Yes:**\nHello\n', '**No:**']);
    expect(nearbyOf(read(text))).toEqual(['Yes', 'No']);
  });

  it.each([
    'Subject',
    'Subject line',
    'Preview',
    'Preview text',
    'Preview line',
    'Body',
    'Email',
    'TEXT',
    'Message',
    'Script',
    'Post',
    'Bio',
    'Draft',
    'To',
    'When',
  ])('"%s" after a subject is a field of the same one, and else a label', (field) => {
    const label = `**${field}:**`;
    expect(short(read(`**One:**\nSubject: a\n\n${label}\nHello`))).toEqual([
      `One = Subject: a /  / ${label} / Hello`,
    ]);
    expect(short(read(`**One:**\nSubject: a\nHi\n${label}\nHello`))).toEqual([
      'One = Subject: a / Hi',
      `${field} = Hello`,
    ]);
  });

  it.each(['Email 2', 'My email', 'Next'])('"%s" after a subject is the next one', (next) => {
    expect(short(read(`**One:**\nSubject: a\n**${next}:**\nHello`))).toEqual([
      'One = Subject: a',
      `${next} = Hello`,
    ]);
  });
});

describe('drafts behind labels, where no label stands alone', () => {
  const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen';
  const read = (text: string) => labeledDrafts(linesOf(text));

  it.each([
    [`**Yes:** ${WORDS} sixteen`, ['Yes']],
    [`**_Yes_:** ${WORDS} sixteen`, ['Yes']],
    [`**Yes:** ${WORDS}`, []],
    [`Yes: ${WORDS} sixteen`, []],
    [`- **Yes:** ${WORDS} sixteen`, []],
    [`${WORDS} sixteen`, []],
    [`**Tip:** ${WORDS} sixteen`, []],
    [`**Subject:** ${WORDS} sixteen`, []],
  ])('%s', (text, labels) => {
    const found = read(text);
    expect(found.map(({ label }) => label)).toEqual(labels);
    expect(found.map(({ lines }) => lines)).toEqual(labels.map(() => [`${WORDS} sixteen`]));
  });

  it('cover their line', () => {
    const text = `Words\n**Yes:** ${WORDS} sixteen\nMore`;
    expect(covered(text, read(text))).toEqual([`**Yes:** ${WORDS} sixteen`]);
  });
});

describe('drafts with a subject', () => {
  it.each([
    ['under a label', '**Letter:**\n\nSubject: a\nHello', ['Letter =  / Subject: a / Hello']],
    ['under a label and spaces', '**Letter:**\n  \nSubject: a', ['Letter =    / Subject: a']],
    ['under one label of two', '**Tone:**\nWarm\n**Letter:**\nSubject: a', ['Letter = Subject: a']],
    ['under the heading of the section', '\nSubject: a\nHello', ['Section = Subject: a / Hello']],
    ['further down', 'Hello\nSubject: a', []],
    ['further down under a label', '**Letter:**\nHello\nSubject: a', []],
    ['nowhere', '**Letter:**\nHello', []],
    ['nowhere, and no words', '**Letter:**\n\n', []],
    ['nowhere, and no label', 'Hello', []],
    ['under the heading and a label', 'Subject: a\nHi\n**Letter:**\nSubject: b', ['Letter = Subject: b']],
    ['in an empty section', '', []],
  ])('%s', (_, text, expected) => {
    expect(short(subjectDrafts('Section', linesOf(text)))).toEqual(expected);
  });
});

describe('a whole section', () => {
  const read = (text: string) => wholeDraft('Section', linesOf(text));

  it.each([
    ['its words', '\n \nHello\n\nyou\n', ['Section = Hello /  / you / ']],
    ['without a label alone', '**Bio:**\nHello\nyou', ['Section = Hello / you']],
    ['without a smaller heading', '\n### Bio\nHello', ['Section = Hello']],
    ['without a label in its first line', '**Bio:** Hello\nyou', ['Section = Hello / you']],
    ['with a plain label', 'Bio: Hello\nyou', ['Section = Bio: Hello / you']],
    ['with a label further down', 'Hello\n**Bio:** you', ['Section = Hello / **Bio:** you']],
    ['with its subject', '**Subject:** a\nHello', ['Section = **Subject:** a / Hello']],
    ['with who speaks', '**You:** Hi\n…\n**They:** Ho', ['Section = **You:** Hi / … / **They:** Ho']],
    ['nothing', '\n \n', []],
  ])('%s', (_, text, expected) => expect(short(read(text))).toEqual(expected));

  it('covers its lines from the first that is written, and is near nothing', () => {
    expect(covered('\n\nHello\nyou\n', read('\n\nHello\nyou\n'))).toEqual(['Hello\nyou\n']);
    expect(covered('\n**Bio:**', read('\n**Bio:**'))).toEqual(['**Bio:**']);
    expect(nearbyOf(read('Hello'))).toEqual(['']);
  });
});
