import { describe, expect, it } from 'vitest';
import { examplePerson } from './example-person.ts';

describe('the person of the example book', () => {
  it('has nineteen plans, each with the three answers it was written from', () => {
    const { name, chapters } = examplePerson('ana', ['before']);
    expect(name).toBe('Ana Belmonte');
    expect(chapters).toHaveLength(19);
    expect(chapters[6]).toMatchObject({ type: 'event', title: 'Marketing Event' });
    expect(chapters[6]?.plan).toContain('One Song, One Hand, One Morning');
    for (const { answers, plan } of chapters) {
      expect(answers.map(({ answer }) => answer.trim().length > 0)).toEqual([true, true, true]);
      expect(plan).toMatch(/^## /m);
    }
  });

  it('is taken from the first set that has every plan', () => {
    expect(examplePerson('ana', ['large', 'before']).set).toBe('before');
    expect(() => examplePerson('ana', [])).toThrow('No set of ana’s plans is complete.');
  });
});
