import { describe, expect, it } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { pieceId } from './piece.ts';
import { piecesIn } from './pieces-in.ts';

const read = (topic: BlueprintType, text: string) =>
  piecesIn({ topic, text, since: '2026-11-16' }, KIT_FORMS);
const labels = (topic: BlueprintType, text: string) => read(topic, text).map(({ label }) => label);

describe('under a heading of its own, a message', () => {
  const headed = (heading: string, ...lines: string[]) =>
    read('marketing', ['## Emails in full', `### ${heading}`, ...lines].join('\n'));

  it.each<[string, string[], unknown]>([
    ['Email · May 6, 2027 · for Ana', ['Hi'], { when: '2027-05-06', whenSaid: '', to: 'for Ana' }],
    ['Email · TO Ana · May 6', ['Hi'], { when: '2027-05-06', whenSaid: '', to: 'TO Ana' }],
    ['Email · Today · to Ana', ['Hi'], { when: null, whenSaid: 'Today', to: 'to Ana' }],
    ['Email · to Ana · later', ['Hi'], { when: null, whenSaid: 'later', to: 'to Ana' }],
    ['Email · later · May 6', ['Hi'], { when: '2027-05-06', whenSaid: '', to: '' }],
    ['Email · to Ana', ['Hi'], { when: null, whenSaid: '', to: 'to Ana' }],
    ['Email · Tom', ['Hi'], { when: null, whenSaid: 'Tom', to: '' }],
    ['Email · not to Ana', ['Hi'], { when: null, whenSaid: 'not to Ana', to: '' }],
    ['Email · May 6 · to Ana', ['To: Avi', 'When: May 7', 'Hi'], { when: '2027-05-07', to: 'Avi' }],
    ['Email · later', ['When: sooner', 'Hi'], { when: null, whenSaid: 'sooner' }],
    ['Email', ['Hi'], { label: 'Emails in full', when: null, whenSaid: '', to: '' }],
    ['Email · a · b', ['Hi'], { label: 'a · b', body: 'Hi' }],
    ['Post · a · on Instagram', ['Hi'], { channel: 'post', network: 'instagram' }],
    ['Post · LinkedIn', ['Hi'], { channel: 'post', network: 'linkedin' }],
    ['Email · a', ['Subject: [day]', 'Preview: [day] now', 'Hi'], { preview: '[ADD: day] now' }],
    ['Email · a', ['Subject: One [day]', 'See the email above.'], { subject: 'One [ADD: day]' }],
    ['Prompt for an assistant · a', ['Use the notes below.'], { body: 'Use the notes below.' }],
    ['Page · a', ['**Headline:**', 'Sing'], { body: 'Sing' }],
    ['Email · a', ['**Headline:**', 'Sing'], { body: '**Headline:**\nSing' }],
  ])('%s, %j', (heading, lines, expected) => {
    const found = headed(heading, ...lines);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject(Object(expected));
  });

  it.each([
    ['Email · a', ['']],
    ['Email · a', ['Subject: One', '…']],
    ['Page · a', ['**Headline:**']],
    ['Email · a', ['See the email above.']],
  ])('%s, %j is none', (heading, lines) => {
    expect(headed(heading, ...lines)).toEqual([]);
  });

  it('that is no post has no network, and counts the blanks of its subject', () => {
    const [email] = headed('Email · Instagram', 'Subject: [day]', 'Hi [name]');
    expect(email).not.toHaveProperty('network');
    expect(email).not.toHaveProperty('preview');
    expect(email?.gaps).toHaveLength(2);
  });

  it('stands in the order of the plan among drafts under labels', () => {
    const plan =
      '## Emails in full\n**One:**\nFour words stand here.\n### Email · two\nHello\n### Three\nFour words stand here.';
    expect(labels('marketing', plan)).toEqual(['One', 'two', 'Three']);
  });

  it('of a label that is there already has a name by its order', () => {
    const ids = read('marketing', `## Emails in full\n${'### Email · a\nHello\n'.repeat(3)}`).map(
      ({ id }) => id,
    );
    expect(ids).toEqual([0, 1, 2].map((nth) => pieceId('marketing', 'Emails in full', 'a', nth)));
  });

  it('takes the place of a whole section', () => {
    const plan = (heading: string) => `## Short bio\nAna teaches piano here.\n${heading}\nHello`;
    expect(labels('identity', plan('### Script · host'))).toEqual(['host']);
    expect(labels('identity', plan('### Host'))).toEqual(['Short bio']);
  });

  it('covers its heading and its lines', () => {
    const text = '## Emails in full\n### Email · a\nHello\nyou\n### Email · b\nBye';
    const found = read('marketing', text).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['### Email · a\nHello\nyou', '### Email · b\nBye']);
  });
});

