import { describe, expect, it } from 'vitest';
import { estimateTokens, weighTokens } from './estimate-tokens.ts';

describe('estimateTokens', () => {
  // The counts of gpt-4's tokenizer: English at 4.2 characters a token; three answers of 3,300 Arabic characters with a
  // prompt of 5,175 English ones came to 8,067 tokens.
  it('counts English a little high, never low', () => {
    const english = 'You are not too late to play. '.repeat(140);
    expect(estimateTokens(english)).toBe(Math.ceil(english.length / 4));
    expect(estimateTokens(english)).toBeGreaterThan(english.length / 4.2);
  });

  it('counts three long Arabic answers in full, not by half', () => {
    const arabic = 'أعلم الناس العزف على البيانو '.repeat(120).slice(0, 3_300).repeat(3);
    const prompt = 'You are a planning assistant. '.repeat(173).slice(0, 5_175);
    const tokens = estimateTokens(`${prompt}${arabic}`);
    expect(tokens).toBeGreaterThan(7_500);
    expect(tokens).toBeLessThan(9_000);
  });

  it.each([
    ['Cyrillic', 'Никогда не поздно', 0.4, 0.7],
    ['Chinese', '学钢琴永远不晚', 1, 1.5],
    ['Japanese', 'ピアノをひく', 1, 1.3],
    ['Korean', '피아노를 배워요', 0.9, 1.3],
    ['Hindi', 'पियानो सीखना', 1, 1.5],
    ['Thai', 'เรียนเปียโน', 1, 1.3],
    ['Hebrew', 'לנגן בפסנתר', 0.8, 1.2],
    ['accents', 'éèàüöñ', 0.4, 0.8],
    ['emoji', '🎹🎶', 2, 4],
    ['a script that is not listed', 'ᏣᎳᎩ', 1.5, 2.5],
  ])('counts %s by letter', (_, text, low, high) => {
    const perLetter = weighTokens(text) / [...text].length;
    expect(perLetter).toBeGreaterThanOrEqual(low);
    expect(perLetter).toBeLessThanOrEqual(high);
  });

  it('adds up', () => {
    const [one, other] = ['You said: ', 'Никогда'];
    expect(weighTokens(one) + weighTokens(other)).toBeCloseTo(weighTokens(one + other));
  });
});
