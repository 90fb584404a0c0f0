import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { MONDAY, sampleBlueprint, TUESDAY } from '#domain/testing/sample-blueprint.ts';
import type { Blueprint, OutputFacts } from './blueprint.ts';
import { blueprintKind } from './blueprint-kind.ts';
import { blueprintSchema } from './blueprint-schema.ts';
import {
  answerQuestion,
  createBlueprint,
  draftOutput,
  editDraft,
  editText,
  saveOutput,
} from './change-blueprint.ts';
import { answeredCount, answerField, answerTo, hasPlan, progressPercent } from './read-blueprint.ts';

const CARD = { id: '3f2b8c1e-6a4d-4f5b-9c7e-0a1b2c3d4e5f', type: 'ai', now: MONDAY } as const;
const FACTS: OutputFacts = { origin: 'generated', at: TUESDAY, writtenFrom: { answers: 'a1' } };

describe('createBlueprint', () => {
  it('starts active, empty and at step 0', () => {
    const created = createBlueprint({ ...CARD, title: 'AI Assistants', description: 'Use AI to streamline' });
    expect(created).toEqual({
      id: '3f2b8c1e-6a4d-4f5b-9c7e-0a1b2c3d4e5f',
      title: 'AI Assistants',
      type: 'ai',
      description: 'Use AI to streamline',
      status: 'active',
      createdAt: MONDAY,
      updatedAt: MONDAY,
      participants: 0,
      content: { objectives: [], timeline: [], answers: {}, aiOutput: '' },
      progress: { completed: false, currentStep: 0 },
    });
    expect(blueprintSchema.safeParse(created).success).toBe(true);
  });

  it.each([
    ['AI', 'Use AI to streamline', 'Title must be at least 3 characters'],
    ['AI Assistants', 'Use AI it.', undefined],
    ['AI Assistants', 'Use AI it', 'Description must be at least 10 characters'],
  ])('%j with %j: %s', (title, description, message) => {
    const create = () => createBlueprint({ ...CARD, title, description });
    if (message) expect(create).toThrow(message);
    else expect(create().title).toBe(title);
  });
});

describe('answerQuestion', () => {
  it.each([
    [0, 1, 33, false, 'active'],
    [1, 2, 67, false, 'active'],
    [2, 3, 100, true, 'completed'],
  ] as const)(
    'question %i leads to step %i, %i percent',
    (index, currentStep, percent, completed, status) => {
      const before = sampleBlueprint({ answers: ['a', 'b'].slice(0, index) });
      const after = answerQuestion(before, index, '  My answer\n', TUESDAY);
      expect(answerTo(after, index)).toBe('My answer');
      expect(after.progress).toEqual({ completed, currentStep });
      expect(after.status).toBe(status);
      expect(after.updatedAt).toBe(TUESDAY);
      expect(after.createdAt).toBe(MONDAY);
      expect(progressPercent(after)).toBe(percent);
    },
  );

  it.each(['', '   ', '\n\t ', '\u00A0'])('refuses the blank answer %j', (text) => {
    expect(() => answerQuestion(sampleBlueprint(), 0, text, TUESDAY)).toThrow(
      'Please write an answer first.',
    );
  });

  it.each([-1, 3, 0.5, Number.NaN])('refuses question %d', (index) => {
    expect(() => answerQuestion(sampleBlueprint(), index, 'text', TUESDAY)).toThrow(
      'Something went wrong. Reload the page.',
    );
  });

  it('refuses an answer that could never be saved', () => {
    expect(() => answerQuestion(sampleBlueprint(), 0, 'x'.repeat(30_001), TUESDAY)).toThrow(
      'about 5,000 words',
    );
    expect(answeredCount(answerQuestion(sampleBlueprint(), 0, 'x'.repeat(30_000), TUESDAY))).toBe(1);
  });

  it('does not move back when an earlier question is answered again', () => {
    const after = answerQuestion(sampleBlueprint({ answers: ['a', 'b', 'c'] }), 0, 'new', TUESDAY);
    expect(after.progress).toEqual({ completed: true, currentStep: 3 });
    expect(after.status).toBe('completed');
  });

  it('leaves the blueprint it was given alone', () => {
    const before = sampleBlueprint({ answers: ['a'] });
    const copy = structuredClone(before);
    answerQuestion(before, 1, 'b', TUESDAY);
    expect(before).toEqual(copy);
  });
});

describe('editText', () => {
  it('keeps the text as typed, spaces and all', () => {
    const after = editText(sampleBlueprint({ answers: ['a'] }), 'answers.0', ' I help ', TUESDAY);
    expect(answerTo(after, 0)).toBe(' I help ');
    expect(after.updatedAt).toBe(TUESDAY);
  });

  it('never un-completes, even when an answer is emptied', () => {
    const after = editText(sampleBlueprint({ answers: ['a', 'b', 'c'] }), 'answers.1', '', TUESDAY);
    expect(after).toMatchObject({ status: 'completed', progress: { completed: true, currentStep: 3 } });
    expect(answeredCount(after)).toBe(2);
  });
});

