import { describe, expect, it } from 'vitest';
import { confirmFact, draftFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { KIND_NAMES, kindOf } from '#domain/kinds.ts';
import { MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { documentText } from './document-text.ts';
import { fieldWords } from './field-words.ts';

describe('a document to copy because it cannot be saved', () => {
  it('has every text of a blueprint under its name, dates and goals included', () => {
    const blueprint = sampleBlueprint({ answers: ['First words'], output: 'The plan itself' });
    const doc = {
      ...blueprint,
      description: 'About who I am',
      content: {
        ...blueprint.content,
        objectives: ['Ten guests'],
        timeline: [{ title: 'Open the doors', date: '2027-03-06', description: 'with Ana' }],
        notes: 'Ask Ruth',
        drafts: { 'answers.1': 'Not sent' },
      },
    };
    expect(documentText({ kind: 'blueprint', doc })).toBe(
      [
        'Your Identity',
        'The description\nAbout who I am',
        'The goals\nTen guests',
        'The dates\nOpen the doors · 2027-03-06 · with Ana',
        'Your notes\nAsk Ruth',
        'The plan\nThe plan itself',
        'Answer 1\nFirst words',
        'Unsent answer 2\nNot sent',
      ].join('\n\n'),
    );
  });

  it('names a text as its screen does, if that has its own name', () => {
    const doc = sampleBlueprint({ answers: ['First words'] });
    const wordsOf = (field: string) => (field === 'answers.0' ? 'Who are you?' : undefined);
    expect(documentText({ kind: 'blueprint', doc, wordsOf })).toContain('Who are you?\nFirst words');
  });

  it('has facts, even unconfirmed ones, and no marks', () => {
    const facts = confirmFact(blankFactSheet(MONDAY), 'offerPrice', '$290', MONDAY);
    const doc = {
      ...draftFact(facts, 'website', 'ghent.example', MONDAY),
      settled: ['a1b2'],
      own: [{ name: 'Parking', value: 'behind' }],
    };
    const text = documentText({ kind: 'facts', doc });
    expect(text).toMatch(/^My facts\n\n/);
    expect(text).toContain('\n$290');
    expect(text).toContain('(not confirmed)\nghent.example');
    expect(text).toContain('Your own facts\nParking: behind');
    expect(text).not.toContain('a1b2');
  });
});

it.each(KIND_NAMES)('every text of %s has a name of its own', (kind) => {
  const nameless = Object.keys(kindOf(kind).fields).filter(
    (field) => fieldWords(field) === 'Part of this topic',
  );
  expect(nameless).toEqual([]);
});