describe('a draft under a label', () => {
  const WORDS = 'Four words stand here.';
  const draft = (label: string, intro = '', words = WORDS) =>
    read('sales', `## After yes and after no\n${intro}\n**${label}:**\n${words}`)[0];

  it('has four words at least', () => {
    expect(draft('Yes', '', 'Four words stand here')).toBeDefined();
    expect(draft('Yes', '', 'Only three words')).toBeUndefined();
  });

  it.each([
    ['One day later', 'One day later'],
    ['14 days after', '14 days after'],
    ['In a WEEK', 'In a WEEK'],
    ['Two weeks on', 'Two weeks on'],
    ['In a month', 'In a month'],
    ['Months later', 'Months later'],
    ['After an hour', 'After an hour'],
    ['24 hours before', '24 hours before'],
    ['Today', 'Today'],
    ['Weekly', ''],
    ['Holidays', ''],
    ['After yes', ''],
  ])('"%s" says when: "%s"', (label, whenSaid) => {
    expect(draft(label)).toMatchObject({ when: null, whenSaid });
  });

  it('says its day in its label, unless a line below says it', () => {
    expect(draft('Friday, May 7, 2027')).toMatchObject({ when: '2027-05-07', whenSaid: '' });
    expect(draft('May 7', '', `When: May 8\nTo: Avi\n${WORDS}`)).toMatchObject({
      when: '2027-05-08',
      to: 'Avi',
    });
    expect(draft('One day later, to Ana', '', `When: now\n${WORDS}`)).toMatchObject({
      whenSaid: 'now',
      to: 'to Ana',
    });
  });

  it.each([
    ['Email to the choir', 'to the choir'],
    ['Email, only to the choir (all)', 'only to the choir'],
    ['Email TO the choir · May', 'TO the choir'],
    ['To bell ringers', 'To bell ringers'],
    ['To be sent', ''],
    ['Into the hall', ''],
    ['Tomorrow', ''],
  ])('"%s" is to whom: "%s"', (label, to) => {
    expect(draft(label)).toMatchObject({ to });
  });

  it.each([
    ['Send these by text.', 'text'],
    ['Send all these by text.', 'text'],
    ['SAY THESE to them.', 'script'],
    ['Hand these over on paper.', 'note'],
    ['First: post these today.', 'post'],
    ['Send these\nby text.', 'text'],
    ['Send these. A text is too short.', 'email'],
    ['Resend these by text.', 'email'],
    ['Read theses aloud.', 'email'],
    ['A text is too short.', 'email'],
    ['', 'email'],
  ])('after "%s" goes by %s', (intro, channel) => {
    expect(draft('Yes', intro)).toMatchObject({ channel });
  });

  it('does not depend on another one', () => {
    const plan = `## After yes and after no\n**Yes:**\nSend these by text.\n**No:**\n${WORDS}\nBye`;
    expect(read('sales', plan).map(({ channel }) => channel)).toEqual(['email', 'email']);
  });

  it('comes from its label first, then its subject, then the section’s intro', () => {
    expect(draft('Phone call', 'Send these by text.')).toMatchObject({ channel: 'script' });
    expect(draft('Yes', 'Send these by text.', `Subject: a\n${WORDS}`)).toMatchObject({ channel: 'email' });
    expect(draft('Text', '', `Subject: a\n${WORDS}`)).toMatchObject({ channel: 'text' });
  });
});

