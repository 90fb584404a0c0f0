import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// Patterns that belong to domain/reading only.
const KNOWN_THERE: Record<string, RegExp> = {
  'a list of months': /\bjan(?:uary)?\W{1,12}feb/i,
  'a list of weekdays': /\bmon(?:day)?\W{1,12}tue/i,
  'a pattern of a heading': /[\^(}*?\s|]#(?:\{[1-6]|\+)/,
  'a pattern of a box': /\\\[\(?(?:\?[:=])?\[ ?xX/,
};

// Texts and tests may contain anything. Code that imports Markdown through a library, or turns keystrokes into headings, has its own.
const ELSEWHERE =
  /^src\/(?:domain\/reading|content|client\/adapters\/markdown)\/|\/testing\/|\.test\.tsx?$|\/editor\/editor-keys\.ts$/;

function foundIn(source: string): string[] {
  return Object.keys(KNOWN_THERE).filter((name) => KNOWN_THERE[name]?.test(source));
}

const sources = readdirSync('src', { recursive: true })
  .map((path) => join('src', String(path)).replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !ELSEWHERE.test(path));

describe('one reader of plans', () => {
  it('has all patterns for months, headings and boxes, and no other room has any', () => {
    expect(sources.length).toBeGreaterThan(500);
    const own = sources.flatMap((path) =>
      foundIn(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
    );
    expect(own).toEqual([]);
  });

  // Each of these was once in another room.
  it.each([
    ["const MONTH = '(?:January|February|March|April)';", 'a list of months'],
    ["const MONTHS = [\n  'January',\n  'February',\n];", 'a list of months'],
    ['const MAYBE = /Jan|Feb|Mar|Apr/;', 'a list of months'],
    ['const WEEKDAY = /^(Mon|Tue|Wed)/;', 'a list of weekdays'],
    [String.raw`const HEADING = /^(#{1,6})\s+(.*)$/;`, 'a pattern of a heading'],
    [String.raw`const HEADING = /^\s{0,3}#{1,6}\s+/;`, 'a pattern of a heading'],
    ['const HEADING = /^#+ /;', 'a pattern of a heading'],
    [String.raw`const BOX = /^[-*+]\s+\[[ xX]\]/;`, 'a pattern of a box'],
    [String.raw`const TICKED = /\[[xX]\]/m;`, 'a pattern of a box'],
  ])('finds %j', (source, name) => {
    expect(foundIn(source)).toEqual([name]);
  });

  it.each([
    "const box = isTicked ? '[x] ' : '[ ] ';",
    String.raw`const ADDRESS = /^https?:\/\/[\w\-./~%?=&#+:@]*$/;`,
    String.raw`const REFERENCE = /&#[xX][\dA-Fa-f]{1,6};/;`,
    'import { MONTHS } from "#domain/reading/calendar.ts";',
    '// A date such as March 6, from January on.',
  ])('leaves %j alone', (source) => {
    expect(foundIn(source)).toEqual([]);
  });
});
