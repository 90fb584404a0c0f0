import { expect, it } from 'vitest';
import { lastText } from './read-last-text.ts';

const version = (versionId: string, minute: number, length: number) => ({
  versionId,
  savedAt: `2026-11-16T09:${String(minute).padStart(2, '0')}:00.000Z`,
  origin: 'edited' as const,
  field: 'answers.0',
  length,
});

it.each([
  ['none, if none was kept', [], undefined],
  ['the newest, where one stroke deleted it', [version('new', 40, 50), version('old', 10, 200)], 'new'],
  [
    'the whole one, where it went letter by letter',
    [version('remains', 42, 3), version('half', 41, 60), version('whole', 40, 120), version('old', 5, 500)],
    'whole',
  ],
  ['the newer of two that are equally long', [version('b', 42, 60), version('a', 41, 60)], 'b'],
])('takes %s', (_, versions, expected) => {
  expect(lastText(versions)?.versionId).toBe(expected);
});
