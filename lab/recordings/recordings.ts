import { CATALOG } from '#content/catalog.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { type Persona, personaNames, readPersona } from '#scripts/example/persona.ts';
import { isSettledSet, readNote, TIER_OF } from '#scripts/example/recording-files.ts';
import { lintForm } from './lint-form.ts';
import { readSet } from './measure-checks.ts';
import { factsOf } from './recorded-prompt.ts';

// npm run lab -- recordings: all recordings, plan by plan, checked against the current prompts.
const SETS = ['small', 'large', 'settled', 'brief', 'full'] as const;
let count = 0;
let findings = 0;

for (const name of personaNames()) {
  const persona = readPersona(name);
  for (const set of SETS) {
    const { plans, check } = readSet(name, set);
    for (const [topic, plan] of plans) {
      const form = lintForm({ ...inputsOf(persona, set), topic: CATALOG[topic], tier: TIER_OF[set] }, plan);
      const checked = check(topic, plan).map(({ kind, words, quote }) => `${kind} “${words}”: ${quote}`);
      const found = [...form, ...checked];
      count += 1;
      findings += found.length;
      const writer = readNote({ persona: name, set, topic })?.model ?? 'no note';
      console.log(`${name} ${set} ${topic}: ${found.length === 0 ? 'nothing ' : ''}(${writer})`);
      for (const finding of found) console.log(`  ${finding}`);
    }
  }
}
console.log(`\n${findings} findings in ${count} recorded plans.`);

function inputsOf(persona: Persona, set: (typeof SETS)[number]) {
  const all = BLUEPRINT_TYPES.flatMap((type: BlueprintType) => [...persona.answers[type]]);
  const known = isSettledSet(set) && !persona.settled ? [] : factsOf(persona, set);
  const facts = (known ?? []).map(({ value }) => value);
  return { inputs: [...all, ...facts], privately: persona.answers.purpose[1] };
}
