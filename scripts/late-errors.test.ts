import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCOUNT_ERRORS } from '#domain/account/account-sentences.ts';
import { LATE_ERRORS } from '#domain/late-sentences.ts';

// Without its sentence an error would be an empty box, and a reply of ours would count as unknown. Codes from a table
// are errors of `openai-error.ts`.
it.each([
  { errors: LATE_ERRORS, file: 'late-errors.ts', also: /\/openai-error\.ts$/, most: 15 },
  {
    errors: ACCOUNT_ERRORS,
    file: 'account-errors.ts',
    also: /\/api\/(?:account|email|shares)-api\.ts$/,
    most: 12,
  },
])('code that creates one of $file also imports it', ({ errors, file: bringing, also, most }) => {
  const codes = Object.keys(errors).join('|');
  const names = new RegExp(`'(?:${codes})'`);
  const makes = (source: string) => names.test(source) && /\b(?:new AppError|sentenceFor)\(/.test(source);
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/testing\//.test(file));
  const making = sources
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([file, source]) => makes(source) || also.test(file));
  expect(making.length).toBeGreaterThan(most);
  expect(making.filter(([, source]) => !source.includes(`${bringing}'`)).map(([file]) => file)).toEqual([]);
});
