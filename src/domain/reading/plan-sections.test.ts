import { describe, expect, it } from 'vitest';
import { messageHeading } from './message-heading.ts';
import { planSections } from './plan-sections.ts';

describe('planSections', () => {
  it('keeps the messages of a section inside it', () => {
    const plan =
      '## Follow-ups\n### Email · same day · to her\nThank you.\n\n### Text · day 7\nOne last note.\n### Later\nx';
    expect(planSections(plan)).toMatchObject([
      {
        heading: 'Follow-ups',
        body: '### Email · same day · to her\nThank you.\n\n### Text · day 7\nOne last note.',
      },
      { heading: 'Later', body: 'x' },
    ]);
  });

  it('treats a message as a section if there is no other, and leaves out the text before it', () => {
    expect(planSections('Hello\r\n### Page · offer\r\nCome in.')).toMatchObject([
      { heading: 'Page · offer', body: 'Come in.' },
    ]);
  });
});

it.each([
  ['no heading', 'a\n\nb', []],
  ['no words', '##\n', [['', 2, '', '##\n']]],
  ['a heading inside of an item', '# A\n- b\n  ## c', [['A', 1, '- b\n  ## c', '# A\n- b\n  ## c']]],
  ['a return inside of a line', '## A\r\nb\rc\r\nd', [['A', 2, 'b\rc\nd', '## A\r\nb\rc\r\nd']]],
  [
    'lines around the words',
    '## A\n\n b\n\n### C',
    [
      ['A', 2, 'b', '## A\n\n b\n'],
      ['C', 3, '', '### C'],
    ],
  ],
])('sections with their place: %s', (_, plan, expected) => {
  const found = planSections(plan);
  expect(
    found.map(({ heading, depth, body, start, end }) => [heading, depth, body, plan.slice(start, end)]),
  ).toEqual(expected);
});

describe('messageHeading', () => {
  it.each([
    ['### Email · Friday, March 26, 2027 · to the list', 'Email', ['Friday, March 26, 2027', 'to the list']],
    ['### note by hand', 'Note by hand', []],
    ['#### Prompt for an assistant · replies ###', 'Prompt for an assistant', ['replies']],
  ])('reads %j', (line, channel, parts) => {
    expect(messageHeading(line)).toEqual({ channel, parts });
  });

  it.each([
    '## Email · the list',
    'Email · March 9',
    '### Email schedule',
    '### Week of March 8',
    `### Email · ${'x'.repeat(400)}`,
  ])('finds no message in %j', (line) => expect(messageHeading(line)).toBeNull());
});
