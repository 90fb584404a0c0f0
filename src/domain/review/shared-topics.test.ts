import { expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { NOTE_NAMES } from './reader-page.ts';
import { sharedTopics } from './shared-topics.ts';

const PLAN = '## Open conflicts\n\n- Is it $290 or $280?\n\n## Words\n\nWe earned $9,000. Come and sing.';

function textOf(sheet: unknown, tables?: typeof DECISION_TABLES): string | undefined {
  const blueprint = sampleBlueprint({ output: PLAN });
  const given = {
    topics: [{ body: JSON.stringify(blueprint), isShared: true }],
    sheet: sheet === undefined ? undefined : JSON.stringify(sheet),
    today: '2026-11-19' as const,
  };
  return sharedTopics(given, tables).topics[0]?.text;
}

it('readers’ pages need neither facts nor the rules of decisions', () => {
  const plain = textOf(undefined);
  expect(plain).toContain('Come and sing.');
  expect(textOf(undefined, DECISION_TABLES)).toBe(plain);
  expect(textOf({ facts: {} })).toBe(plain);
});

it('the server finds each page of one sentence by name', () => {
  expect(NOTE_NAMES).toEqual([
    'gone',
    'gone-unsent',
    'failed',
    'failed-unsent',
    'too-large-unsent',
    'mail-asked',
    'mail-stopped',
  ]);
});
