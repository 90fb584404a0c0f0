import { describe, expect, it } from 'vitest';
import { isOwnerLine, isSubjectLine, readDraft, withoutQuotes } from './draft-text.ts';
import { pointsElsewhere, wordCount } from './points-elsewhere.ts';

describe('a draft', () => {
  it('has its fields above the words, each once, whatever they are called', () => {
    const draft = readDraft([
      '**Subject line:** *One* song',
      '**Subject:** Another',
      'Preview text: A chair for you',
      '**Send on:** Friday',
      '- Audience: the list',
      '**From:** Ana',
      '**Body:** Hello,',
      '',
      'Subject: is a word here.',
    ]);
    expect(draft).toEqual({
      subject: 'One song',
      preview: 'A chair for you',
      when: 'Friday',
      to: 'the list',
      body: 'Hello,\n\nSubject: is a word here.',
    });
  });

  it('without fields is its words', () => {
    expect(readDraft(['', 'Hello,', '', '', '', 'sing.  ', ''])).toEqual({
      when: '',
      to: '',
      body: 'Hello,\n\nsing.',
    });
    expect(readDraft([])).toEqual({ when: '', to: '', body: '' });
    expect(readDraft(['', 'When: now', ' ', 'To: all', 'Hello', 'To: you'])).toEqual({
      when: 'now',
      to: 'all',
      body: 'Hello\nTo: you',
    });
    expect(readDraft(['**Subject:**', 'Hello'])).toEqual({ when: '', to: '', body: 'Hello' });
    expect(readDraft(['**Text**', 'Hello'])).toEqual({ when: '', to: '', body: 'Hello' });
    expect(readDraft(['toString: Hello'])).toMatchObject({ body: 'toString: Hello' });
  });

  it('loses notes meant only for its writer', () => {
    const lines = [
      'Hello,',
      '**Why this works:** it is short.',
      '**Human check (owner only):** read it.',
      'Come by. (Assumption: the door is open.)',
      '- Assumption (mine): ten chairs',
      'Goal: many come.',
      'Our goal: to sing.',
    ];
    expect(readDraft(lines).body).toBe('Hello,\nCome by.\n\nOur goal: to sing.');
  });

  it('in quote marks, in quotes or in a fence is the same draft', () => {
    const body = 'Hello,\n\nsing.';
    expect(readDraft(['> Hello,', '>', '> sing.']).body).toBe(body);
    expect(readDraft(['> Hello,', '   ', '> sing.']).body).toBe(body);
    expect(readDraft(['"Hello,', '', 'sing."']).body).toBe(body);
    expect(readDraft(['', '```text', '**Subject:** One', 'Hello,', '', 'sing.', '```', ''])).toEqual({
      subject: 'One',
      when: '',
      to: '',
      body,
    });
    expect(readDraft(['  ', '```', 'Hello,', '', 'sing.', '```', '  ']).body).toBe(body);
    // Partly quoted, or with text after the fence: unchanged.
    expect(readDraft(['1 > 0 and', '2 > 1']).body).toBe('1 > 0 and\n2 > 1');
    expect(readDraft(['```']).body).toBe('```');
    expect(readDraft(['', '```', '', 'Hello', '```x']).body).toBe('```\n\nHello\n```x');
    expect(readDraft(['> Hello,', 'sing.']).body).toBe('> Hello,\nsing.');
    expect(readDraft(['```', 'Hello']).body).toBe('```\nHello');
    expect(readDraft(['```', 'Hello', '```', 'more']).body).toBe('```\nHello\n```\nmore');
  });
});

it.each([
  ['"One song"', 'One song'],
  ['“One song”', 'One song'],
  ['“ One song ”', 'One song'],
  ['"One" and "two"', '"One" and "two"'],
  ['“One” and “two”', '“One” and “two”'],
  ['"One', '"One'],
  ['One"', 'One"'],
  ['“One', '“One'],
  ['One”', 'One”'],
  ['""', '""'],
  ['"x"', 'x'],
])('%s without its quotes is %s', (text, bare) => {
  expect(withoutQuotes(text)).toBe(bare);
});

it.each([
  ['Send the Sample email above, word for word.', true],
  ['The welcome email below', true],
  ['Use the draft', true],
  ['Reuse the one from earlier', true],
  ['The same note as below', true],
  ['Reminder text as planned', true],
  [`The welcome email below ${'and so on '.repeat(6)}`, false],
  ['Send the song to everyone.', false],
  ['Resend above', false],
  ['I read it. See it again.', false],
  ['My email is above average', false],
  ['Sending again', false],
  ['Use the overdraft', false],
  ['Read understandably', false],
  ['REMINDER TEXT AS PLANNED', true],
  ['Yes, the email above', false],
  ['Context above', false],
  ['The email aboveboard', false],
  ['Two letters below', true],
])('"%s" points elsewhere: %s', (text, points) => {
  expect(pointsElsewhere(text)).toBe(points);
});

