import { describe, expect, it } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { announcedIn } from './announced.ts';
import { notWritten } from './not-written.ts';
import { piecesIn } from './pieces-in.ts';
import { headingFor, messagesInReply, putMessages, requestedRows } from './put-messages.ts';

const PLAN = [
  '## Welcome sequence',
  '| When | Subject | Key point |',
  '|---|---|---|',
  '| The same day | Your five lines | One finger |',
  '| Next Tuesday | Stiff hands are fine | Slow |',
  '',
  '## Event invitation sequence',
  '| Date | Subject | Call |',
  '|---|---|---|',
  '| Tuesday, February 9, 2027 | One song, one hand | Reply |',
  '| Tuesday, February 23, 2027 | None this week | |',
  '| Tuesday, March 2, 2027 | Booked in Communications, nothing added | |',
  '',
  '## Sample email',
  '**Subject:** Your five lines',
  '',
  'Hello, here is the sheet.',
  '',
].join('\n');

const plan = { topic: 'marketing', text: PLAN, since: '2026-11-16' } as const;
const missing = () => notWritten(announcedIn(plan, KIT_FORMS), piecesIn(plan, KIT_FORMS));

describe('messages that are not written yet', () => {
  it('are rows that no piece has the day or nearly the subject of', () => {
    expect(missing().map(({ subject, when, whenSaid }) => [subject, when, whenSaid])).toEqual([
      ['Stiff hands are fine', null, 'Next Tuesday'],
      ['One song, one hand', '2027-02-09', 'Tuesday, February 9, 2027'],
    ]);
  });

  it('are no rows that point to another text', () => {
    const text =
      '## Welcome journey\n| When | Purpose | Message |\n|---|---|---|\n| Day 1 | a | The welcome email below |\n| Day 2 | b | Phone call, about seven minutes |\n| Day 3 | c | "May I call you?" |';
    const rows = announcedIn({ topic: 'onboarding', text, since: '2026-11-16' }, KIT_FORMS);
    expect(rows.map(({ subject }) => subject)).toEqual(['May I call you?']);
  });

  it('are no cards that the same plan has written by hand for that day', () => {
    const text = [
      '## Welcome journey',
      '| When | Purpose | Message |',
      '|---|---|---|',
      '| Tuesday, February 2 | the number | large-print card |',
      '## Messages in full',
      '**Card · Tuesday, February 2 · to the eight**',
      'Thursday at seven. Dial the number below, then press 4.',
    ].join('\n');
    const own = { topic: 'onboarding', text, since: '2026-11-16' } as const;
    const rows = announcedIn(own, KIT_FORMS);
    expect(rows).toHaveLength(1);
    expect(notWritten(rows, piecesIn(own, KIT_FORMS))).toEqual([]);
  });

  it('of two plans that announce the same stands once', () => {
    const rows = announcedIn(plan, KIT_FORMS);
    expect(notWritten([...rows, ...rows], [])).toHaveLength(rows.length);
  });

  it('of a list has day, channel and subject', () => {
    const text = '## Reminder messages\n- **Thursday, March 4, 2027:** text; "Pick your song"';
    const [row] = announcedIn({ topic: 'event-launch', text, since: '2026-11-16' }, KIT_FORMS);
    expect(row).toMatchObject({ channel: 'text', when: '2027-03-04', subject: 'Pick your song' });
    const bare = text.replace('text; ', '');
    const [email] = announcedIn({ topic: 'event-launch', text: bare, since: '2026-11-16' }, KIT_FORMS);
    expect(email).toMatchObject({ channel: 'email', subject: 'Pick your song' });
  });
});

