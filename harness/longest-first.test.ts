import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LONGEST } from './longest-first.ts';

it('lists existing files: a renamed one would start last, and the other core would wait for it', () => {
  const files = ['src', 'scripts'].flatMap((room) => readdirSync(room, { recursive: true }).map(String));
  const isThere = (name: string) =>
    files.some((file) => new RegExp(`(?:^|/)${name}\\.test\\.tsx?$`).test(file));
  expect(LONGEST.filter((name) => !isThere(name))).toEqual([]);
});
