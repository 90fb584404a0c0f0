import { expect, it } from 'vitest';
import { sharedText } from './shared-text.ts';

const PLAN =
  '## Goal\n\n**Goal (owner only):** $2,400 a month\n\nRefunds: [ADD: refund terms]. Write to [ADD: contact].';

it('prints a gap as a blank and leaves out what is for the owner alone', () => {
  expect(sharedText(PLAN, false)).toBe(
    '## Goal\n\n\nRefunds: ____________ (refund terms). Write to ____________ (contact).',
  );
});

it('keeps the private lines when asked to, and a plan without either as it is', () => {
  expect(sharedText(PLAN, true)).toContain('$2,400 a month');
  expect(sharedText('## Goal\n\nTen places.', false)).toBe('## Goal\n\nTen places.');
});
