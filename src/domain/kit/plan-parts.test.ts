import { describe, expect, it } from 'vitest';
import { planParts } from './plan-parts.ts';

/** Each as "heading: its lines | channel of a message: its lines". */
const short = (plan: string) =>
  planParts(plan).map(({ heading, lines, messages }) =>
    [
      `${heading}: ${lines.map(({ text }) => text).join(' / ')}`,
      ...messages.map(({ heading: { channel }, lines: own }) => {
        const words = own.map(({ text }) => text).join(' / ');
        return `${channel}: ${words}`;
      }),
    ].join(' | '),
  );

describe('a plan is cut', () => {
  it.each([
    ['at its headings', 'a\n## **One**\nb\nc\n# Two\nd', [': a', 'One: b / c', 'Two: d']],
    ['at messages', '## One\na\n### Email · x\nb\nc', ['One: a | Email: b / c']],
    ['at the next message', '## A\n### Email\nb\n#### Text\nc', [': ', 'A:  | Email: b | Text: c']],
    ['at a heading of the same rank', '### Email\nb\n### Other\nc', [': ### Other / c | Email: b']],
    ['at a heading of a higher rank', '#### Email\nb\n### Other\nc', [': ### Other / c | Email: b']],
    ['not at a smaller heading', '### Page\nb\n#### Why\nc', [':  | Page: b / #### Why / c']],
    [
      'not at the headline of a page',
      '## One\n### Page · x\n\n# Look at it\nb\n\n# Two\nc',
      ['One:  | Page:  / # Look at it / b / ', 'Two: c'],
    ],
    ['at a section after a message', '### Email\nb\n## One\nc', [':  | Email: b', 'One: c']],
    [
      'not in a block of code',
      '```\n## One\n### Email\n```\n## Two',
      [': ``` / ## One / ### Email / ```', 'Two: '],
    ],
    ['not at marks of more lines', '## One\n### Other\na', ['One: ### Other / a']],
    ['at lines of Windows', '## One\r\na\r\n### Email\r\nb\r\n', ['One: a | Email: b / ']],
  ])('%s', (_, plan, expected) => {
    const found = short(plan);
    // The part before the first heading, mostly empty.
    expect(found.slice(found.length - expected.length)).toEqual(expected);
    expect(found.length - expected.length).toBeLessThanOrEqual(1);
  });

  it('with the place of each line, and where the next section begins', () => {
    const plan = 'a\n## One\r\nb\r\n### Email\nc\n## Two\nd';
    const [before, one, two] = planParts(plan);
    expect([before?.end, one?.end, two?.end]).toEqual([2, plan.indexOf('## Two'), plan.length]);
    const [line] = one?.lines ?? [];
    expect(line).toEqual({ text: 'b', start: plan.indexOf('b\r'), end: plan.indexOf('b\r') + 2 });
    expect(one?.messages[0]?.at).toMatchObject({ text: '### Email', start: plan.indexOf('### Email') });
  });

  it('with 500 letters of a heading', () => {
    expect(planParts(`## ${'x'.repeat(501)}`)[1]?.heading).toBe('x'.repeat(500));
  });
});
