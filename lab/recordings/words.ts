import { personaNames, readPersona } from '#scripts/example/persona.ts';
import { isSettledSet, type RecordingSet, SETS } from '#scripts/example/recording-files.ts';
import { type Measure, measureWords, recordedPlans } from './words/measure-words.ts';

// npm run lab -- words [PERSON...] [--list]: every measure of the brief, before and after, compared with its goal.
const asked = process.argv.slice(2);
const isList = asked.includes('--list');
const wanted = asked.filter((name) => !name.startsWith('--'));
const people = wanted.length === 0 ? personaNames() : wanted;
const NINETEEN = 19;

for (const person of people) {
  const { name } = readPersona(person);
  // A set of a few plans can't be compared with a book.
  const sets = SETS.filter((set) => recordedPlans(person, set).length === NINETEEN);
  const partly = SETS.filter((set) => !sets.includes(set) && recordedPlans(person, set).length > 0);
  const measured = new Map(sets.map((set) => [set, measureWords(person, set)]));
  console.log(
    `\n${name}: ${sets.join(', ')}${partly.length > 0 ? ` (not whole: ${partly.join(', ')})` : ''}\n`,
  );
  console.log(`${''.padEnd(58)}${sets.map((set) => set.padStart(10)).join('')}   goal`);
  // The goals are for people with confirmed facts; the first versions had none.
  const judged = sets.filter(isSettledSet);
  const last = measured.get(sets.at(-1) ?? 'settled') ?? [];
  for (const [index, { name: measure }] of last.entries()) {
    const values = sets.map((set) => String(measured.get(set)?.[index]?.value ?? '').padStart(10)).join('');
    const verdicts = judged.flatMap((set) => {
      const { goal, value = 0 } = measured.get(set)?.[index] ?? {};
      return goal === undefined ? [] : [`${set} ${against(goal, value)}`];
    });
    console.log(`${measure.padEnd(58)}${values}   ${verdicts.join('; ')}`.trimEnd());
  }
  if (isList) for (const [set, all] of measured) printWhat(set, all);
}

function against(goal: number, value: number): string {
  return `at most ${goal}: ${value <= goal ? 'met' : 'MISSED'}`;
}

function printWhat(set: RecordingSet, measures: readonly Measure[]) {
  for (const { name, what = [] } of measures) {
    if (what.length === 0) continue;
    console.log(`\n${set}, ${name}`);
    for (const line of what) console.log(`  ${line}`);
  }
}
