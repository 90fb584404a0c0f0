import { describe, expect, it } from 'vitest';
import { about, answers, find, plan, valuesOf } from './testing/looked-for.ts';

const CLASS = answers('fulfillment', 'A class called Warm Loaves', 'Bread', '$140 for all six evenings');
const step = (words: string) => answers('event', 'Bread Night', 'free, at the hall', words);

describe('the price beside the name of the offer', () => {
  it.each([
    'They sign up for Warm Loaves, $120.',
    'join warm loaves ($120), no rush',
    'Warm Loaves is only $120',
    'I tell them about Warm Loaves: $120 for six weeks',
  ])('is a second value: %s', (words) => {
    const { open } = find([CLASS, step(words)]);
    expect(about(open)).toEqual(['offerPrice two-values']);
    expect(valuesOf(open[0])).toEqual(['$140', '$120']);
  });

  it.each([
    'They sign up for Warm Loaves, $40 deposit.',
    'Warm Loaves, $70 twice',
    'Warm Loaves for $25 a week',
    'Warm Loaves, and for $15 there is a scraper',
  ])('is not an amount paid in part or for something else: %s', (words) => {
    expect(about(find([CLASS, step(words)]).open)).toEqual([]);
  });
});

describe('plans in words of their own', () => {
  it('say the day of the event after a shorter label', () => {
    const event = answers(
      'event',
      'Bread Night',
      'free, Thursday January 21, 2027, at the hall',
      'the class',
    );
    const { open } = find([
      event,
      plan('event', '## Key decisions\n\n**Date:** Thursday, January 14, 2027, 6:30 pm\n**Place:** The hall'),
    ]);
    expect(about(open)).toContain('eventDate two-values');
  });

  it('name two conflicts in one sentence: the one that is a fact is asked about, with its values', () => {
    const words = '250 or 300 flyers; price $120 or $140. Used here: 250, $140.';
    const { open } = find([plan('sales', `## Key decisions\n\n**Open conflicts:** ${words}`)]);
    expect(about(open)).toEqual(['offerPrice two-values']);
    expect(valuesOf(open[0])).toEqual(['$120', '$140']);
  });
});
