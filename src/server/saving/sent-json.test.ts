import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#server/http/json-body.ts';
import { jsonDepth } from '#server/http/json-depth.ts';
import { readSentJson, scanJson } from './sent-json.ts';

const read = (text: string) => readSentJson(Buffer.from(text));

describe('a body with its text', () => {
  it.each([
    '{"a":1,"b":[{"c":"d"}]}',
    '{"a":"quoted \\": {\\"b\\":[","c":1}',
    '{"a":"ends in a backslash \\\\","b":1}',
    '{"a":"a space: inside a string"}',
  ])('hands over the text that says just what the value says: %s', (text) => {
    expect(read(text)).toEqual({ value: JSON.parse(text), text });
  });

  it.each([
    ['a key that is there twice', '{"a":1,"a":2}', { a: 2 }],
    ['a key twice further in', '{"a":[{"b":1,"b":2}]}', { a: [{ b: 2 }] }],
    ['spaces and lines between', '{ "a":\n1 }', { a: 1 }],
    ['a hidden NUL', '{"a":"x\\u0000y"}', { a: 'xy' }],
    ['half an emoji', '{"a":"\\ud83d"}', { a: '\ufffd' }],
  ])('hands over the clean value alone for %s', (_, text, value) => {
    expect(read(text)).toEqual({ value, text: undefined });
  });

  it('gives the same result as plain parsing, for any body', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      ' ',
      '\\',
      '\\u0000',
      'a',
      '1',
      '"a":1',
    );
    const texts = fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc.jsonValue().map((value) => JSON.stringify(value, null, 1)),
      fc.array(pieces, { maxLength: 30 }).map((found) => found.join('')),
      fc.integer({ min: 28, max: 36 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    );
    const outcome = (work: () => unknown) => {
      try {
        return { value: work() };
      } catch (error) {
        return { refused: String(error) };
      }
    };
    fc.assert(
      fc.property(texts, (text) => {
        if (text === '') return;
        expect(outcome(() => read(text).value)).toEqual(outcome(() => parseJson(Buffer.from(text))));
        expect(scanJson(text).depth).toBe(jsonDepth(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
