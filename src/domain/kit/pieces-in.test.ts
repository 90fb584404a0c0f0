import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { piecesIn } from './pieces-in.ts';

const SINCE = '2026-11-16';
const read = (topic: BlueprintType, text: string) => piecesIn({ topic, text, since: SINCE }, KIT_FORMS);
const short = (topic: BlueprintType, text: string) =>
  read(topic, text).map(({ label, channel, subject, body }) => [label, channel, subject, body]);

describe('messages under a heading of their own', () => {
  const PLAN = [
    '## Emails in full',
    '',
    '### Email · Friday, March 26, 2027 · to the list',
    '**Subject:** One song',
    '**Preview:** And a chair for you.',
    '',
    'Hello,',
    '',
    'we begin **today**. Assumption: at ten.',
    '',
    '**Stop rule:** nothing after this.',
    '### Text · to my sister',
    'Are you free on Monday at ten?',
    '',
    '## Still to confirm',
    '- Refunds',
  ].join('\n');

  it('are found with day, reader, subject, preview and text', () => {
    const [email, text] = read('marketing', PLAN);
    expect(email).toMatchObject({
      label: 'Friday, March 26, 2027 · to the list',
      channel: 'email',
      when: '2027-03-26',
      to: 'to the list',
      subject: 'One song',
      preview: 'And a chair for you.',
      body: 'Hello,\n\nwe begin **today**.',
    });
    expect(text).toMatchObject({
      channel: 'text',
      when: null,
      to: 'to my sister',
      body: 'Are you free on Monday at ten?',
    });
  });

  it('name their destination, if it stands alone after the day', () => {
    const to = (heading: string) => read('marketing', `## Messages\n### ${heading}\nCome on Monday.`)[0]?.to;
    expect(to('Post · Friday, March 26, 2027 · Facebook group')).toBe('Facebook group');
    expect(to('Post · Friday, March 26, 2027')).toBe('');
    expect(to('Post · pinned · Friday, March 26, 2027')).toBe('');
    expect(to('Post · Friday, March 26, 2027 · pinned · to the group')).toBe('to the group');
  });

  it('know where they stand', () => {
    const [email] = read('marketing', PLAN);
    expect(PLAN.slice(email?.start, (email?.start ?? 0) + 9)).toBe('### Email');
    expect(PLAN.slice(email?.start, email?.end)).toContain('nothing after this.');
    expect(PLAN.slice(email?.start, email?.end)).not.toContain('### Text');
  });

  it('keep the parts of a page, without the words that only its writer needs', () => {
    const plan =
      '## Offer page\n### Page · offer\n**Headline:**\nPlay by ear\n#### Who it is for\nGrown-ups who hum.\n**Button:** Join us';
    expect(short('fulfillment', plan)).toEqual([
      ['offer', 'page', undefined, 'Play by ear\n**Who it is for**\nGrown-ups who hum.\nJoin us'],
    ]);
  });

  it('end where the next assistant begins', () => {
    const plan =
      '## AI helpers\n**Name:** Typist\n### Prompt for an assistant · Typist\nType up my notes below.\n**Name:** Coach\n**Job:** Labels\n### Prompt for an assistant\nTeach me to print labels.';
    expect(short('ai', plan)).toEqual([
      ['Typist', 'prompt', undefined, 'Type up my notes below.'],
      ['Coach', 'prompt', undefined, 'Teach me to print labels.'],
    ]);
  });
});

