import { describe, expect, it } from 'vitest';
import { HAND_WRITTEN_IDENTITY_PLAN as plan } from '#client/adapters/markdown/testing/hand-written-plan.ts';
import { CATALOG } from '#content/catalog.ts';
import { MARISOL } from '#lab/rubric/fixtures.ts';
import { lintForm } from './lint-form.ts';

const answers = Object.values(MARISOL.answers.identity ?? {});

const written = { topic: CATALOG.identity, tier: 'small', inputs: answers } as const;

const lint = (output: string) => lintForm(written, output);

function plant(from: string | RegExp, to: string): string {
  const changed = plan.replace(from, to);
  if (changed === plan) throw new Error(`nothing to plant for ${String(from)}`);
  return changed;
}

describe('lintForm', () => {
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
    ['has 6 different gaps, over 5', plant('This week', '[ADD: a] [ADD: b] [ADD: c] [ADD: c]')],
    ['does not start with Overview', `Sure! Here is your plan.\n\n${plan}`],
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

  it('finds a plan far shorter or longer than required', () => {
    expect(lint(plan.replace(/## Still[\s\S]*/, 'word '.repeat(700)))).toContainEqual(
      expect.stringMatching(/^plan has \d+ words, not 550-700$/),
    );
  });

  it('finds a table where none was requested', () => {
    const table = plant('## Guiding values\n', '## Guiding values\n\n| a | b |\n|---|---|\n| c | d |\n');
    expect(lint(table)).toEqual(['Guiding values is a table']);
  });

  it('finds a private wish in a shared part, and allows it in a private one', () => {
    const privately = 'About $2,400 a month would do, just for me.';
    const withWish = { ...written, inputs: [...answers, privately], privately };
    const shared = plant('Use the short bio', 'You want $2,400 a month. Use the short bio');
    expect(lintForm(withWish, shared)).toEqual(['private amount in a shared part: $2400']);
    const owned = plant(
      '## Still to confirm\n',
      '## Still to confirm\n\n- **Goal (owner only):** $2,400 a month\n',
    );
    expect(lintForm(withWish, owned)).toEqual([]);
  });
});
