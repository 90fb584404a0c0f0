import { describe, expect, it } from 'vitest';
import {
  FIRST_NAMES,
  isGreeting,
  PLATFORMS,
  withNamePlace,
  withoutNamePlace,
  withToken,
} from './greeting.ts';
import { proposedPreview } from './preview.ts';

const greeted = (body: string) => withToken(withNamePlace(body), 'NAME');

describe('a greeting by first name', () => {
  it.each([
    ['Hello,\n\nyou asked.', 'Hello NAME,\n\nyou asked.'],
    ['Hi there,\nyou asked.', 'Hi NAME,\nyou asked.'],
    ['\n\nDear [ADD: first name],\nyou asked.', '\n\nDear NAME,\nyou asked.'],
    ['Good morning,\nyou asked.', 'Good morning NAME,\nyou asked.'],
    ['Hello. Our first call is Monday.', 'Hello NAME. Our first call is Monday.'],
    ['Hello, and welcome to the group.', 'Hello NAME, and welcome to the group.'],
    ['Hi\n\nyou asked.', 'Hi NAME,\n\nyou asked.'],
  ])('%j becomes %j', (body, expected) => expect(greeted(body)).toBe(expected));

  it.each(['You asked for my sheet.', 'Hello Luis,\nyou asked.', 'Highland songs are fun.', ''])(
    '%j has none, and stays',
    (body) => expect(greeted(body)).toBe(body),
  );

  it('can be left out again', () => {
    const body = 'Hello,\n\nwe begin, and I say hello.';
    expect(withoutNamePlace(withNamePlace(body))).toBe(body);
  });

  it('uses the placeholder of each platform', () => {
    expect(Object.values(FIRST_NAMES).map(({ token }) => token)).toEqual([
      '{{contact.first_name}}',
      '{{ subscriber.first_name | default: "there" }}',
      '*|FNAME|*',
      '%FIRSTNAME%',
    ]);
  });
});

describe('a proposed preview', () => {
  it.each([
    ['Hello,\n\nYou asked for my sheet. Here it is.', 'You asked for my sheet.'],
    ['Hi there,\nIs there a keyboard nobody opens? I have a thing.', 'Is there a keyboard nobody opens?'],
    ['Hi Ruth! There is a chair for you. Come.', 'There is a chair for you.'],
    ['Good morning, all. Hello there.\n\nWe begin on Friday.', 'We begin on Friday.'],
    ['Hello,', ''],
    ['', ''],
  ])('of %j is %j', (text, preview) => expect(proposedPreview(text)).toBe(preview));

  it('is cut at a word where its sentence is too long', () => {
    const preview = proposedPreview(`Hello,\n${'word '.repeat(40)}`);
    expect(preview).toMatch(/ word…$/);
    expect(preview.length).toBeLessThanOrEqual(90);
  });
});

it.each([
  ['Hello there', true],
  ['Good morning, all of you', false],
  ['Good evening, my friends', true],
  ['Dear all', true],
  ['  Good evening, my friends ', true],
])('%s is a greeting: %s', (line, isOne) => {
  expect(isGreeting(line)).toBe(isOne);
});

it('the platforms are these', () => {
  expect(PLATFORMS).toEqual(Object.keys(FIRST_NAMES));
});
