import { describe, expect, it } from 'vitest';
import { parseJson } from './json-body.ts';

const read = (text: string) => parseJson(Buffer.from(text));

describe('reading a body', () => {
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
    expect(read(text)).toEqual({ value });
  });

  it.each([
    '{"__proto__":{"polluted":true}}',
    '{"a":[{"\\u005f_proto__":1}]}',
    '{"a":{"constructor":{"prototype":{}}}}',
  ])('refuses keys that change how all objects behave: %s', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'invalid-request' }));
  });

  it('takes the word "constructor" for a word', () => {
    expect(read('{"constructor":"a builder"}').value).toEqual({ constructor: 'a builder' });
  });
});
