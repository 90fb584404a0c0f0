import { describe, expect, it } from 'vitest';
import type { Announced } from './announced.ts';
import { planParts } from './plan-parts.ts';
import { headingFor, messagesInReply, putMessages, requestedRows } from './put-messages.ts';

const row = (more: Partial<Announced> = {}): Announced => ({
  topic: 'marketing',
  section: 'Emails',
  channel: 'email',
  when: '2027-03-26',
  whenSaid: 'Friday',
  subject: 'One song',
  row: 'Date: Friday; Subject: One song',
  start: 0,
  ...more,
});

it.each<[Partial<Announced>, string]>([
  [{}, '### Email · Friday, March 26, 2027'],
  [{ channel: 'note' }, '### Note by hand · Friday, March 26, 2027'],
  [{ channel: 'prompt', when: null }, '### Prompt for an assistant · Friday'],
  [{ when: null, whenSaid: ' Day 3 · morning ' }, '### Email · Day 3 , morning'],
  [{ when: null, whenSaid: '' }, '### Email'],
  // A bio has no heading of its own.
  [{ channel: 'bio', when: null, whenSaid: '' }, '### Email'],
])('%o will stand under %s', (more, heading) => {
  expect(headingFor(row(more))).toBe(heading);
});

it('each row is asked for by its heading', () => {
  expect(requestedRows([row(), row({ when: null, row: 'x' })])).toBe(
    '### Email · Friday, March 26, 2027\nDate: Friday; Subject: One song\n\n### Email · Friday\nx',
  );
});

describe('a reply', () => {
  it.each([
    [
      'is cut at its headings',
      'Sure!\n### Email\nOne\n\n### Text · Friday\nTwo\n',
      2,
      ['### Email\nOne', '### Text · Friday\nTwo'],
    ],
    ['may stand in a fence', '```markdown\n### Email\nOne\n```\n', 1, ['### Email\nOne']],
    ['may have Windows’ line ends', '### Email\r\nOne\r\n', 1, ['### Email\nOne']],
    ['of one may come without its heading', ' One \n', 1, ['### Email · Friday, March 26, 2027\n\nOne']],
    ['of two may not', 'One', 2, []],
    ['without a word is none', ' \n', 1, []],
    [
      'keeps headings in a fence',
      '### Email\n```\n### Text\n```\nend',
      1,
      ['### Email\n```\n### Text\n```\nend'],
    ],
  ])('%s', (_, reply, count, messages) => {
    expect(
      messagesInReply(
        reply,
        Array.from({ length: count }, () => row()),
      ),
    ).toEqual(messages);
  });
});

describe('put into the plan', () => {
  const PLAN = '## Emails\n\n| Date |\n\n## Posts\n\nRows';
  it('each at the end of the section that announced it', () => {
    const rows = [row(), row({ section: 'Posts' })];
    expect(putMessages(PLAN, rows, ['### Email\nOne', '### Post\nTwo'])).toBe(
      '## Emails\n\n| Date |\n\n### Email\nOne\n\n## Posts\n\nRows\n\n### Post\nTwo\n',
    );
    expect(putMessages(PLAN, rows, ['One', 'Two', 'Three'])).toBe(
      '## Emails\n\n| Date |\n\nOne\n\nTwo\n\nThree\n\n## Posts\n\nRows',
    );
  });

  it('nowhere, where there is nothing, no row, or no such section any more', () => {
    expect(putMessages(PLAN, [row()], [])).toBeNull();
    expect(putMessages(PLAN, [], ['One'])).toBeNull();
    expect(putMessages('## Posts', [row()], ['One'])).toBeNull();
  });
});

it('a plan is cut into sections; smaller headings inside of a message are its own', () => {
  const plan =
    'First\n## **A**\r\nx\n### Page · home\nWords\n#### Why\nBecause\n### Loose\nrest\n```\n## no heading\n```\n## B\n### Email\nHi';
  const parts = planParts(plan).map(({ heading, lines, messages, end }) => ({
    heading,
    lines: lines.map(({ text }) => text),
    messages: messages.map(({ heading: { channel, parts: said }, lines: own }) => [
      channel,
      ...said,
      ...own.map(({ text }) => text),
    ]),
    next: plan.slice(end, end + 4),
  }));
  expect(parts).toEqual([
    { heading: '', lines: ['First'], messages: [], next: '## *' },
    {
      heading: 'A',
      lines: ['x', '### Loose', 'rest', '```', '## no heading', '```'],
      messages: [['Page', 'home', 'Words', '#### Why', 'Because']],
      next: '## B',
    },
    { heading: 'B', lines: [], messages: [['Email', 'Hi']], next: '' },
  ]);
});
