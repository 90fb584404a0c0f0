import { describe, expect, it } from 'vitest';
import { countItems } from './count-items.ts';

describe('countItems', () => {
  it('counts table rows without the header', () => {
    expect(countItems('table', '| Month | Focus |\n| --- | :-- |\n| 1 | story |\n| 2 | jobs |')).toBe(2);
  });

  it('counts the rows of two tables in one section', () => {
    expect(countItems('table', '| a |\n|---|\n| 1 |\n\n| b |\n|---|\n| 2 |\n| 3 |')).toBe(3);
  });

  it('keeps bullets and checklist items apart, and leaves nested bullets out', () => {
    const body = '- one\n  - nested\n- two\n- [ ] to do\n- [x] done';
    expect(countItems('bullets', body)).toBe(2);
    expect(countItems('checklist', body)).toBe(2);
  });

  it('counts labeled lines, numbered steps, cards and words', () => {
    expect(countItems('lines', '**Before:** then\n**Turning point:** one day')).toBe(2);
    expect(countItems('numbered', '1. Call\n2. Write\n10) Rest')).toBe(3);
    expect(
      countItems(
        'cards',
        '### Five Answers\n**Name:** Five\n### Prompt for an assistant · Five\n### Copyist',
      ),
    ).toBe(2);
    expect(countItems('cards', '**Name:** Mail helper\n**Job:** replies\n\n**Name:** Sorter')).toBe(2);
    expect(countItems('prose', 'You are not too late.')).toBe(5);
  });
});
