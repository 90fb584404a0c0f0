import { describe, expect, it } from 'vitest';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import { promptRequest, TITLES } from '#domain/testing/prompt-fixture.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { bookedSends, sayBooked } from './booked-sends.ts';
import { buildPrompt } from './prompt.ts';
import { budgetForModel } from './prompt-budget.ts';

const TODAY = '2026-11-16';

const planOf = (type: BlueprintType, output: string) =>
  sampleBlueprint({ type, answers: ['a', 'b', 'c'], output });

function linesOf(type: BlueprintType, output: string, today = TODAY): string[] {
  const sends = bookedSends(blueprintsByType([planOf(type, output)]), 'launch', today);
  return sends.map(({ day, channel, subject }) => `${day} ${channel}: ${subject}`);
}

const EMAIL = [
  '## Emails in full',
  '### Email · Friday, March 26, 2027 · to the list',
  '**Subject:** You are not too late',
  '**Preview:** One song is enough',
  '',
  'Hello, on April 2 we sing.',
].join('\n');

describe('bookedSends', () => {
  it('reads day, channel and subject from the heading of a message', () => {
    expect(linesOf('marketing', EMAIL)).toEqual(['2027-03-26 Email: You are not too late']);
  });

  it.each([
    ['### Text · March 12, 2027 · to who signed up\nSee you at ten.', '2027-03-12 Text: to who signed up'],
    ['### Post · Monday, March 8, 2027\nWe are open.', '2027-03-08 Post: We are open.'],
    [
      '#### Note by hand · March 1 · to the choir director\nDear …',
      '2027-03-01 Note by hand: to the choir director',
    ],
    [
      '### **Email · Tuesday, March 9, 2027 · to the list**\n**Subject**: Open now',
      '2027-03-09 Email: Open now',
    ],
  ])('reads %j', (message, line) => {
    expect(linesOf('marketing', `## Messages\n${message}`)).toEqual([line]);
  });

  it.each([
    ['| Tuesday, December 1 | The flat tire | WhatsApp to 58 dads |', '2026-12-01 Text: The flat tire'],
    ['| Wednesday, December 9 | Three piles at 8 | Live |', '2026-12-09 Post: Three piles at 8'],
  ])('knows how it is sent: %s', (row, line) => {
    expect(linesOf('communications', `## Content calendar\n${row}`)).toEqual([line]);
  });

  it('does not move a day without a year in a plan some weeks old to next year', () => {
    const rows = '## Content calendar\n| Date | Topic |\n|---|---|\n| Tuesday, December 1 | The flat tyre |';
    expect(linesOf('communications', rows, '2026-12-03')).toEqual([]);
    expect(linesOf('communications', rows, '2026-11-30')).toHaveLength(1);
  });

  it('books nothing on a day that only starts a period, and nothing that another plan has booked', () => {
    expect(
      linesOf(
        'sales',
        '### Email · one week after a meeting held from March 15 on · to them\n**Subject:** Begun',
      ),
    ).toEqual([]);
    const rows =
      '## Open-doors plan\n| Tuesday, March 9, 2027 | email | The group is open (booked) |\n| Wednesday, March 10, 2027 | email | New |';
    expect(linesOf('sales', rows)).toEqual(['2027-03-10 Email: New']);
    const pointing = planOf(
      'sales',
      '## Emails\n- **March 9, 2027:** Seat reminder (Event Launch)\n- **March 8, 2027:** Reminder, in Event Launch\n- **March 9, 2027:** Mine',
    );
    const sends = bookedSends(blueprintsByType([pointing]), 'launch', TODAY, {
      'event-launch': 'Event Launch',
    });
    expect(sends.map(({ subject }) => subject)).toEqual(['Mine']);
  });

  it('books nothing for spoken words, unless a message is named beside it', () => {
    const rows =
      '| May 5, 2027 | Day one | Union meeting, ten minutes |\n| May 6, 2027 | After the meeting | email |\n| May 7, 2027 | Day two | talk, and a post |';
    expect(linesOf('communications', `## Content calendar\n${rows}`)).toEqual([
      '2027-05-06 Email: After the meeting',
      '2027-05-07 Post: Day two',
    ]);
  });

  it('books nothing for a page, a script, a prompt, or a message without a day', () => {
    const pages = ['Page', 'Script', 'Prompt for an assistant'].map(
      (name) => `### ${name} · March 8, 2027\nWords.`,
    );
    expect(linesOf('event', pages.join('\n'))).toEqual([]);
    expect(
      linesOf('event', '### Email · one hour after payment · to new clients\n**Subject:** Welcome'),
    ).toEqual([]);
  });

  it('reads older plans: rows and labels that begin with a day, in sections of messages', () => {
    const plan = [
      '## Event invitation sequence',
      '| When | Subject | Call to action |',
      '| --- | --- | --- |',
      '| Tuesday, February 9, 2027 | One song, one morning | Save a seat |',
      '| Tuesday, February 16, 2027 | No email this week | - |',
      '## Social schedule',
      '| Monday, March 1, 2027 | Why scales can wait | video |',
      '## Reminder messages',
      '- **Friday, March 12, 2027:** email; "See you tomorrow at ten"',
      '## Emails in full',
      '**Tuesday, March 9, 2027 – Doors are open:**',
      '## Launch timeline',
      '| Monday, March 15, 2027 | open | Call three people | Ana |',
    ].join('\n');
    expect(linesOf('marketing', plan)).toEqual([
      '2027-02-09 Email: One song, one morning',
      '2027-03-01 Post: Why scales can wait',
      '2027-03-09 Email: Doors are open',
      '2027-03-12 Email: See you tomorrow at ten',
    ]);
  });

  it('names a message once where a plan lists it and writes it out, by its subject line', () => {
    const listed = '## Email schedule\n| Friday, March 26, 2027 | the late start | reply |\n\n';
    expect(linesOf('marketing', `${listed}${EMAIL}`)).toEqual(['2027-03-26 Email: You are not too late']);
  });

  it('names a message once where a later plan says it again, and both where two plans book one day', () => {
    const plans = blueprintsByType([
      planOf('marketing', EMAIL),
      planOf(
        'marketing-launch',
        '## Email schedule\n| Friday, March 26, 2027 | You are not too late | reply |',
      ),
      planOf('sales', '## Emails\n- **Friday, March 26, 2027:** Last call'),
      planOf('event', '### Post · March 27, 2027\nCome.'),
      planOf('brand', '### Post · March 27, 2027\nSee.'),
    ]);
    const sends = bookedSends(plans, 'launch', TODAY);
    expect(sends.map(({ owner, subject }) => `${owner}: ${subject}`)).toEqual([
      'marketing: You are not too late',
      'sales: Last call',
      'event: Come.',
      'brand: See.',
    ]);
  });

  it('collects all plans by day, leaves out the plan that is being written and past days', () => {
    const plans = blueprintsByType([
      planOf('marketing', EMAIL),
      planOf('communications', '### Email · March 9, 2027 · to the list\n**Subject:** Scales can wait'),
      planOf('event-launch', '### Email · March 12, 2027\n**Subject:** Tomorrow'),
      planOf('launch', '### Email · March 8, 2027\n**Subject:** Open'),
      planOf('sales', '### Email · November 3, 2026\n**Subject:** Long ago'),
    ]);
    const sends = bookedSends(plans, 'launch', TODAY);
    expect(sayBooked(sends, TITLES)).toBe(
      [
        'Tuesday, March 9, 2027 · Email · Scales can wait · Title of communications',
        'Friday, March 12, 2027 · Email · Tomorrow · Title of event-launch',
        'Friday, March 26, 2027 · Email · You are not too late · Title of marketing',
      ].join('\n'),
    );
  });

  it('takes a day without a year as the next one after the plan was written', () => {
    const written = planOf('marketing', '### Email · January 5 · to the list\n**Subject:** Happy new year');
    const at = '2026-12-01T12:00:00.000Z';
    const outputFacts = { origin: 'generated' as const, at, writtenFrom: {} };
    const plans = blueprintsByType([{ ...written, content: { ...written.content, outputFacts } }]);
    expect(bookedSends(plans, 'launch', '2026-12-20').map(({ day }) => day)).toEqual(['2027-01-05']);
    expect(bookedSends(plans, 'launch', '2027-01-10')).toEqual([]);
  });

  it('shortens an endless subject', () => {
    const [line = ''] = linesOf(
      'marketing',
      `### Email · March 9, 2027\n**Subject:** ${'so long '.repeat(20)}`,
    );
    expect(line).toMatch(/^2027-03-09 Email: so long .*…$/);
    expect(line.length).toBeLessThan(85);
  });
});

