import { describe, expect, it } from 'vitest';
import { EXAMPLE_BOOKS } from '#content/copy/example.ts';
import { EXAMPLE_PATHS } from '#server/pages/example-page.ts';
import { examplePerson } from './example-person.ts';

describe('the person of the example book', () => {
  it('is one of two, each at the server’s path', () => {
    expect(EXAMPLE_BOOKS.map(({ path }) => path)).toEqual(EXAMPLE_PATHS);
    expect(EXAMPLE_BOOKS.map(({ persona, firstName }) => [persona, firstName])).toEqual([
      ['ana', 'Ana'],
      ['ruth', 'Ruth Ann'],
    ]);
  });

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

  it.each([
    ['ana', 'Ana Belmonte', 'One Song, One Morning'],
    ['ruth', 'Ruth Ann Pruitt', 'Ask One Good Question'],
  ])('%s: the newest plans are shown, in the long form', (persona, person, event) => {
    const { name, set, chapters } = examplePerson(persona);
    expect([name, set]).toEqual([person, 'full']);
    expect(chapters[6]?.plan).toContain(event);
    expect(chapters[10]?.plan).toMatch(/^### Email · /m);
  });

  it('has confirmed facts, and dates spread over the weeks, for the one page', () => {
    const { launch } = examplePerson('ana');
    expect(launch?.facts).toMatchObject({ offerPrice: '$290', eventDate: 'Saturday, March 13, 2027' });
    // The day of the nineteenth plan.
    expect(launch?.today).toBe('2026-12-07');
    const days = launch?.blueprints.flatMap(({ content }) => content.timeline.map(({ date }) => date)) ?? [];
    expect(days.length).toBeGreaterThan(80);
    expect(days.filter((day) => day < '2026-12-07')).toEqual([]);
    expect(examplePerson('ana', ['before']).launch).toBeNull();
  });

  it('is taken from the first set that has every plan', () => {
    expect(examplePerson('ana', ['large', 'before']).set).toBe('before');
    expect(() => examplePerson('ana', [])).toThrow('No set of ana’s plans is complete.');
  });
});
