import { CATALOG } from '#content/catalog.ts';
import { lintOutput } from '#content/rubric/lint-output.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { type Persona, personaNames, readPersona } from './persona.ts';
import { readNote, readReply } from './recording-files.ts';

const SETS = ['small', 'large'] as const;

/** Findings of the lint, plan by plan, over everything that was recorded with the prompts as they are now. */
export function printRecordings() {
  let plans = 0;
  let findings = 0;
  for (const name of personaNames()) {
    const persona = readPersona(name);
    for (const set of SETS) {
      for (const topic of BLUEPRINT_TYPES) {
        const place = { persona: name, set, topic };
        const reply = readReply(place);
        if (reply === undefined) continue;
        plans += 1;
        const note = readNote(place);
        const found = lintOutput({ ...inputsOf(persona), topic: CATALOG[topic], tier: set }, reply);
        findings += found.length;
        console.log(
          `${name} ${set} ${topic}: ${found.length === 0 ? 'nothing' : ''} (${note?.model ?? 'no note'})`,
        );
        for (const { problem } of found) console.log(`  ${problem}`);
      }
    }
  }
  console.log(`\n${findings} findings in ${plans} recorded plans.`);
}

function inputsOf(persona: Persona) {
  const all = BLUEPRINT_TYPES.flatMap((type: BlueprintType) => [...persona.answers[type]]);
  const facts = (persona.facts ?? []).map(({ value }) => value);
  return { inputs: [...all, ...facts], privately: persona.answers.purpose[1], today: persona.today };
}