describe('messages in a reply', () => {
  const rows = missing();
  const reply = (words = '') =>
    `${words}### Email · Next Tuesday\n**Subject:** Stiff hands\n\nSlow is fine.\n\n### Email · Tuesday, February 9, 2027\n**Subject:** One song\n\nCome along.\n`;

  it('are asked for under the heading that they will have', () => {
    expect(requestedRows(rows)).toContain(
      '### Email · Tuesday, February 9, 2027\nDate: Tuesday, February 9, 2027; Subject: One song, one hand',
    );
  });

  it('go to the end of the section that announced each, and nothing else changes', () => {
    const text = putMessages(PLAN, rows, messagesInReply(reply('Here you are:\n\n'), rows)) ?? '';
    expect(text).toContain(
      '| Slow |\n\n### Email · Next Tuesday\n**Subject:** Stiff hands\n\nSlow is fine.\n\n## Event invitation sequence',
    );
    expect(text).toContain(
      'nothing added | |\n\n### Email · Tuesday, February 9, 2027\n**Subject:** One song\n\nCome along.\n\n## Sample email',
    );
    expect(text.replace(/### Email[\s\S]*?\n\n(?=## )/g, '')).toBe(PLAN);
    const now = { ...plan, text };
    expect(notWritten(announcedIn(now, KIT_FORMS), piecesIn(now, KIT_FORMS))).toEqual([]);
  });

  it('go to the first section together where their number is another', () => {
    const one = messagesInReply(reply(), rows).slice(0, 1);
    expect(putMessages(PLAN, rows, one)).toContain('Slow is fine.\n\n## Event invitation sequence');
    expect(putMessages('## Other\n', rows, one)).toBeNull();
  });

  it('of a single request needs no heading, and a fence around it is removed', () => {
    const [row] = rows;
    expect(messagesInReply('```markdown\nJust words.\n```', row ? [row] : [])).toEqual([
      `${row && headingFor(row)}\n\nJust words.`,
    ]);
    expect(messagesInReply('Just words.', rows)).toEqual([]);
  });
});

describe('rows of a section that announces messages', () => {
  const read = (text: string, topic: 'onboarding' | 'marketing' | 'event-launch' = 'marketing') =>
    announcedIn({ topic, text, since: '2026-11-16' }, KIT_FORMS);
  const table = (...rows: string[]) =>
    read(`## Welcome sequence\n| When | Subject | Channel |\n|---|---|---|\n${rows.join('\n')}`);

  it.each([
    ['| Day 1 | "One song" | text |', ['One song', 'Day 1']],
    ['| Day 1 | Email: "One song" | |', ['One song', 'Day 1']],
    ['| Day 1 | EMAIL, short:One song | |', ['One song', 'Day 1']],
    ['| Day 1 | Emailed: One song | |', ['Emailed: One song', 'Day 1']],
    ['| Day 1 | Our new email: One song. Two | |', ['Our new email: One song. Two', 'Day 1']],
    ['| Day 1 | No seats left | |', ['No seats left', 'Day 1']],
    ['|  | One song | |', ['One song', '']],
    ['| Day 1 | Why I work in communications | |', ['Why I work in communications', 'Day 1']],
    [
      '| Day 1 | Friends, you belong in Communications | |',
      ['Friends, you belong in Communications', 'Day 1'],
    ],
  ])('%s', (row, expected) => {
    expect(table(row).map(({ subject, whenSaid }) => [subject, whenSaid])).toEqual([expected]);
  });

  it.each([
    '| Day 1 | | |',
    '| Day 1 |',
    '| Day 1 | No email | |',
    '| Day 1 | (none) | |',
    '| Day 1 | Rest | |',
    '| Day 1 | Booked in Communications | |',
    '| Day 1 | Already written | |',
    '| Day 1 | The second welcome email | |',
    '| Day 1 | Call | |',
    '| Day 1 | Talk, in Communications | Union meeting |',
    '| Day 1 | Text to those who texted first, in Event Launch | Hall basement |',
    '| Day 1 | Ten-minute talk, written in Communications | |',
    '| Day 1 | Ten seconds (booked and written in Communications) | |',
    '| Day 1 | See Sales Follow-Up | |',
  ])('%s announces nothing', (row) => {
    expect(table(row)).toEqual([]);
  });

  it('give the AI the whole row, with at most 400 characters of a cell', () => {
    const [row] = table(`| Day 1 | ${'x'.repeat(500)} | y |`);
    expect(row?.subject).toBe('x'.repeat(400));
    expect(row?.row).toBe(`When: Day 1; Subject: ${'x'.repeat(400)}; Channel: y`);
    expect(row?.section).toBe('Welcome sequence');
  });

  it('are a hundred at most in a section, and need a table that is one', () => {
    const rows = Array.from({ length: 120 }, (_, nth) => `| Day ${nth} | Song ${nth} | |`);
    expect(table(...rows)).toHaveLength(100);
    expect(read('## Welcome sequence\n| When | Subject |\n| Day 1 | One song |')).toEqual([]);
    expect(read('## Welcome sequence\n| When | Subject |')).toEqual([]);
  });

  it('of a list that is long give 400 characters of it', () => {
    const [row] = read(
      `## Reminder messages\n- **Thursday:** text; "Pick your song"; ${'x'.repeat(600)}`,
      'event-launch',
    );
    expect(row?.row).toHaveLength(400);
    expect(row?.row.startsWith('Thursday: text; "Pick')).toBe(true);
  });

  it.each([
    ['one two three four five', true],
    ['one two three 4 five', false],
    ['one two other words here', false],
    ['one two three other words', true],
  ])('is written as "%s": %s', (subject, isWritten) => {
    const [row] = table('| Day | one two three four five | |');
    const rows = row ? [row] : [];
    const pieces = [{ when: null, channel: 'text', label: 'x', subject }];
    expect(notWritten(rows, pieces as unknown as Parameters<typeof notWritten>[1])).toEqual(
      isWritten ? [] : rows,
    );
    expect(notWritten([...rows, ...rows.map((one) => ({ ...one, subject }))], [])).toHaveLength(
      isWritten ? 1 : 2,
    );
    const later = rows.map((one) => ({ ...one, subject, when: '2027-05-06' as const }));
    expect(notWritten([...rows, ...later], [])).toHaveLength(2);
  });

  it.each([
    ['marketing', '## Welcome sequence\n| When | Subject | Format |', '| Day | One | post |', 'post'],
    ['marketing', '## Welcome sequence\n| When | Subject | THE CHANNEL |', '| Day | One | text |', 'text'],
    ['marketing', '## Welcome sequence\n| When | Subject | Reformat |', '| Day | One | text |', 'email'],
    ['marketing', '## Welcome sequence\n| When | Subject | Formats |', '| Day | One | text |', 'email'],
    ['marketing', '## Welcome sequence\n| When | Subject | Channel |', '| Day | Post: One | text |', 'post'],
    ['marketing', '## Welcome sequence\n| When | Subject | Channel |', '| Day | One |', 'email'],
    ['marketing-launch', '## Social schedule\n| When | Topic | Format |', '| Day | One | text |', 'post'],
  ] as const)('%s %s %s goes by its channel', (topic, head, row, channel) => {
    const text = `${head}\n|---|---|---|\n${row}`;
    const found = announcedIn({ topic, text, since: '2026-11-16' }, KIT_FORMS);
    expect(found.map((one) => one.channel)).toEqual([channel]);
  });

  it('keep the plan’s word for a channel that has no name here, and are never emails', () => {
    const rows = table(
      '| May 5 | Day one | Union meeting |',
      '| May 6 | Note by hand | |',
      '| May 7 | Script for a call | |',
    );
    expect(rows.map(({ channel, channelSaid }) => [channel, channelSaid])).toEqual([
      [null, 'Union meeting'],
      ['note', undefined],
      ['script', undefined],
    ]);
    expect(rows.map(headingFor)[0]).toMatch(/^### Script · /);
  });

  it('are written where the plan has one text for their day, sent in another way', () => {
    const [newsletter] = table('| December 11, 2026 | The drive home | Parish newsletter |');
    const rows = newsletter ? [newsletter] : [];
    const piece = (more: object) =>
      [
        { topic: newsletter?.topic, when: '2026-12-11', channel: 'post', label: 'six lines', ...more },
      ] as unknown as Parameters<typeof notWritten>[1];
    expect(notWritten(rows, piece({}))).toEqual([]);
    expect(notWritten(rows, piece({ topic: 'sales' }))).toEqual(rows);
    expect(notWritten(rows, [...piece({}), ...piece({ label: 'another' })])).toEqual(rows);
    expect(notWritten(rows, piece({ channel: 'page' }))).toEqual(rows);
  });

  it.each(['Ring the last few', 'Phone whoever is missing', 'In person'])(
    'are no messages: %s',
    (subject) => {
      expect(table(`| May 4, 2027 | ${subject} | |`)).toEqual([]);
    },
  );

  it('are written where a piece of their day is, by whatever way, if theirs is not known or the name is the same', () => {
    const [meeting, email] = table(
      '| May 5, 2027 | Why overtime makes you poor | Union meeting |',
      '| May 5, 2027 | What I’d tell an apprentice | email |',
    );
    const rows = meeting && email ? [meeting, email] : [];
    const piece = (when: string, label: string) =>
      [{ when, channel: 'script', label }] as unknown as Parameters<typeof notWritten>[1];
    const day = 'Wednesday, May 5, 2027';
    expect(notWritten(rows, piece('2027-05-05', `${day} · union meeting`))).toEqual([email]);
    expect(notWritten(rows, piece('2027-05-05', `${day} · What I’d tell an apprentice`))).toEqual([]);
    expect(notWritten(rows, piece('2027-05-12', 'Wednesday, May 12, 2027 · union meeting'))).toEqual(rows);
  });

  it('a short video that is written as a script on that day is not missing', () => {
    const post = {
      ...plan,
      ...(missing()[1] as ReturnType<typeof missing>[number]),
      channel: 'post' as const,
    };
    const script = { when: post.when, channel: 'script', label: 'Other words', subject: undefined };
    const pieces = [script] as unknown as Parameters<typeof notWritten>[1];
    expect(notWritten([post], pieces)).toEqual([]);
    expect(notWritten([{ ...post, channel: 'text' }], pieces)).toHaveLength(1);
  });
});
