import fc from 'fast-check';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { MONDAY, sampleBlueprint, TUESDAY, WEDNESDAY } from './sample-blueprint.ts';

// Few different words, so that two random texts meet in the same places as often as real edits do.
const word = fc.constantFrom(
  'we',
  'help',
  'moms',
  'return',
  'to',
  'work',
  'café',
  '👩‍👧',
  "don't",
  'Isaiah',
  '43:19',
);
const gap = fc.constantFrom(' ', ' ', ' ', '\n', '. ', '\n\n', ', ', '\r\n');

export const arbitraryText = fc
  .array(fc.tuple(word, gap), { maxLength: 14 })
  .map((pairs) => pairs.flat().join(''));

function plainRecord<T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record(model, { noNullPrototype: true });
}

const typed = arbitraryText.filter((text) => text !== '');
const optionalText = fc.option(arbitraryText, { nil: undefined });
const at = fc.constantFrom(MONDAY, TUESDAY, WEDNESDAY);

const facts = plainRecord({
  origin: fc.constantFrom('generated' as const, 'edited' as const, 'pasted' as const, 'restored' as const),
  at,
  writtenFrom: fc.constantFrom({}, { answers: 'w1' }, { answers: 'w2', identity: 'k3' }),
});

const entry = plainRecord({ title: word, date: fc.constantFrom('2027-01-05', ''), description: word });

/** Any document the schema allows, reachable or not; id, type and birth stay those of one blueprint. */
export const arbitraryBlueprint: fc.Arbitrary<Blueprint> = fc
  .record({
    title: fc.constantFrom('Your Identity', 'My identity', 'Who I am'),
    description: fc.constantFrom('The core of who you are', 'What I stand for at work'),
    status: fc.constantFrom('draft' as const, 'active' as const, 'completed' as const),
    updatedAt: at,
    participants: fc.nat(3),
    objectives: fc.array(word, { maxLength: 4 }),
    timeline: fc.array(entry, { maxLength: 3 }),
    notes: optionalText,
    answers: fc.tuple(optionalText, optionalText, optionalText),
    aiOutput: optionalText,
    drafts: fc.dictionary(fc.constantFrom('answers.0', 'answers.1', 'answers.2', 'aiOutput'), typed, {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    outputFacts: fc.option(facts, { nil: undefined }),
    draftFacts: fc.option(facts, { nil: undefined }),
    progress: plainRecord({ completed: fc.boolean(), currentStep: fc.nat(3) }),
  })
  .map(({ objectives, timeline, notes, answers, aiOutput, outputFacts, drafts, draftFacts, ...fields }) => ({
    ...sampleBlueprint(),
    ...fields,
    content: {
      objectives,
      timeline,
      ...(notes !== undefined && { notes }),
      answers: Object.fromEntries(
        answers.flatMap((answer, index) => (answer === undefined ? [] : [[index, answer]])),
      ),
      ...(aiOutput !== undefined && { aiOutput }),
      ...(outputFacts && { outputFacts }),
      ...(Object.keys(drafts).length > 0 && { drafts }),
      ...(draftFacts && { draftFacts }),
    },
  }));

const edit = fc.record({ at: fc.nat(), remove: fc.nat(3), insert: fc.array(word, { maxLength: 3 }) });

/** A text and two people's changes of it. */
export const arbitraryEdits = fc
  .tuple(arbitraryText, fc.array(edit, { maxLength: 3 }), fc.array(edit, { maxLength: 3 }))
  .map(([base, mine, theirs]) => ({ base, mine: edited(base, mine), theirs: edited(base, theirs) }));

type Edit = { at: number; remove: number; insert: string[] };

function edited(base: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { at: position, remove, insert }) => {
    const words = text.split(' ');
    words.splice(position % words.length, remove, ...insert);
    return words.join(' ');
  }, base);
}
