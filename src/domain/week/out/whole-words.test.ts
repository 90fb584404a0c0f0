import { expect, it } from 'vitest';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { taskTitle } from '#domain/week/task-title.ts';
import { wholeWords } from './whole-words.ts';

const LONG =
  'Ask the church office in writing for the fellowship hall, the sound and the coffee, with the ice date, by Thursday, January 21, 2027 (20 min)';
const BODY = `Good morning, it's Ruth Ann. ${'Sign-up closes tomorrow. '.repeat(6)}Text me back.`;
const PLAN = `## Key decisions

**Format and date:** In person, Thursday, January 28, 2027, 6:30 to 8 pm, our church's fellowship hall

## Checklist

- [ ] ${LONG}
- [ ] Print the card

## Messages in full

### Text · Thursday, February 4, 2027 · to a woman who texted me first

${BODY}

## One calendar

| Day | What | Plan |
|---|---|---|
| Monday, January 25, 2027 | Sign-up opens; email to those who asked | Marketing Launch |
`;
const blueprint = sampleBlueprint({ type: 'launch', output: PLAN });
const wholeOf = wholeWords({ [blueprint.id]: blueprint });
const of = (title: string, more: { said?: string; day?: string } = {}) =>
  wholeOf({ blueprintId: blueprint.id, title, day: null, ...more });

it('the rest of a shortened title is found in its plan, whatever its line', () => {
  const title = taskTitle({ kind: 'item', cells: [], label: '', words: LONG });
  expect(title).toMatch(/…$/);
  expect(of(title)).toBe(LONG);
  const message = `Text to a woman who texted me first: ${BODY}`;
  expect(of(taskTitle({ kind: 'item', cells: [], label: '', words: message }), { day: '2027-02-04' })).toBe(
    message,
  );
});

it('a launch day has its full line, besides its short name', () => {
  expect(of('Ask One Good Question', { said: 'Format and date', day: '2027-01-28' })).toBe(
    "Format and date: In person, Thursday, January 28, 2027, 6:30 to 8 pm, our church's fellowship hall",
  );
  expect(
    of('Sign-up opens', {
      said: 'Sign-up opens; email to those who asked · Marketing Launch',
      day: '2027-01-25',
    }),
  ).toBe('Sign-up opens; email to those who asked · Marketing Launch');
});

it('a complete title is not repeated, and one without a line adds nothing', () => {
  expect(of('Print the card')).toBe('');
  expect(of('Print…')).toBe('');
  expect(of('Sign-up opens', { said: 'Sign-up opens', day: '2027-01-25' })).toBe('');
  expect(wholeOf({ blueprintId: 'another', title: 'Ask…', day: null })).toBe('');
});

it.each([
  ['Friday, February 19, after 8:40 p.m.: Keisha posts the link', 'After 8:40 p.m.: Keisha posts the link'],
  ['Tuesday, May 18, 2027 (after week 2), text Luis', 'Text Luis'],
  ['Tuesday, May 18 (20 min): call Luis', 'Call Luis'],
  ['Thursday, November 19, 2026: mark the calls', 'Mark the calls'],
])('a day is taken off a title and nothing is cut in the middle: %s', (words, title) => {
  expect(taskTitle({ kind: 'item', cells: [], label: '', words })).toBe(title);
});

it('an overview’s task keeps its words on another day when its own is kept free', () => {
  const asked = `Read the agreement aloud, decide each of the points that are marked as open, and then ask somebody who knows small-business law to look at it (45 min).`;
  const plan = `## Overview\n\nFirst task: ${asked.replace(' (45', ' before Monday, March 8 (45')}`;
  const own = sampleBlueprint({ type: 'onboarding', output: plan });
  const title = taskTitle({ kind: 'item', cells: [], label: '', words: asked });
  const words = wholeWords({ [own.id]: own })({ blueprintId: own.id, title, day: '2027-03-09' });
  expect(words).toBe(asked);
});