it.each([
  ['**Tip:** short', true],
  ['**Tip :** short', true],
  ['**Next step for you**', true],
  [`**${'x'.repeat(187)} (owner only)**`, true],
  ['**Next step**', true],
  ['- Stop rule: none', true],
  ['Timing: Friday', true],
  ['**Anything (Owner only):** x', true],
  ['**Tipping:** x', false],
  ['**Why: this works**', false],
  ['**My tip:** x', false],
  ['A tip', false],
  [`**${'x'.repeat(188)} (owner only)**`, false],
])('%s is for the owner alone: %s', (line, isOwners) => {
  expect(isOwnerLine(line)).toBe(isOwners);
});

it('knows the line of the subject, and counts words without gaps', () => {
  expect(isSubjectLine('**Subject:** One')).toBe(true);
  expect(isSubjectLine('**Subject :**')).toBe(true);
  expect(isSubjectLine('**Preview:** One')).toBe(false);
  expect(isSubjectLine('**Subject: line**')).toBe(false);
  expect(isSubjectLine('One')).toBe(false);
  expect(wordCount("It's a well-known song: nº 5, [ADD: day] - now")).toBe(8);
  expect(wordCount(' - … ')).toBe(0);
});

it.each([
  ['**Note to self:** x', true],
  ['**Note:** x', true],
  ['**Why:** x', true],
  ['**Assumption:** x', true],
  ['**Next steps for you:** x', true],
  ['**Who sends:** x', true],
])('%s is left out of a draft', (line) => {
  expect(readDraft(['Hello,', line]).body).toBe('Hello,');
});

it.each([
  '*Picture: the chair, pulled out.*',
  '_Photo: the chair_',
  '> *Picture: the chair*',
  '[Image: the chair]',
  '(Suggested photo: the chair)',
  '**Visual:** the chair',
  '**Graphic**: the *old* chair',
  '*Photo idea:* the chair',
])('%s says what to show and is no part of a post, wherever it stands', (note) => {
  expect(readDraft([note, '', 'Come in.']).body).toBe('Come in.');
  expect(readDraft(['Come in.', '', note, '', 'Sit.']).body).toBe('Come in.\n\nSit.');
  expect(readDraft(['**Subject:** One', note, 'Come in.']).subject).toBe('One');
});

it('a note about the picture ends where words to the reader begin', () => {
  expect(readDraft(['*Picture: the chair.* Come in.']).body).toBe('Come in.');
  expect(readDraft(['Picture: the chair.', 'Come in.', 'Photo: Ann Lee']).body).toBe(
    'Come in.\nPhoto: Ann Lee',
  );
});

it.each([
  'Picture this: you sit down and play.',
  '*Picture this: you sit down and play.*',
  'Picture tonight: dinner is over.',
  '**Photos:** nobody takes any.',
  '*Am I too old?*',
  '*You* in the picture: come in.',
  '[ADD: the picture]',
])('%s is said to the reader', (line) => {
  expect(readDraft(['Hello,', line]).body).toBe(`Hello,\n${line}`);
  expect(readDraft([line]).body).toBe(line);
});

it.each([
  ['subject', ['Subject', 'Subject line']],
  ['preview', ['Preview', 'Preview text', 'Preview line']],
  ['when', ['When', 'Day', 'Date', 'Send', 'Send on']],
  ['to', ['To', 'Audience']],
  ['owner', ['From', 'Channel', 'Format', 'Picture', 'Photo', 'Image', 'Visual', 'Graphic']],
])('the field "%s" is called %j', (field, names) => {
  for (const name of names) {
    const expected = { when: '', to: '', body: 'Hello', ...(field !== 'owner' && { [field]: 'One' }) };
    expect(readDraft([`**${name}:** One`, 'Hello'])).toEqual(expected);
  }
});

it.each([
  'Body',
  'Email',
  'Text',
  'Message',
  'Script',
  'Post',
  'Caption',
  'Bio',
  'Draft',
  'Introduction',
  'Prompt',
  'Words',
])('words begin behind "%s"', (name) => {
  expect(readDraft([`${name}: Hello`, 'To: you'])).toEqual({ when: '', to: '', body: 'Hello\nTo: you' });
});

it('names of channel and format are for the owner, and words follow them', () => {
  expect(readDraft(['**Format:** short', '**Channel:** Gmail', 'Hello']).body).toBe('Hello');
  expect(readDraft(['**From:**', 'Hello']).body).toBe('Hello');
  expect(readDraft(['**From:** Ana', '**Subject:** One', 'Hello'])).toEqual({
    subject: 'One',
    when: '',
    to: '',
    body: 'Hello',
  });
});

it.each([
  ['SEND THE SAMPLE EMAIL ABOVE', true],
  [`The welcome email below ${'word '.repeat(11)}`, true],
  [`The welcome email below ${'word '.repeat(12)}`, false],
])('%s points elsewhere: %s', (text, points) => {
  expect(pointsElsewhere(text)).toBe(points);
});