describe('booked messages in a prompt', () => {
  const many = Array.from(
    { length: 40 },
    (_, index) =>
      `### Email · March ${(index % 28) + 1}, ${2027 + Math.floor(index / 28)}\n**Subject:** Number ${index}`,
  ).join('\n');

  it('stand right after the facts, between tags, also those of plans outside the chain', () => {
    const facts = [{ name: 'Price', value: '$290' }];
    const earlier = [planOf('onboarding', EMAIL)];
    const [system] = buildPrompt(promptRequest('sales', { facts, earlier })).messages;
    expect(system.content).toContain(
      [
        'Price: $290\n</facts>\n',
        '# Booked messages',
        'Other plans send these already. Book no second message to the same people on these days.',
        '<booked-messages>',
        'Friday, March 26, 2027 · Email · You are not too late · Title of onboarding',
        '</booked-messages>',
      ].join('\n'),
    );
  });

  it('are at most 8 for a small window and 24 for a large one', () => {
    const count = (model: string) => {
      const request = promptRequest('sales', {
        earlier: [planOf('onboarding', many)],
        budget: budgetForModel(model),
      });
      return buildPrompt(request).messages[0].content.match(/· Email ·/g)?.length;
    };
    expect(count('gpt-4')).toBe(8);
    expect(count('gpt-5')).toBe(24);
  });

  it('give way before an answer is cut, down to the next three', () => {
    const identity = sampleBlueprint({ type: 'identity', answers: ['A word. '.repeat(120), 'b', 'c'] });
    const promptWith = (more: number, output = many) => {
      const budget = { ...budgetForModel('gpt-4'), inputTokens: more };
      return buildPrompt(
        promptRequest('purpose', { earlier: [identity, planOf('onboarding', output)], budget }),
      );
    };
    const sizeOfBare = promptWith(4_000, '## Nothing\nbooked').tokens;
    const linesIn = (more: number) => {
      const { messages, leftOut } = promptWith(sizeOfBare + more);
      return [messages[0].content.match(/· Email ·/g)?.length ?? 0, leftOut.length];
    };
    expect([linesIn(400), linesIn(150), linesIn(120), linesIn(20)]).toEqual([
      [8, 0],
      [6, 0],
      [4, 0],
      [3, 1],
    ]);
  });

  it('are those around the days of the facts and the newest answers, where there are too many', () => {
    const facts = [{ name: 'Event date', value: 'March 24, 2027' }];
    const earlier = [planOf('onboarding', many)];
    const [system] = buildPrompt(promptRequest('sales', { facts, earlier })).messages;
    const days = [...system.content.matchAll(/(March \d+), 2027 · Email/g)].map(([, day]) => day);
    expect(days).toEqual(['20', '21', '22', '23', '24', '25', '26', '27'].map((day) => `March ${day}`));
  });

  it('are emails before posts, where there are too many: nobody is written to twice by a post', () => {
    const posts = Array.from({ length: 8 }, (_, nth) => `### Post · March ${20 + nth}, 2027\n\nPost ${nth}`);
    const emails = ['January 12', 'February 9', 'March 9'].map(
      (day) => `### Email · ${day}, 2027\n**Subject:** On ${day}`,
    );
    const facts = [{ name: 'Event date', value: 'March 24, 2027' }];
    const earlier = [planOf('onboarding', [...posts, ...emails].join('\n'))];
    const [system] = buildPrompt(promptRequest('sales', { facts, earlier })).messages;
    expect(system.content.match(/· Email · On \w+ \d+/g)).toEqual([
      '· Email · On January 12',
      '· Email · On February 9',
      '· Email · On March 9',
    ]);
    expect(system.content.match(/· Post ·/g)).toHaveLength(5);
  });

  it('stay where answers are cut with or without them', () => {
    const long = planOf('onboarding', many);
    const identity = sampleBlueprint({ type: 'identity', answers: ['A word. '.repeat(900), 'b', 'c'] });
    const budget = { ...budgetForModel('gpt-4'), inputTokens: 1_000 };
    const prompt = buildPrompt(promptRequest('purpose', { earlier: [long, identity], budget }));
    expect(prompt.leftOut).toEqual([{ type: 'identity', what: 'some-answers' }]);
    expect(prompt.messages[0].content.match(/· Email ·/g)).toHaveLength(8);
  });

  it('leave out the heading where nothing is booked', () => {
    const [system] = buildPrompt(promptRequest('sales', { earlier: [planOf('event', '## A\nb')] })).messages;
    expect(system.content).not.toContain('Booked');
  });
});