describe('saveOutput', () => {
  it('sets the plan with its facts and the time', () => {
    const after = saveOutput(sampleBlueprint(), '## Overview', FACTS, TUESDAY);
    expect(after.content).toMatchObject({ aiOutput: '## Overview', outputFacts: FACTS });
    expect(after.updatedAt).toBe(TUESDAY);
    expect([hasPlan(sampleBlueprint()), hasPlan(after)]).toEqual([false, true]);
  });

  it('takes a plan of white space for no plan', () => {
    expect(hasPlan(saveOutput(sampleBlueprint(), ' \n', FACTS, TUESDAY))).toBe(false);
  });

  it('refuses a plan that could never be saved', () => {
    expect(hasPlan(saveOutput(sampleBlueprint(), 'x'.repeat(120_000), FACTS, TUESDAY))).toBe(true);
    expect(() => saveOutput(sampleBlueprint(), 'x'.repeat(120_001), FACTS, TUESDAY)).toThrow(
      'about 20,000 words',
    );
  });
});

describe('blueprintSchema', () => {
  const good = sampleBlueprint({ answers: ['a', 'b', 'c'], output: 'A plan' });
  const withContent = (content: object) => ({ ...good, content: { ...good.content, ...content } });

  it.each([
    ['a type of its own', { ...good, type: 'finance' }],
    ['a status of its own', { ...good, status: 'done' }],
    ['a short title', { ...good, title: 'ab' }],
    ['a short description', { ...good, description: 'too short' }],
    ['an id that is no UUID', { ...good, id: '../../etc' }],
    ['a date that is no date', { ...good, updatedAt: 'yesterday' }],
    ['an unknown field', { ...good, admin: true }],
    ['a version', { ...good, version: 1 }],
    ['an answer to a fourth question', withContent({ answers: { 3: 'd' } })],
    ['a polluting key', withContent({ answers: JSON.parse('{"__proto__":"x"}') })],
    ['an answer that is no text', withContent({ answers: { 0: 1 } })],
    ['a plan beyond all measure', withContent({ aiOutput: 'x'.repeat(120_001) })],
    ['facts about an unknown source', withContent({ outputFacts: { ...FACTS, writtenFrom: { moon: '1' } } })],
    ['a fourth step', { ...good, progress: { completed: true, currentStep: 4 } }],
    ['half a participant', { ...good, participants: 0.5 }],
  ])('refuses %s', (_, value) => {
    expect(blueprintSchema.safeParse(value).success).toBe(false);
  });

  it('takes anything a person can type', () => {
    const text = '"quotes" \\ </script> \u202E é 中文 👩‍👧 🇺🇸 \t\n %00 \'; DROP TABLE';
    expect(blueprintSchema.parse(withContent({ answers: { 0: text } })).content.answers[0]).toBe(text);
  });
});

describe('any walk through a blueprint', () => {
  type Step = (blueprint: Blueprint) => Blueprint;
  const text = fc.string({ maxLength: 8 });
  const index = fc.nat(2);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(index, text).map(
      ([i, words]) =>
        (b: Blueprint) =>
          words.trim() === '' ? b : answerQuestion(b, i, words, TUESDAY),
    ),
    fc.tuple(index, text).map(
      ([i, words]): Step =>
        (b) =>
          editText(b, answerField(i), words, TUESDAY),
    ),
    text.map(
      (words): Step =>
        (b) =>
          saveOutput(b, words, FACTS, TUESDAY),
    ),
  );

  it('stays valid, never moves back and completes with the last answer', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let blueprint = sampleBlueprint();
        for (const take of steps) {
          const before = blueprint;
          blueprint = take(before);
          expect(blueprintSchema.safeParse(blueprint).success).toBe(true);
          expect(blueprint.progress.currentStep).toBeGreaterThanOrEqual(before.progress.currentStep);
          expect(blueprint.progress.completed).toBe(blueprint.progress.currentStep === 3);
          expect(blueprint.status).toBe(blueprint.progress.completed ? 'completed' : 'active');
          expect([0, 33, 67, 100]).toContain(progressPercent(blueprint));
          expect([blueprint.id, blueprint.type, blueprint.createdAt]).toEqual([
            before.id,
            before.type,
            MONDAY,
          ]);
        }
      }),
    );
  });
});

describe('a plan among the drafts', () => {
  const facts = { origin: 'pasted', at: MONDAY, writtenFrom: { answers: 'w1' } } as const;

  it('knows what it was written from, until it is kept or let go', () => {
    const drafted = draftOutput(sampleBlueprint(), 'half a plan', facts, TUESDAY);
    expect(drafted.content).toMatchObject({ drafts: { aiOutput: 'half a plan' }, draftFacts: facts });
    expect(editDraft(drafted, 'aiOutput', 'half a plan, more', TUESDAY).content.draftFacts).toEqual(facts);
    expect('draftFacts' in editDraft(drafted, 'aiOutput', '', TUESDAY).content).toBe(false);
    expect('draftFacts' in saveOutput(drafted, 'a plan', facts, TUESDAY).content).toBe(false);
  });

  it('may be expected before it has words: a prompt was copied for it', () => {
    const expected = draftOutput(sampleBlueprint(), '', facts, TUESDAY);
    expect(expected.content.draftFacts).toEqual(facts);
    expect('drafts' in expected.content).toBe(false);
  });

  it('brings what it was written from to another device', () => {
    const base = sampleBlueprint();
    const mine = editText(base, 'answers.0', 'another answer', TUESDAY);
    const theirs = draftOutput(base, 'half a plan', facts, TUESDAY);
    const { merged, conflicts } = mergeDocuments(blueprintKind, base, mine, theirs);
    expect(merged.content).toMatchObject({ drafts: { aiOutput: 'half a plan' }, draftFacts: facts });
    expect(conflicts).toEqual([]);
  });
});
