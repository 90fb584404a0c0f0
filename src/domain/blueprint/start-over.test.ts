import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { MONDAY, sampleBlueprint, TUESDAY, WEDNESDAY } from '#domain/testing/sample-blueprint.ts';
import type { Blueprint } from './blueprint.ts';
import { blueprintKind } from './blueprint-kind.ts';
import { blueprintSchema } from './blueprint-schema.ts';
import { editText } from './change-blueprint.ts';
import {
  canStartOver,
  isAsBefore,
  markedTexts,
  marksOf,
  putBack,
  startOver,
  textsToKeep,
} from './start-over.ts';

const PLAN = '## Launch\n\n- [x] Print the cards.\n- [ ] Call Ana.';
const ENTRY = { title: 'Send email 1', date: '2027-03-01', description: '' };

function written(): Blueprint {
  const blueprint = sampleBlueprint({ answers: ['One', 'Two', 'Three'], output: PLAN });
  return {
    ...blueprint,
    status: 'completed',
    progress: { completed: true, currentStep: 3 },
    content: {
      ...blueprint.content,
      notes: 'No calls on Sunday',
      objectives: ['Ten people'],
      timeline: [ENTRY],
    },
  };
}

describe('starting a topic over', () => {
  it('makes its answers drafts, and its plan, dates and goals earlier versions', () => {
    const before = written();
    const after = startOver(before, TUESDAY);
    expect(after).toEqual({
      ...before,
      status: 'active',
      updatedAt: TUESDAY,
      progress: { completed: false, currentStep: 0 },
      content: {
        objectives: [],
        timeline: [],
        answers: {},
        aiOutput: '',
        notes: 'No calls on Sunday',
        drafts: { 'answers.0': 'One', 'answers.1': 'Two', 'answers.2': 'Three' },
      },
    });
    expect(blueprintSchema.safeParse(after).error).toBeUndefined();
    // What the server does not list by itself is kept by name before.
    expect(textsToKeep(before).map(({ field }) => field)).toEqual([
      'answers.0',
      'answers.1',
      'answers.2',
      'objectives',
      'timeline',
    ]);
    expect(blueprintKind.replacedTexts(before, after)).toContainEqual(
      expect.objectContaining({ field: 'aiOutput', text: PLAN, isStep: false }),
    );
  });

  it('keeps an answer and what was being typed over it, if that is not too long', () => {
    const typing = editText(written(), 'drafts.answers.1', 'Two and a half', TUESDAY);
    expect(startOver(typing, TUESDAY).content.drafts?.['answers.1']).toBe('Two\n\nTwo and a half');
    const long = editText(written(), 'drafts.answers.1', 'x'.repeat(30_000), TUESDAY);
    expect(startOver(long, TUESDAY).content.drafts?.['answers.1']).toBe('Two');
    expect(textsToKeep(long)).toContainEqual({ field: 'drafts.answers.1', text: 'x'.repeat(30_000) });
  });

  it('is offered only where something was written', () => {
    expect(canStartOver(undefined)).toBe(false);
    expect(canStartOver(sampleBlueprint())).toBe(false);
    expect(canStartOver(written())).toBe(true);
    expect(canStartOver(startOver(written(), TUESDAY))).toBe(false);
  });

  it('is taken back, but over nothing that was written since', () => {
    const before = written();
    const marks = marksOf(before);
    const after = startOver(before, TUESDAY);
    const texts = {
      aiOutput: PLAN,
      timeline: JSON.stringify([ENTRY.title, ENTRY.date, '']),
      objectives: '["Ten people"]',
    };
    expect(markedTexts(marks).map(({ field, isIt }) => [field, isIt(texts[field]), isIt('other')])).toEqual([
      ['aiOutput', true, false],
      ['timeline', true, false],
      ['objectives', true, false],
    ]);
    expect([isAsBefore(before, marks), isAsBefore(after, marks), isAsBefore(after, '..')]).toEqual([
      true,
      false,
      false,
    ]);
    const { outputFacts: _, ...content } = putBack(after, texts, WEDNESDAY, MONDAY).content;
    const { outputFacts: __, ...known } = before.content;
    expect(content).toEqual(known);
    expect(putBack(after, texts, WEDNESDAY, MONDAY).content.outputFacts?.at).toBe(MONDAY);
    expect(putBack(after, texts, WEDNESDAY, MONDAY)).toMatchObject({
      status: 'completed',
      progress: before.progress,
    });
    const since = editText(editText(after, 'aiOutput', 'A new plan', TUESDAY), 'answers.0', 'New', TUESDAY);
    const half = putBack(since, texts, WEDNESDAY, MONDAY);
    expect(half.content).toMatchObject({
      aiOutput: 'A new plan',
      answers: { 0: 'New', 1: 'Two', 2: 'Three' },
    });
    expect(half.content.drafts).toEqual({ 'answers.0': 'One' });
  });

  it('on one device, while another changes the plan, overwrites nothing', () => {
    const base = written();
    const theirs = editText(base, 'aiOutput', `${PLAN}\n- [ ] One more.`, TUESDAY);
    const { merged, conflicts } = mergeDocuments(blueprintKind, base, startOver(base, TUESDAY), theirs);
    expect(merged.content.aiOutput).toBe('');
    expect(conflicts).toMatchObject([{ field: 'aiOutput', mine: '', theirs: `${PLAN}\n- [ ] One more.` }]);
    const there = mergeDocuments(blueprintKind, base, theirs, startOver(base, TUESDAY));
    expect(there.merged.content.aiOutput).toBe(`${PLAN}\n- [ ] One more.`);
    const twice = mergeDocuments(blueprintKind, base, startOver(base, TUESDAY), startOver(base, WEDNESDAY));
    expect(twice).toEqual({ merged: startOver(base, WEDNESDAY), conflicts: [] });
  });
});
