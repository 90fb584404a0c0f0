import { describe, expect, it } from 'vitest';
import { CATALOG } from '#content/catalog.ts';
import { MARISOL } from './fixtures.ts';
import { HAND_WRITTEN_IDENTITY_PLAN as plan } from './hand-written-plan.ts';
import { lintOutput } from './lint-output.ts';

const answers = Object.values(MARISOL.answers.identity ?? {});

const written = { topic: CATALOG.identity, tier: 'small', inputs: answers, today: '2026-11-15' } as const;

const lint = (output: string) => lintOutput(written, output).map(({ problem }) => problem);

function plant(from: string | RegExp, to: string): string {
  const changed = plan.replace(from, to);
  if (changed === plan) throw new Error(`nothing to plant for ${String(from)}`);
  return changed;
}

describe('lintOutput', () => {
  it('finds nothing in a well-formed plan written by hand', () => {
    expect(lint(plan)).toEqual([]);
  });

  it('accepts a plan with nothing left to confirm', () => {
    expect(lint(plan.slice(0, plan.indexOf('## Still to confirm')))).toEqual([]);
  });

  const planted: readonly [string, string][] = [
    [
      'Overview has 4 paragraphs, not three',
      plant('## Key decisions', 'One more thought.\n\n## Key decisions'),
    ],
    ['Key decisions lacks Faith level', plant('**Faith level:** open\n', '')],
    [
      'Key decisions has 820 characters',
      plant('**Tone words:** warm, head up, no apology', `**Tone words:** warm${' and kind'.repeat(62)}`),
    ],
    ['Key decisions has Motto', plant('**Tone words:**', '**Motto:** onward\n**Tone words:**')],
    ['Short bio counts 42, not 45-60', plant(', until a friend practiced with her for an hour', '')],
    ['Story arc counts 3, not 4-4', plant(/\*\*Before:.*\n/, '')],
    ['Guiding values counts 1, not 2-4', plant(/- \*\*Honesty:[\s\S]*?\n\n/, '\n')],
    ['has code marks', plant('warm, head up', '`warm`, head up')],
    ['has HTML', plant('warm, head up', '<b>warm</b>, head up')],
    ['has an image', plant('warm, head up', '![me](me.png) warm')],
    ['has an [ADD: that is not closed', plant('[ADD: who you help]', '[ADD: who you help')],
    ['amount nobody gave: $1200', plant('Use the short bio', 'Charge $1,200. Use the short bio')],
    ['percentage nobody gave: 95%', plant('Use the short bio', 'About 95 percent do. Use the short bio')],
    ['date nobody gave: Friday, March 9, 2029', plant('This week', 'By March 9, 2029')],
    ['date nobody gave: Sunday, March 1, 2026', plant('This week', 'Since March 1, 2026')],
    ['wrong weekday: Monday, November 17', plant('This week', 'By Monday, November 17')],
    [
      'limit nobody gave: Only three places left',
      plant('Use the short bio', 'Only three places left. Use it'),
    ],
    ['has 5 gaps, over 3', plant('This week', '[ADD: a] [ADD: b]')],
    ['does not start with Overview', `Sure! Here is your plan.\n\n${plan}`],
    ['scripture nobody gave: Romans 8:28', plant('Isaiah 43:19', 'Romans 8:28')],
    [
      'words quoted after Isaiah 43:19 that nobody gave',
      plant('Isaiah 43:19 is', 'Isaiah 43:19, “See, a new thing is coming,” is'),
    ],
    ['banned: proven method', plant('hired people', 'hired people by a proven method')],
  ];

  it.each(planted)('finds: %s', (problem, output) => {
    expect(lint(output)).toContain(problem);
  });

  it('finds headings that are missing, renamed or out of order', () => {
    expect(lint(plant('## Long bio', '## My bio'))).toEqual([
      expect.stringMatching(/^headings are "Overview, Key/),
    ]);
    expect(lint(plant('## Overview', '## Introduction'))).toHaveLength(3);
  });

  it('finds a plan far shorter or longer than asked', () => {
    expect(lint(plan.replace(/## Still[\s\S]*/, 'word '.repeat(700)))).toContainEqual(
      expect.stringMatching(/^plan has \d+ words, not 650-900$/),
    );
  });

  it('finds a table where none was asked for', () => {
    const table = plant('## Guiding values\n', '## Guiding values\n\n| a | b |\n|---|---|\n| c | d |\n');
    expect(lint(table)).toEqual(['Guiding values is a table']);
  });

  it('lets an honest denial pass', () => {
    expect(
      lint(plant('before you state any results', 'before you state results; a job is not guaranteed')),
    ).toEqual([]);
  });

  it('takes a price or date from an earlier plan', () => {
    const output = plant('Use the short bio', 'From July 2 it costs $310. Use the short bio');
    const earlier = '**Price:** four payments of $310, by the second of July';
    expect(lintOutput({ ...written, inputs: [...answers, earlier] }, output)).toEqual([]);
  });

  it('finds a private wish in a part that is shared, and leaves it alone where it is the owner’s', () => {
    const privately = 'About $2,400 a month would do, just for me.';
    const withWish = { ...written, inputs: [...answers, privately], privately };
    const shared = plant('Use the short bio', 'You want $2,400 a month. Use the short bio');
    expect(lintOutput(withWish, shared).map(({ problem }) => problem)).toEqual([
      'private amount in a shared part: $2400',
    ]);
    const owned = plant(
      '## Still to confirm\n',
      '## Still to confirm\n\n- **Goal (owner only):** $2,400 a month\n',
    );
    expect(lintOutput(withWish, owned)).toEqual([]);
  });

  it('knows what can be counted from given numbers and days', () => {
    const given = 'Three payments of $170, or $480. Ten places. Open April 5 to 9, 2027.';
    const counted = [
      'Three payments come to $510, $30 more than at once.',
      'Ten places are $4,800.',
      'On Wednesday, April 7, 2027, in the middle, write a note.',
      'Two weeks before is Monday, March 22, 2027.',
      'Tomorrow is Monday, November 16.',
    ].join(' ');
    const output = plant('Use the short bio', `${counted} Use the short bio`);
    expect(lintOutput({ ...written, inputs: [...answers, given] }, output)).toEqual([]);
  });
});
