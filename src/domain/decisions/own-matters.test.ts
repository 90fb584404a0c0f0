import { expect, it } from 'vitest';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { OWN_FACT_LIMITS } from '#domain/facts/fields.ts';
import { ownMatters } from './own-matters.ts';
import { conflictsIn } from './subject-of.ts';

const TYPES = ['sales', 'launch', 'event', 'onboarding'] as const satisfies readonly BlueprintType[];
/** One plan for each text. */
const matters = (...texts: string[]) =>
  ownMatters(
    texts.flatMap((text, index) =>
      conflictsIn(`**Open conflicts:** ${text}`, DECISION_TABLES).map((entry) => ({
        type: TYPES[index] ?? 'sales',
        entry,
      })),
    ),
    '2026-11-16',
  ).map(
    ({ matter, choices, plans }) =>
      `${matter.own}: ${choices.map(({ value }) => value).join(' | ')} (${plans})`,
  );

it('is one by its name, in the words of the entry that tells most', () => {
  expect(
    matters(
      'Sister: first weeks, or not; used: not.',
      'Sister: she helps in the first weeks, or only on the day, or not at all; used: not.',
      'The sister: first weeks, or not; used: not.',
    ),
  ).toEqual([expect.stringMatching(/^Sister: She helps in the first weeks \| .*\(sales,launch,event\)$/)]);
});

it('is one by its numbers, under the name that most plans use', () => {
  const room = 'Library room: 16 or 20; used: 16.';
  const capacity = 'Capacity: up to 20 or 16; used: 16.';
  expect(matters(capacity, room, room)).toEqual(['Library room: Up to 20 | 16 (sales,launch,event)']);
  // As many call it one as the other: the first.
  expect(matters(capacity, room)).toEqual(['Capacity: Up to 20 | 16 (sales,launch)']);
});

it('is another where numbers are a part of longer words, or are others', () => {
  expect(
    matters(
      'Calls: in weeks six to eight, or at once; used: at once.',
      'Breaks: after calls six to eight, or never; used: never.',
    ),
  ).toHaveLength(2);
  expect(matters('Chairs: 16 or 20; used: 16.', 'Tables: 4 or 6; used: 4.')).toHaveLength(2);
  expect(matters('Chairs: one or none; used: none.', 'Tables: one or many; used: one.')).toHaveLength(2);
});

it('of one name that is about different numbers in two plans stays one', () => {
  expect(matters('Chairs: 16 or 20; used: 16.', 'Chairs: 10 or 12; used: 10.')).toHaveLength(1);
});

it('with a single side is nothing to decide', () => {
  expect(matters('Chairs: not known yet.')).toEqual([]);
  expect(matters('Chairs: three or Three; used: three.')).toEqual([]);
});

it('a side may be as long as a fact', () => {
  const side = (letters: number) => `${'x'.repeat(letters)}`;
  const chairs = (letters: number) => matters(`Chairs: ${side(letters)} or none at all; used: none.`);
  expect(chairs(OWN_FACT_LIMITS.value)).toHaveLength(1);
  expect(chairs(OWN_FACT_LIMITS.value + 1)).toEqual([]);
});

it('is never named by half a word, and its question says all of it', () => {
  const text =
    'You said calls the week after you finish and at Easter, and you confirmed nothing from March 22 to 28. Used here: April.';
  const [entry] = conflictsIn(`**Open conflicts:** ${text}`, DECISION_TABLES);
  expect(entry?.matter).toEqual({
    own: 'Calls the week after you finish and at Easter, or nothing…',
    asks: 'Calls the week after you finish and at Easter, or nothing from March 22 to 28',
  });
  expect(matters(text)).toEqual([
    'Calls the week after you finish and at Easter, or nothing…: Calls the week after you finish and at Easter | Nothing from March 22 to 28 (sales)',
  ]);
});

it('of one endless word still has a name with room for it', () => {
  const [entry] = conflictsIn(`**Open conflicts:** ${'x'.repeat(400)} or none.`, DECISION_TABLES);
  const long = (most: number) => `${'x'.repeat(most - 1)}…`;
  expect(entry?.matter).toEqual({ own: long(OWN_FACT_LIMITS.name), asks: long(300) });
});
