import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '#domain/api/api-contract.ts';
import { arbitraryBlueprint } from '#domain/testing/arbitrary-blueprint.ts';
import { FIELD_NAMES, MONDAY, sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import type { Blueprint } from './blueprint.ts';
import { blueprintKind } from './blueprint-kind.ts';
import { blueprintSchema } from './blueprint-schema.ts';
import { BLUEPRINT_TYPES, QUESTION_COUNT } from './blueprint-types.ts';
import { FIELDS, isFieldName, LIST_LIMITS } from './fields.ts';
import { CHANGE_LIMITS } from './section-changes.ts';

describe('the fields of a blueprint', () => {
  it('hold every text of its content: one that is in no field would be lost at the first merge', () => {
    fc.assert(
      fc.property(arbitraryBlueprint, (blueprint) => {
        const emptied = FIELD_NAMES.reduce((doc, name) => FIELDS[name].write(doc, undefined), blueprint);
        const { aiOutput, 'drafts.aiOutput': draft } = FIELDS;
        const bare = draft.companion.write(aiOutput.companion.write(emptied, undefined), undefined);
        expect(bare.content).toEqual({ objectives: [], timeline: [], answers: {} });
      }),
    );
  });

  it.each(FIELD_NAMES)('%s reads back what was written, whatever letters are in it', (name) => {
    fc.assert(
      fc.property(arbitraryBlueprint, fc.string({ unit: 'binary', minLength: 1 }), (blueprint, words) => {
        const text = 'shown' in FIELDS[name] ? lineOf(name, words) : words;
        expect(FIELDS[name].read(FIELDS[name].write(blueprint, text))).toBe(text);
      }),
      { numRuns: 30 },
    );
  });

  it('do not change each other', () => {
    fc.assert(
      fc.property(arbitraryBlueprint, fc.constantFrom(...FIELD_NAMES), (blueprint, name) => {
        const text = 'shown' in FIELDS[name] ? lineOf(name, 'new') : 'new';
        const written = FIELDS[name].write(blueprint, text);
        for (const other of FIELD_NAMES.filter((candidate) => candidate !== name)) {
          expect(FIELDS[other].read(written)).toBe(FIELDS[other].read(blueprint));
        }
      }),
    );
  });

  it('have a draft for each text that is sent, and each draft has its field', () => {
    const drafts = FIELD_NAMES.filter((name) => name.startsWith('drafts.'));
    expect(drafts).toHaveLength(QUESTION_COUNT + 1);
    for (const name of drafts) expect(isFieldName(blueprintKind.fields[name]?.draftOf)).toBe(true);
  });

  it('show a list as a person reads it', () => {
    const { content } = sampleBlueprint();
    const timeline = [{ title: 'Open doors', date: '2027-03-06', description: '' }];
    const dated = { ...sampleBlueprint(), content: { ...content, timeline } };
    expect(FIELDS.timeline.shown(FIELDS.timeline.read(dated))).toBe('Open doors · 2027-03-06');
    expect(FIELDS.changes.shown(lineOf('changes', 'Shorter, please'))).toBe('Shorter, please');
    expect(FIELDS.objectives.shown('an old line of plain words')).toBe('an old line of plain words');
  });

  it('fit into one request when each is as long as it may be, in plain letters', () => {
    const full = filled();
    expect(blueprintSchema.safeParse(full).error).toBeUndefined();
    const bytes = JSON.stringify(full).length;
    expect(bytes).toBeLessThan(MAX_BODY_BYTES - 16_000);
    // Not much more than needed either: a stranger can make the server read that many bytes.
    expect(bytes).toBeGreaterThan(MAX_BODY_BYTES * 0.7);
  });
});

function lineOf(name: string, words: string): string {
  const entries: Readonly<Record<string, string[]>> = {
    timeline: [words, '2027-03-06', ''],
    changes: ['0/Steps', words, ''],
  };
  return JSON.stringify(entries[name] ?? [words]);
}

function filled(): Blueprint {
  const a = (length: number) => 'a'.repeat(length);
  const { objective, timelineTitle, timelineDate, timelineDescription } = LIST_LIMITS;
  const entry = { title: a(timelineTitle), date: a(timelineDate), description: a(timelineDescription) };
  const texts = FIELD_NAMES.filter((name) => !('shown' in FIELDS[name]));
  const written = texts.reduce(
    (doc, name) => FIELDS[name].write(doc, a(FIELDS[name].limit)),
    sampleBlueprint(),
  );
  const writtenFrom = Object.fromEntries(['answers', ...BLUEPRINT_TYPES].map((source) => [source, a(64)]));
  return {
    ...written,
    content: {
      ...written.content,
      objectives: Array(FIELDS.objectives.limit).fill(a(objective)),
      timeline: Array(FIELDS.timeline.limit).fill(entry),
      changes: Array(FIELDS.changes.limit).fill({
        of: a(CHANGE_LIMITS.of),
        wish: a(CHANGE_LIMITS.wish),
        reply: a(CHANGE_LIMITS.reply),
      }),
      outputFacts: { origin: 'generated', at: MONDAY, writtenFrom },
      draftFacts: { origin: 'generated', at: MONDAY, writtenFrom },
    },
  };
}
