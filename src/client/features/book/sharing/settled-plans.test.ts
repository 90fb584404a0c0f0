import { expect, it } from 'vitest';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { settledPlans } from './settled-plans.ts';
import { sharedChapters } from './shared-chapters.ts';

const TEXT = 'Words.\n\n## Still to confirm\n\n- Refunds: choose one.\n- Ask Luis.';

it('removes the settled questions from a plan, and keeps all others', () => {
  const sheet = confirmFact(blankFactSheet(MONDAY), 'refundTerms', 'until week two', MONDAY);
  const chapter = { text: TEXT } as BookChapter;
  const shared = (known: typeof sheet | null) =>
    sharedChapters([chapter], true, settledPlans({ blueprints: {}, sheet: known }))[0]?.text;
  expect(shared(sheet)).toBe(TEXT.replace('- Refunds: choose one.\n', ''));
  expect(shared(null)).toBe(TEXT);
});