describe('the form of a section', () => {
  it.each<[string, BlueprintType, string, unknown[]]>([
    ['a bio with a subject', 'identity', '## Short bio\nSubject: a\nFour words stand here.', ['bio']],
    ['a flyer, whose name is no channel', 'event', '## Flyer text\nFour words stand here.', ['page']],
    [
      'an assistant, by any name',
      'ai',
      '## AI helpers\n**Name:** Email man\n**Prompt:** Do this for me.',
      ['prompt'],
    ],
    ['a prompt that points', 'ai', '## AI helpers\n**Prompt:** Use the notes below.', ['prompt']],
    ['words without a label', 'communications', '## Core message\nFour words stand here.', ['bio']],
    [
      'words behind a label',
      'communications',
      '## Core message\n**Email:**\nFour words stand here.',
      ['email'],
    ],
    ['words that need a label', 'communications', '## Sample messages\nFour words stand here.', []],
    [
      'rows, whatever stands before',
      'onboarding',
      '## Stuck-client plan\nText these.\n- **Text:** "Four words stand here"',
      ['email'],
    ],
    [
      'the last word before a quote',
      'onboarding',
      '## Stuck-client plan\n- **A:** email or text "Four words stand here"',
      ['text'],
    ],
    [
      'a subject without words',
      'brand',
      '## Other\n**To Ana:**\nSubject:\nFour words stand here.',
      ['email'],
    ],
    [
      'a page with a label in a line',
      'event',
      '## Flyer text\n**Headline:** Four words stand here.',
      ['page'],
    ],
    ['a bio that points', 'identity', '## Short bio\nUse the long bio below.', []],
    [
      'a subject above words that point',
      'marketing',
      '## Sample email\nSubject: a\nUse the long bio below.',
      ['email'],
    ],
  ])('%s', (_, topic, plan, channels) => {
    expect(read(topic, plan).map(({ channel }) => channel)).toEqual(channels);
  });
});

describe('in forms that no prompt asks for, a message is found, too:', () => {
  it('a numbered list with the day in bold, its text set in below', () => {
    const plan = [
      '## Reminders in full',
      '1. **Email · Sat 6 March · to those who signed up**',
      '',
      '   Subject: Wear a coat',
      '   Preview: And a torch.',
      '',
      '   The yard is cold. If you can’t come, write back.',
      '',
      '2. **Text · on the day, 10am**',
      '',
      '   See you at seven. Torch for the lane.',
    ].join('\n');
    expect(read('event-launch', plan)).toMatchObject([
      {
        channel: 'email',
        when: '2027-03-06',
        subject: 'Wear a coat',
        preview: 'And a torch.',
        body: 'The yard is cold. If you can’t come, write back.',
      },
      { channel: 'text', body: 'See you at seven. Torch for the lane.' },
    ]);
  });

  it('a dash instead of a colon', () => {
    const plan =
      '## Emails in full\n**EMAIL 1: WED FEB 3**\n**Subject** – Does he have to come?\n**Preview** - Yes.\n\nI get this one every time. Yes.';
    expect(read('marketing', plan)).toMatchObject([
      { subject: 'Does he have to come?', preview: 'Yes.', body: 'I get this one every time. Yes.' },
    ]);
  });

  it('worries, follow-ups and scripts as texts below a label, and not the rows of a list below one', () => {
    expect(
      read(
        'sales',
        [
          '## Worries and honest replies',
          '### "I can\'t call you"',
          'Then send me two words, and I will know that you asked.',
          '## Follow-up sequence',
          '**Phone call · two weeks later**',
          'I said that I would call once more. How have the evenings been?',
          '**Week three**',
          '- **Thursday:** "Call them only if they asked you to call once more."',
        ].join('\n'),
      ).map(({ label, channel }) => `${channel} ${label}`),
    ).toEqual(['script "I can\'t call you"', 'script Phone call · two weeks later', 'email Thursday']);
  });

  it('the rows of a table below words under a label, and not the table as one message', () => {
    const plan = [
      ...['## Worries and honest replies', '**Price**', '"It costs what two dinners out cost."', ''],
      ...['| Worry | Reply |', '|---|---|', '| Too long | "Ten minutes a day is all of it." |'],
    ].join('\n');
    expect(read('sales', plan).map(({ body }) => body)).toEqual(['Ten minutes a day is all of it.']);
  });

  it('a story beside reels', () => {
    const plan = '## Messages in full\n### Story – Thu Feb 11\nThree days left to order, then I rest.';
    expect(read('marketing-launch', plan)).toMatchObject([{ channel: 'post', when: '2027-02-11' }]);
  });

  it('an email that begins with a story', () => {
    const email = 'Subject: The first loaf\n\nIn 2009 I burned eleven loaves in a row.';
    expect(read('marketing', `## Emails in full\n### Story: how I started\n${email}`)).toMatchObject([
      { channel: 'email', subject: 'The first loaf' },
    ]);
  });
});
