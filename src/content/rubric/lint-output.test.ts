import { describe, expect, it } from 'vitest';
import { CATALOG } from '#content/catalog.ts';
import { MARISOL } from './fixtures.ts';
import { HAND_WRITTEN_IDENTITY_PLAN as plan } from './hand-written-plan.ts';
import { lintOutput } from './lint-output.ts';

const answers = Object.values(MARISOL.answers.identity ?? {});

const lint = (output: string) => lintOutput(CATALOG.identity, answers, output).map(({ problem }) => problem);

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
    ['Key decisions has 463 characters', plant('no apology\n', `no apology${' and kind'.repeat(20)}\n`)],
    ['Short bio counts 42, not 45-60', plant(', until a friend practiced with her for an hour', '')],
    ['Story arc counts 3, not 4-4', plant(/\*\*Before:.*\n/, '')],
    ['Guiding values counts 2, not 3-4', plant(/- \*\*Honesty:.*\n/, '')],
    ['has code marks', plant('warm, head up', '`warm`, head up')],
    ['has HTML', plant('warm, head up', '<b>warm</b>, head up')],
    ['has an image', plant('warm, head up', '![me](me.png) warm')],
    ['has an [ADD: that is not closed', plant('[ADD: proof]', '[ADD: proof')],
    ['amount nobody gave: $1200', plant('Use the short bio', 'Charge $1,200. Use the short bio')],
    ['percentage nobody gave: 95%', plant('Use the short bio', 'About 95 percent do. Use the short bio')],
    ['date nobody gave: mar 9', plant('This week', 'By March 9th')],
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
    expect(lint(plant('## Overview', '## Introduction'))).toHaveLength(2);
  });

  it('finds a plan far shorter or longer than asked', () => {
    expect(lint(plan.replace(/## Still[\s\S]*/, 'word '.repeat(600)))).toContainEqual(
      expect.stringMatching(/^plan has \d+ words, not 700-950$/),
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
    expect(lintOutput(CATALOG.identity, [...answers, earlier], output)).toEqual([]);
  });
});
