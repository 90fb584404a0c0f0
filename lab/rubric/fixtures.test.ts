import { describe, expect, it } from 'vitest';
import { CATALOG } from '#content/catalog.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { DANIEL, MARISOL, MARISOL_KEY_DECISIONS } from './fixtures.ts';
import { wordsOf } from './reading-grade.ts';

describe('the invented people', () => {
  it('answer all three questions of each of their topics', () => {
    for (const { answers } of [MARISOL, DANIEL]) {
      for (const given of Object.values(answers)) {
        expect(Object.keys(given)).toEqual(['0', '1', '2']);
        expect(Object.values(given).every((answer) => answer.trim() !== '')).toBe(true);
      }
    }
  });

  it('have Key decisions within the limits and labels of their topic', () => {
    for (const type of BLUEPRINT_TYPES) {
      const block = MARISOL_KEY_DECISIONS[type];
      if (block === undefined) continue;
      const labels = CATALOG[type].keyDecisions
        .filter((label) => !label.includes('(if said)'))
        .map((label) => label.replace(/ \(.*$/, ''));
      expect(block.split('\n').map((line) => line.match(/^\*\*(.+):\*\*/)?.[1])).toEqual(labels);
      expect(block.replaceAll('**', '').length).toBeLessThanOrEqual(600);
      expect(wordsOf(block).length).toBeLessThanOrEqual(70);
    }
  });
});