describe('older and edited plans', () => {
  it.each<[string, BlueprintType, string, unknown[]]>([
    [
      'drafts under labels',
      'sales',
      '## After yes and after no\n**After yes:**\nThank you for your yes to us.\n\n**After no:**\nThank you for telling me straight.',
      [
        ['After yes', 'email', undefined, 'Thank you for your yes to us.'],
        ['After no', 'email', undefined, 'Thank you for telling me straight.'],
      ],
    ],
    [
      'drafts that name their channel',
      'marketing-launch',
      '## Personal invites\n**Personal invite (handwritten card):**\nYou asked me about playing.\n**Post, Monday (video words):**\nScales can wait, my friends.',
      [
        ['Personal invite (handwritten card)', 'note', undefined, 'You asked me about playing.'],
        ['Post, Monday (video words)', 'post', undefined, 'Scales can wait, my friends.'],
      ],
    ],
    [
      'a section that says how all of them are sent',
      'sales',
      '## After yes and after no\nSay these, or hand them over on paper.\n\n**After yes:**\nThanks, you are in with us.',
      [['After yes', 'script', undefined, 'Thanks, you are in with us.']],
    ],
    [
      'a whole section, without its label',
      'identity',
      '## Short bio\n**Bio:** Ana teaches piano to adults.\n\nShe is patient.',
      [['Short bio', 'bio', undefined, 'Ana teaches piano to adults.\n\nShe is patient.']],
    ],
    [
      'a dialog, with who speaks',
      'sales',
      '## The call as a dialog\n**You:** Hello, it is Ana.\n**They:** Hello, Ana.',
      [['The call as a dialog', 'script', undefined, '**You:** Hello, it is Ana.\n**They:** Hello, Ana.']],
    ],
    [
      'an email with a subject and a label for its text',
      'marketing',
      '## Sample email\n**Subject:** Five lines\n**Email:**\nHello,\n\nhere is my sheet.',
      [['Sample email', 'email', 'Five lines', 'Hello,\n\nhere is my sheet.']],
    ],
    [
      'quotes in rows, without what follows them',
      'onboarding',
      '## Stuck-client plan\n- **Two calls missed:** "Both recordings are here for you."; call once, before 7.',
      [['Two calls missed', 'email', undefined, 'Both recordings are here for you.']],
    ],
    [
      'the words before a quote name its channel',
      'sales',
      '## Follow-up sequence\n- **Tuesday, May 4, 2027:** phone; ask once; "This is Avi Rosen, we talked ten minutes about it."',
      [['Tuesday, May 4, 2027', 'script', undefined, 'This is Avi Rosen, we talked ten minutes about it.']],
    ],
    [
      'replies that nobody put in quotes',
      'communications',
      '## Reply guide\n- **"Too old":** You are not too late to play.',
      [['"Too old"', 'text', undefined, 'You are not too late to play.']],
    ],
    [
      'long quotes in a table, with the channel of their column',
      'launch',
      '## Open-doors plan\n| Day | Message | Channel |\n|---|---|---|\n| Monday, March 8 | "The group is open until Friday, stiff hands are fine, and nobody has to read music on day one." | Facebook page |\n| Tuesday | "Open until Friday" | Email |',
      [
        [
          'Monday, March 8',
          'post',
          undefined,
          'The group is open until Friday, stiff hands are fine, and nobody has to read music on day one.',
        ],
      ],
    ],
    [
      'prompts of assistants',
      'ai',
      '## AI helpers\n**Name:** Diary Helper\n**Job:** Emails\n**Prompt:** Write three short emails as me.\n**Human check:** Read them.',
      [['Diary Helper', 'prompt', undefined, 'Write three short emails as me.']],
    ],
    [
      'a page whole, with its parts',
      'fulfillment',
      '## Offer page\n**Headline:**\nTen weeks of piano for you\n\n**Price and terms:**\n$290',
      [['Offer page', 'page', undefined, 'Ten weeks of piano for you\n\n**Price and terms**\n$290']],
    ],
    [
      'a label with a subject anywhere else',
      'brand',
      '## Words we use\n**Note to the choir:**\nSubject: May I ask?\nHello, may I tell the choir?',
      [['Note to the choir', 'email', 'May I ask?', 'Hello, may I tell the choir?']],
    ],
  ])('%s', (_, topic, plan, expected) => expect(short(topic, plan)).toEqual(expected));

  it.each<[string, BlueprintType, string]>([
    [
      'a line that points to another text',
      'marketing',
      '## Emails in full\n**Email 1:**\nSend the Sample email above, word for word.',
    ],
    [
      'a line that points to another text and says what to add',
      'onboarding',
      '## Messages in full\n**Day 1:**\nSend the Welcome email above, with the form under it. For two payments, add a line that thanks them for the first one and names the day of the second.',
    ],
    [
      'what is for the owner alone',
      'sales',
      '## After yes and after no\n**Stop rule:**\nAfter the last note you leave them alone.',
    ],
    ['criteria', 'sales', '## Fit check\n**Good fit if**\n- there is a song they want to play'],
    ['another section', 'brand', '## Traits\n**Warm:**\nYou greet people by their name.'],
  ])('%s is no piece', (_, topic, plan) => expect(read(topic, plan)).toEqual([]));
});

