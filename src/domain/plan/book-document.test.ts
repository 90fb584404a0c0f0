import { describe, expect, it } from 'vitest';
import { isTangled } from './book-document.ts';

const items = (count: number, end = '\n') =>
  Array.from({ length: count }, (_, at) => `- item ${at}`).join(end);

describe('a text that would freeze the page', () => {
  it.each(['\n', '\r\n', '\r'])('is one of more than 4,000 lines that end in %j', (end) => {
    expect(isTangled(items(4_000, end))).toBe(false);
    expect(isTangled(items(4_001, end))).toBe(true);
  });

  it('is one with a bracket that nobody closes for 5,000 letters, but not a long checklist', () => {
    expect(isTangled(`[${'a word '.repeat(714)}`)).toBe(false);
    expect(isTangled(`[${'a word '.repeat(715)}`)).toBe(true);
    expect(isTangled('- [ ] Book the hall for ten people\n'.repeat(900))).toBe(false);
  });

  it('is one with a paragraph that opens thousands of tags', () => {
    expect(isTangled('<a'.repeat(2_000))).toBe(false);
    expect(isTangled('<a'.repeat(2_001))).toBe(true);
  });
});
