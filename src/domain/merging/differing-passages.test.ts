import { describe, expect, it } from 'vitest';
import { differingPassages } from './differing-passages.ts';

const LONG = 'Words that both of them have and that nobody changed at all since yesterday morning. '.repeat(
  4,
);
const joined = (pieces: readonly { text: string }[] | undefined) => pieces?.map(({ text }) => text).join('');

describe('differingPassages', () => {
  it('leaves out the lines that are alike', () => {
    const [only, ...more] = differingPassages('Alike.\nMy end.\nLast.', 'Alike.\nYour own words.\nLast.');
    expect(more).toEqual([]);
    expect(joined(only?.mine)).toBe('My end.\n');
    expect(joined(only?.theirs)).toBe('Your own words.\n');
  });

  it('shows a few words around a change in a long paragraph, cut between words', () => {
    const [only] = differingPassages(`${LONG}Mine here. ${LONG}`, `${LONG}Theirs there. ${LONG}`);
    const mine = joined(only?.mine) ?? '';
    expect(mine).toContain('yesterday morning. Mine here. Words that both');
    expect(mine.startsWith('… ')).toBe(true);
    expect(mine.endsWith(' …')).toBe(true);
    expect(mine.length).toBeLessThan(200);
    expect(joined(only?.theirs)).toContain('yesterday morning. Theirs there. Words that both');
  });

  it('keeps every word that differs, however many there are', () => {
    const [only] = differingPassages(LONG, '');
    expect(joined(only?.mine)).toBe(LONG);
    expect(only?.theirs).toEqual([]);
  });

  it('keeps both ends of a long stretch between two changes', () => {
    const [only] = differingPassages(`One ${LONG}two`, `Three ${LONG}four`);
    expect(joined(only?.mine)).toMatch(/^One Words that both .*…[^…]*yesterday morning\. two$/);
  });

  it('shortens nothing that is short already', () => {
    const [only] = differingPassages('We help people from here', 'We help people from there');
    expect(only?.mine).toEqual([
      { text: 'We help people from ', isChanged: false },
      { text: 'here', isChanged: true },
    ]);
  });
});
