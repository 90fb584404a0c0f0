import { describe, expect, it } from 'vitest';
import { parseJson } from './json-body.ts';

const read = (text: string) => parseJson(Buffer.from(text));

describe('reading a body', () => {
  it.each([
    ['a key that is there twice', '{"a":1,"a":2}', { a: 2 }],
    ['a key twice further in', '{"a":[{"b":1,"b":2}]}', { a: [{ b: 2 }] }],
    ['spaces and lines between', '{ "a":\n1 }', { a: 1 }],
    ['a hidden NUL', '{"a":"x\\u0000y"}', { a: 'xy' }],
    ['half an emoji', '{"a":"\\ud83d"}', { a: '\ufffd' }],
  ])('takes %s for what it means', (_, text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each([
    '{"__proto__":{"polluted":true}}',
    '{"a":[{"\\u005f_proto__":1}]}',
    '{"a":{"constructor":{"prototype":{}}}}',
  ])('refuses keys that change how all objects behave: %s', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'invalid-request' }));
  });

  it('accepts the word "constructor" in a text', () => {
    expect(read('{"constructor":"a builder"}')).toEqual({ constructor: 'a builder' });
  });
});
