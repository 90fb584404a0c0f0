import { describe, expect, it } from 'vitest';
import { isTangled } from './book-document.ts';

const items = (count: number, end = '\n') =>
  Array.from({ length: count }, (_, at) => `- item ${at}`).join(end);

describe('a text that would freeze the page', () => {
  it.each(['\n', '\r\n', '\r'])('is one of more than 4,000 lines that end in %j', (end) => {
    expect(isTangled(items(4_000, end))).toBe(false);
    expect(isTangled(items(4_001, end))).toBe(true);
  });
});
