import { describe, expect, it } from 'vitest';
import { forgetTexts, keepingLast, oncePerText } from './once-per-text.ts';

function counted() {
  const texts: string[] = [];
  const read = oncePerText((text) => {
    texts.push(text);
    return [text.length];
  });
  return { texts, read };
}

describe('a reader that reads each text once', () => {
  it('gives the very same answer for the same words', () => {
    const { texts, read } = counted();
    const first = read('one');
    expect(first).toEqual([3]);
    expect(read(['o', 'ne'].join(''))).toBe(first);
    expect(read('other')).toEqual([5]);
    expect(texts).toEqual(['one', 'other']);
    forgetTexts();
    expect(read('one')).toEqual(first);
    expect(texts).toHaveLength(3);
  });

  it('forgets the oldest once the texts exceed two sets of plans, and never the newest', () => {
    const { texts, read } = counted();
    const plan = (name: string) => name.repeat(400_000);
    for (const name of ['a', 'b', 'c']) read(plan(name));
    read(plan('c'));
    read(plan('b'));
    expect(texts).toHaveLength(3);
    read(plan('a'));
    expect(texts).toHaveLength(4);
    const huge = 'd'.repeat(3_000_000);
    expect(read(huge)).toBe(read(huge));
    expect(texts).toHaveLength(5);
  });
});

describe('a reader that caches its last result', () => {
  it('reads again when any argument changes, or its cache is cleared', () => {
    const asked: string[] = [];
    const read = keepingLast((text: string, today: string) => {
      asked.push(`${text} ${today}`);
      return [text, today];
    });
    const first = read('Mon the 8th', '2027-01-04');
    expect(read('Mon the 8th', '2027-01-04')).toBe(first);
    expect(read('Mon the 8th', '2027-02-01')).toEqual(['Mon the 8th', '2027-02-01']);
    expect(read('Mon the 8th', '2027-01-04')).toEqual(first);
    forgetTexts();
    expect(read('Mon the 8th', '2027-01-04')).toEqual(first);
    expect(asked.map((each) => each.slice(-5))).toEqual(['01-04', '02-01', '01-04', '01-04']);
  });
});
