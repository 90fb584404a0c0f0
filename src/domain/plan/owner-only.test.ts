import { describe, expect, it } from 'vitest';
import { hasOwnerOnly, withoutOwnerOnly } from './owner-only.ts';

const plan = (mark: string) =>
  `## Mission\nHelp people play.\n\n## Twelve-month focus\n${mark}\n- **Income:** $2,400 a month\n\n### First\n$200\n\n## Decision filter\n1. Is it kind?\n`;

describe('withoutOwnerOnly', () => {
  it.each([
    '*Owner only*',
    '_Owner only_',
    '**Owner only**',
    'Owner only.',
    '\n*owner only*',
    '(Owner only)',
  ])('leaves out a section that begins with %j, with its sub-headings', (mark) => {
    const shared = withoutOwnerOnly(plan(mark));
    expect(shared).toBe('## Mission\nHelp people play.\n\n## Decision filter\n1. Is it kind?\n');
  });

  it('leaves out a section that says so in its heading', () => {
    expect(withoutOwnerOnly('## Numbers (owner only)\n$5,000\n## Next\nx')).toBe('## Next\nx');
  });

  it.each([
    '**Goal (owner only):** $2,400',
    '- **Goal (owner only):** eight',
    'Goal (owner only): eight people',
  ])('leaves out the line %j and keeps its neighbors', (line) => {
    expect(withoutOwnerOnly(`**Offer:** a group\n${line}\n**Places:** ten`)).toBe(
      '**Offer:** a group\n**Places:** ten',
    );
  });

  it('leaves every other text byte for byte', () => {
    const text = '## Offer\r\n\nThe owner only works mornings.\n- [ ] call (owner only if ill)\n\n\n## End';
    expect(withoutOwnerOnly(text)).toBe(text);
    expect(hasOwnerOnly(text)).toBe(false);
    expect(hasOwnerOnly(plan('*Owner only*'))).toBe(true);
  });
});
