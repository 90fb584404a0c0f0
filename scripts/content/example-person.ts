import { CATALOG } from '#content/catalog.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { readPersona } from './persona.ts';
import { type RecordingSet, readReply } from './recording-files.ts';

/** The example book shows the first of these sets that has all its plans: the newest edition, once it is recorded. */
const SETS_BY_EDITION: readonly RecordingSet[] = ['small', 'before'];

export function examplePerson(persona = 'ana', sets = SETS_BY_EDITION) {
  const { name, answers } = readPersona(persona);
  const isWhole = (set: RecordingSet) => BLUEPRINT_TYPES.every((topic) => readReply({ persona, set, topic }));
  const set = sets.find(isWhole);
  if (!set) throw new Error(`No set of ${persona}’s plans is complete. Looked for: ${sets.join(', ')}.`);
  return {
    name,
    set,
    chapters: BLUEPRINT_TYPES.map((topic) => ({
      type: topic,
      title: CATALOG[topic].title,
      answers: CATALOG[topic].questions.map(({ text }, index) => ({
        question: text,
        answer: answers[topic][index] ?? '',
      })),
      plan: readReply({ persona, set, topic }) ?? '',
    })),
  };
}
