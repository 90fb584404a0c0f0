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

  it('leaves out a section that is marked in its heading', () => {
    expect(withoutOwnerOnly('## Numbers (owner only)\n$5,000\n## Next\nx')).toBe('## Next\nx');
  });

  it.each([
    ['with the line ends of Windows', '## Numbers (owner only)\r\n$5,000\r\n## Next\r\nx', '## Next\r\nx'],
    ['with spaces before its heading', '  ## Numbers (owner only)\n$5,000\n## Next\nx', '## Next\nx'],
    ['with a heading in a list', '## Numbers (owner only)\n- a\n  ## b\n  $5,000\n## Next', '## Next'],
  ])('leaves out such a section %s', (_, text, left) => {
    expect(withoutOwnerOnly(text)).toBe(left);
  });

  it.each([
    '**Goal (owner only):** $2,400',
    '1. **Goal (owner only):** $2,400',
    '- [ ] Goal (owner only): $2,400',
    '- **Goal (owner only):** eight',
    'Goal (owner only): eight people',
    '**Not to be mentioned (owner only):** my age',
    '**Working week and 12-month focus (owner only):** Fridays off',
    '**Not to be mentioned:** my age; that I am divorced',
    '- **Not to be mentioned (if said):** my age',
    'Goal (people, not income): eight people',
  ])('leaves out the line %j and keeps its neighbors', (line) => {
    expect(withoutOwnerOnly(`**Offer:** a group\n${line}\n**Places:** ten`)).toBe(
      '**Offer:** a group\n**Places:** ten',
    );
  });

  it('leaves out the risks of plans that were written before they had the mark', () => {
    const plan =
      '## Offer\nTen weeks.\n## Risks and responses\n- **My sister is expecting:** ask a friend\n## Review\nx';
    expect(withoutOwnerOnly(plan)).toBe('## Offer\nTen weeks.\n## Review\nx');
    expect(withoutOwnerOnly('## Risks and rewards\nx')).toBe('## Risks and rewards\nx');
  });

  const open = (line: string, heading = 'Still to confirm') =>
    `${plan('*Owner only*')}\n## Offer\n$290 for ten weeks\n\n## ${heading}\n${line}\n- Is the page ready?\n`;

  it.each([
    '- Is the $2,400 before or after taxes?',
    '- Is the 2,400 for every month?',
    '- Two groups would make $5,800.',
    '- Keep Twelve-month focus out of what you print.',
  ])('leaves out what is still open where it names something private: %s', (line) => {
    const shared = withoutOwnerOnly(open(line));
    expect(shared).not.toContain(line);
    expect(shared).toMatch(/\$290 for ten weeks\n\n## Still to confirm\n- Is the page ready\?\n$/);
    expect(withoutOwnerOnly(open(line, 'Open conflicts'))).not.toContain(line);
  });

  it.each(['- Is it $290 or more?', '- Who opens the door at 10?', '- What comes first?'])(
    'keeps what is still open and says nothing private: %s',
    (line) => expect(withoutOwnerOnly(open(line))).toContain(line),
  );

  it('leaves out a conflict and a question about what must not be mentioned', () => {
    const text = (line: string) =>
      `## Key decisions\n**Not to be mentioned (owner only):** my age; that I am divorced\n**Open conflicts:** divorced or not said\n\n## Still to confirm\n${line}`;
    expect(withoutOwnerOnly(text('- May the bio say that you were divorced?'))).toBe(
      '## Key decisions\n\n## Still to confirm',
    );
    expect(withoutOwnerOnly(text('- May the bio name the choir?'))).toContain('name the choir');
  });

  it('leaves out an item that names what must not be mentioned, in any plan of the book', () => {
    const hidden = ['**Not to be mentioned (owner only):** my age; that I am divorced'];
    const checks = (item: string) => `## Quality checklist\n- [ ] The price is right\n${item}\n`;
    for (const item of [
      '- [ ] No age, no divorce, no contests (1 min)',
      '- Never the divorce',
      '2. Leave out divorces',
    ])
      expect(withoutOwnerOnly(checks(item), hidden)).toBe(checks('').replace('\n\n', '\n'));
    for (const item of [
      '- [ ] No contests',
      'No divorce is easy, she says to clients.',
      '- Ask about divorce law',
    ])
      expect(withoutOwnerOnly(checks(item), hidden)).toBe(checks(item));
    // A word that is public elsewhere in the plan is no secret in its checklist.
    const told = `${checks('- [ ] No divorce in headlines')}\n## Story\nAfter my divorce I sang again.\n`;
    expect(withoutOwnerOnly(told, hidden)).toBe(told);
  });

  it('leaves out a question with the words of a private part, and keeps one that shares a single word with it', () => {
    const text = (line: string) =>
      `## Risks (owner only)\n- My sister is expecting in March and rests\n\n## Still to confirm\n${line}`;
    expect(withoutOwnerOnly(text('- Who posts if your sister is expecting sooner?'))).not.toContain('posts');
    expect(withoutOwnerOnly(text('- Are you open in March?'))).toContain('open in March');
  });

  it('leaves every other text byte for byte', () => {
    const text = '## Offer\r\n\nThe owner only works mornings.\n- [ ] call (owner only if ill)\n\n\n## End';
    expect(withoutOwnerOnly(text)).toBe(text);
    expect(hasOwnerOnly(text)).toBe(false);
    expect(hasOwnerOnly(plan('*Owner only*'))).toBe(true);
  });
});
