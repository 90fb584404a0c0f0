import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from '#domain/documents/merge-documents.ts';
import { tokensOf } from '#domain/merging/text-merge.ts';
import { arbitraryBlueprint } from '#domain/testing/arbitrary-blueprint.ts';
import { MONDAY, sampleBlueprint, TUESDAY, WEDNESDAY } from '#domain/testing/sample-blueprint.ts';
import type { Blueprint, OutputFacts } from './blueprint.ts';
import { blueprintKind } from './blueprint-kind.ts';
import { blueprintSchema } from './blueprint-schema.ts';
import { QUESTION_COUNT } from './blueprint-types.ts';
import { answerQuestion, editDraft, saveOutput } from './change-blueprint.ts';
import { FIELDS } from './fields.ts';
import { answerTo, draftTo, openQuestion } from './read-blueprint.ts';

const mergeBlueprints = (base: Blueprint | null, mine: Blueprint, theirs: Blueprint) =>
  mergeDocuments(blueprintKind, base, mine, theirs);

const facts = (origin: OutputFacts['origin'], at: string, mark: string): OutputFacts => ({
  origin,
  at,
  writtenFrom: { answers: mark },
});

function withAnswer(blueprint: Blueprint, key: '0' | '1' | '2', text: string): Blueprint {
  const answers = { ...blueprint.content.answers, [key]: text };
  return { ...blueprint, content: { ...blueprint.content, answers } };
}

