import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LATE_ERRORS } from '#domain/late-sentences.ts';

// Without its sentence an error would be an empty box. Codes from a table are errors of `openai-error.ts`.
it('code that creates a late error also imports its sentence', () => {
  const codes = Object.keys(LATE_ERRORS).join('|');
  const names = new RegExp(`'(?:${codes})'`);
  const makes = (source: string) => names.test(source) && /\b(?:new AppError|sentenceFor)\(/.test(source);
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/testing\//.test(file));
  const making = sources
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([file, source]) => makes(source) || file.endsWith('/openai-error.ts'));
  expect(making.length).toBeGreaterThan(15);
  expect(making.filter(([, source]) => !source.includes("late-errors.ts'")).map(([file]) => file)).toEqual(
    [],
  );
});