describe('bad input', () => {
  it('tells two of one label and day apart, and keeps their ids when a body is reworded', () => {
    const plan = (words: string) =>
      `## Emails in full\n### Email · to the list\n${words} one two three\n### Email · to the list\nThe second one of the two.`;
    const [first, second] = read('marketing', plan('Here is'));
    expect(first?.id).not.toBe(second?.id);
    expect(read('marketing', plan('Now it says'))[0]?.id).toBe(first?.id);
  });

  it('reads a plan without headings, right-to-left words, emoji and formulas as they are', () => {
    expect(short('brand', '**Note:**\nSubject: שלום\n\n👋 =SUM(A1) שלום לכולם חברים')).toEqual([]);
    expect(short('brand', '**Letter:**\nSubject: שלום\n\n👋 =SUM(A1) שלום לכולם חברים')).toEqual([
      ['Letter', 'email', 'שלום', '👋 =SUM(A1) שלום לכולם חברים'],
    ]);
  });

  it('keeps a pipe in a cell and a label of 500 letters', () => {
    const cell =
      '| May 6 | "Bring the bills, the W-2 \\| last year and whatever else you can find in the kitchen drawer today." | Email |';
    expect(
      read('launch', `## Open-doors plan\n| Day | Message | Channel |\n|---|---|---|\n${cell}`)[0]?.body,
    ).toContain('W-2 | last year');
    const [piece] = read(
      'sales',
      `## After yes and after no\n**${'a'.repeat(700)}:**\nThank you for telling me.`,
    );
    expect(piece?.label).toHaveLength(500);
  });

  it('takes a message inside a message for two', () => {
    const plan =
      '## Emails in full\n### Email · to the list\nHello to all of you.\n#### Text · to Ana\nAre you free on Monday?\n';
    expect(read('marketing', plan).map(({ channel }) => channel)).toEqual(['email', 'text']);
  });

  it('reads a message in a code block, but takes no heading or label in one for its own', () => {
    const plan =
      '## Emails in full\n**Email 1:**\n```\nSubject: Come\n\nHello to all of you.\n**Label:**\n### Text · to all\n```\n';
    expect(short('marketing', plan)).toEqual([
      ['Email 1', 'email', 'Come', 'Hello to all of you.\n**Label:**\n### Text · to all'],
    ]);
  });

  it('never fails, and every piece is in its plan under an id of its own', () => {
    const line = fc.constantFrom(
      '## Emails in full',
      '### Email · May 6 · to all',
      '**Subject:** a',
      '**Label:**',
      'Four words stand here.',
      '- **A:** "one two three four five"',
      '| a | "b c d e f g" |',
      '|---|---|',
      '> quote',
      '```',
      '',
      '# x',
      '**Prompt:** do this for me now',
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...BLUEPRINT_TYPES),
        fc.array(fc.oneof(line, fc.string()), { maxLength: 30 }),
        (topic, lines) => {
          const plan = lines.join('\n');
          const pieces = read(topic, plan);
          expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
          for (const { start, end } of pieces) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeLessThanOrEqual(plan.length);
            expect(end).toBeGreaterThanOrEqual(start);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('a message is for the day that its plan means: the day before the month where it writes so', () => {
  const heads = (...days: string[]) =>
    piecesIn(
      {
        topic: 'marketing',
        text: `## Emails in full\n${days.map((day) => `### Email · ${day} · to all\n\nCome and hold your part.\n`).join('\n')}`,
        since: '2026-11-16',
      },
      KIT_FORMS,
    ).map(({ when }) => when);
  expect(heads('Thu 14/01', 'Mon 08/02')).toEqual(['2027-01-14', '2027-02-08']);
  expect(heads('1/14', '08/02')).toEqual(['2027-01-14', '2027-08-02']);
});