describe('mergeBlueprints', () => {
  const base = sampleBlueprint({ answers: ['I teach piano to adults'] });

  it('keeps answers to different questions from both devices', () => {
    const mine = answerQuestion(base, 1, 'My answer', TUESDAY);
    const theirs = withAnswer(base, '0', 'I teach piano to adult beginners');
    const { merged, conflicts } = mergeBlueprints(base, mine, theirs);
    expect(merged.content.answers).toEqual({ 0: 'I teach piano to adult beginners', 1: 'My answer' });
    expect(conflicts).toEqual([]);
  });

  it('merges two changes of one answer word by word', () => {
    const mine = withAnswer(base, '0', 'I teach the piano to adults');
    const theirs = withAnswer(base, '0', 'I teach piano to grown adults');
    const { merged, conflicts } = mergeBlueprints(base, mine, theirs);
    expect(merged.content.answers[0]).toBe('I teach the piano to grown adults');
    expect(conflicts).toEqual([]);
  });

  it('keeps my words on screen and theirs in the conflict list when they clash', () => {
    const mine = withAnswer(base, '0', 'I teach piano to seniors');
    const theirs = withAnswer(base, '0', 'I teach piano to teens');
    const { merged, conflicts } = mergeBlueprints(base, mine, theirs);
    expect(merged.content.answers[0]).toBe('I teach piano to seniors');
    expect(conflicts).toEqual([
      { field: 'answers.0', mine: 'I teach piano to seniors', theirs: 'I teach piano to teens' },
    ]);
  });

  it('lets completed win and takes the further step', () => {
    const two = sampleBlueprint({ answers: ['a', 'b'] });
    const mine = answerQuestion(two, QUESTION_COUNT - 1, 'c', TUESDAY);
    const theirs = { ...two, status: 'draft' as const, progress: { completed: false, currentStep: 1 } };
    const { merged } = mergeBlueprints(two, mine, theirs);
    expect(merged.status).toBe('completed');
    expect(merged.progress).toEqual({ completed: true, currentStep: QUESTION_COUNT });
  });

  it('merges two blueprints that were created apart, under the identity of the stored one', () => {
    const mine = { ...sampleBlueprint({ answers: ['From the phone', 'Only here'] }), createdAt: TUESDAY };
    const theirs = {
      ...sampleBlueprint({ answers: ['From the laptop'] }),
      id: '11111111-2222-4333-8444-555555555555',
    };
    const { merged, conflicts } = mergeBlueprints(null, mine, theirs);
    expect(merged).toMatchObject({ id: '11111111-2222-4333-8444-555555555555', createdAt: MONDAY });
    expect(merged.content.answers).toEqual({ 0: 'From the phone', 1: 'Only here' });
    expect(merged.progress.currentStep).toBe(2);
    expect(conflicts).toEqual([{ field: 'answers.0', mine: 'From the phone', theirs: 'From the laptop' }]);
  });

  it('does not invent a version when theirs comes from the server', () => {
    const { merged } = mergeBlueprints(base, base, { ...base, version: 7 } as Blueprint);
    expect(blueprintSchema.safeParse(merged).success).toBe(true);
  });

  it('falls back to both whole texts when they are too long together', () => {
    const middle = 'the middle stays as it is here';
    const start = withAnswer(base, '0', middle);
    const mine = withAnswer(base, '0', `${'m'.repeat(20_000)} ${middle}`);
    const theirs = withAnswer(base, '0', `${middle} ${'t'.repeat(20_000)}`);
    const { merged, conflicts } = mergeBlueprints(start, mine, theirs);
    expect(merged.content.answers[0]).toBe(mine.content.answers[0]);
    expect(conflicts[0]?.theirs).toBe(theirs.content.answers[0]);
  });

  it('keeps notes that would be too long together apart as well', () => {
    const noted = (notes: string) => ({ ...base, content: { ...base.content, notes } });
    const middle = 'the middle stays as it is here';
    const mine = noted(`${'m'.repeat(6_000)} ${middle}`);
    const theirs = noted(`${middle} ${'t'.repeat(6_000)}`);
    const { merged, conflicts } = mergeBlueprints(noted(middle), mine, theirs);
    expect(merged.content.notes).toBe(mine.content.notes);
    expect(conflicts.map(({ field }) => field)).toEqual(['notes']);
  });

  describe('of lists', () => {
    const list = (...objectives: string[]) => ({ ...base, content: { ...base.content, objectives } });

    it('goes item by item', () => {
      const { merged } = mergeBlueprints(list('a', 'b', 'c'), list('a', 'c'), list('a', 'b', 'c', 'd'));
      expect(merged.content.objectives).toEqual(['a', 'c', 'd']);
    });

    it('keeps mine and shows theirs when together they would be longer than 20', () => {
      const goals = (name: string) => Array.from({ length: 12 }, (_, index) => `${name} ${index}`);
      const mine = list(...goals('mine'), 'both');
      const theirs = list('both', ...goals('theirs'));
      const { merged, conflicts } = mergeBlueprints(list('both'), mine, theirs);
      expect(merged.content.objectives).toEqual(mine.content.objectives);
      expect(conflicts).toEqual([
        {
          field: 'objectives',
          mine: FIELDS.objectives.read(mine),
          theirs: FIELDS.objectives.read(theirs),
        },
      ]);
    });
  });

  describe('of the plan', () => {
    const plan = '## Overview\nYou help moms.\n\n## Offer\nTwelve weeks.';
    const start = saveOutput(base, plan, facts('generated', MONDAY, 'w1'), MONDAY);

    it('takes the facts of the text that won', () => {
      const mine = saveOutput(start, 'A new plan', facts('generated', TUESDAY, 'w2'), TUESDAY);
      expect(mergeBlueprints(start, mine, start).merged.content.outputFacts?.at).toBe(TUESDAY);
      expect(mergeBlueprints(start, start, mine).merged.content.outputFacts?.at).toBe(TUESDAY);
    });

    it('merges edits of one plan, with the later facts', () => {
      const mine = saveOutput(
        start,
        plan.replace('moms', 'mothers'),
        facts('edited', TUESDAY, 'w1'),
        TUESDAY,
      );
      const theirs = saveOutput(
        start,
        plan.replace('Twelve', 'Ten'),
        facts('edited', WEDNESDAY, 'w1'),
        WEDNESDAY,
      );
      const { merged, conflicts } = mergeBlueprints(start, mine, theirs);
      expect(merged.content.aiOutput).toBe('## Overview\nYou help mothers.\n\n## Offer\nTen weeks.');
      expect(merged.content.outputFacts).toEqual(facts('edited', WEDNESDAY, 'w1'));
      expect(conflicts).toEqual([]);
      expect(mergeBlueprints(start, theirs, mine).merged).toEqual(merged);
    });

    it('gives both devices the same facts when the same plan was saved at the same moment', () => {
      const saved = (mark: string) => saveOutput(start, 'A plan', facts('pasted', TUESDAY, mark), TUESDAY);
      const here = mergeBlueprints(start, saved('w2'), saved('w3')).merged;
      expect(mergeBlueprints(start, saved('w3'), saved('w2')).merged).toEqual(here);
    });

    it('never weaves a newly generated plan into edits of the old one', () => {
      const fresh = '## Overview\nYou help moms.\n\n## Offer\nA weekend.';
      const mine = saveOutput(start, `${plan}\nMore.`, facts('edited', TUESDAY, 'w1'), TUESDAY);
      const theirs = saveOutput(start, fresh, facts('generated', WEDNESDAY, 'w2'), WEDNESDAY);
      const { merged, conflicts } = mergeBlueprints(start, mine, theirs);
      expect(merged.content.aiOutput).toBe(`${plan}\nMore.`);
      expect(merged.content.outputFacts).toEqual(facts('edited', TUESDAY, 'w1'));
      const companion = facts('generated', WEDNESDAY, 'w2');
      expect(conflicts).toEqual([{ field: 'aiOutput', mine: `${plan}\nMore.`, theirs: fresh, companion }]);
    });
  });

  describe('of words that are not sent yet', () => {
    const typing = (text: string) => editDraft(base, 'answers.1', text, TUESDAY);

    it('weaves two drafts of one answer', () => {
      const { merged, conflicts } = mergeBlueprints(
        typing('I teach piano to adults'),
        typing('I teach the piano to adults'),
        typing('I teach piano to grown adults'),
      );
      expect(draftTo(merged, 1)).toBe('I teach the piano to grown adults');
      expect(conflicts).toEqual([]);
    });

    it.each([
      ['mine', 'theirs'],
      ['theirs', 'mine'],
    ])('keeps what %s typed on while %s sent the same words', (typist) => {
      const [typed, sent] = [
        typing('Hello there, more'),
        answerQuestion(typing('Hello'), 1, 'Hello', WEDNESDAY),
      ];
      const [mine, theirs] = typist === 'mine' ? [typed, sent] : [sent, typed];
      const { merged, conflicts } = mergeBlueprints(typing('Hello'), mine, theirs);
      expect(answerTo(merged, 1)).toBe('Hello');
      expect(draftTo(merged, 1)).toBe('Hello there, more');
      expect(openQuestion(merged)).toBe(1);
      expect(conflicts).toEqual([]);
    });

    it('lets go of a draft that one side sent and the other left alone', () => {
      const sent = answerQuestion(typing('Hello'), 1, 'Hello', WEDNESDAY);
      const { merged } = mergeBlueprints(typing('Hello'), typing('Hello'), sent);
      expect(merged.content.drafts).toBeUndefined();
      expect(openQuestion(merged)).toBe(2);
    });
  });

  describe('laws', () => {
    it('returns the other side when one side is unchanged', () => {
      fc.assert(
        fc.property(arbitraryBlueprint, arbitraryBlueprint, (one, other) => {
          expect(mergeBlueprints(one, other, one)).toStrictEqual({ merged: other, conflicts: [] });
          expect(mergeBlueprints(one, one, other)).toStrictEqual({ merged: other, conflicts: [] });
        }),
      );
    });

    it('loses no word of any text on either side', () => {
      fc.assert(
        fc.property(arbitraryBlueprint, arbitraryBlueprint, arbitraryBlueprint, (start, mine, theirs) => {
          const { merged, conflicts } = mergeBlueprints(start, mine, theirs);
          const kept = new Set(
            [...textsOf(merged), ...conflicts.map((conflict) => conflict.theirs)].flatMap(tokensOf),
          );
          const before = new Set(textsOf(start).flatMap(tokensOf));
          for (const token of [...textsOf(mine), ...textsOf(theirs)].flatMap(tokensOf)) {
            if (!before.has(token)) expect(kept).toContain(token);
          }
        }),
        { numRuns: 300 },
      );
    });

    it('gives the same texts whichever device merges, and both devices end equal', () => {
      fc.assert(
        fc.property(arbitraryBlueprint, arbitraryBlueprint, arbitraryBlueprint, (start, mine, theirs) => {
          const here = mergeBlueprints(start, mine, theirs);
          const there = mergeBlueprints(start, theirs, mine);
          expect(
            there.conflicts.map(({ field, mine: m, theirs: t }) => ({ field, mine: t, theirs: m })),
          ).toEqual(here.conflicts.map(({ companion: _, ...conflict }) => conflict));
          if (here.conflicts.length === 0) expect(there.merged).toEqual(here.merged);
          expect(there.merged.status).toBe(here.merged.status);
          expect(there.merged.progress).toEqual(here.merged.progress);
          expect(there.merged.updatedAt).toBe(here.merged.updatedAt);
          expect(there.merged.participants).toBe(here.merged.participants);
          expect(mergeBlueprints(theirs, theirs, here.merged).merged).toEqual(here.merged);
        }),
        { numRuns: 300 },
      );
    });

    it('always gives a document that can be saved', () => {
      fc.assert(
        fc.property(arbitraryBlueprint, arbitraryBlueprint, arbitraryBlueprint, (start, mine, theirs) => {
          expect(blueprintSchema.safeParse(mergeBlueprints(start, mine, theirs).merged).success).toBe(true);
          expect(blueprintSchema.safeParse(mergeBlueprints(null, mine, theirs).merged).success).toBe(true);
        }),
      );
    });
  });
});

function textsOf({ content }: Blueprint): string[] {
  return [...Object.values(content.answers), content.aiOutput, content.notes].filter(
    (text) => text !== undefined,
  );
}
