import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { personaNames, readPersona } from '#scripts/example/persona.ts';
import { type RecordingSet, readPlan, SETS } from '#scripts/example/recording-files.ts';
import { metricsOf, type ReadTogether, readTogether } from './together/read-together.ts';

// npm run lab -- together [PERSONA] [SET...]: compares one person's recorded plans with each other.
const [persona, ...sets] = process.argv.slice(2);
const names = persona === undefined ? personaNames() : [persona];
const wanted = SETS.filter((set) => sets.length === 0 || sets.includes(set));
const figures: [string, ReturnType<typeof metricsOf>][] = [];

for (const name of names) {
  for (const set of wanted) {
    const read = readSet(name, set);
    if (read === undefined) continue;
    print(`${name} ${set}`, read);
    figures.push([`${name} ${set}`, metricsOf(read)]);
  }
}
printFigures();

function readSet(name: string, set: RecordingSet): ReadTogether | undefined {
  const { answers, truth, today } = readPersona(name);
  const plans = BLUEPRINT_TYPES.flatMap((topic) => {
    const text = readPlan({ persona: name, set, topic });
    return text === undefined ? [] : [{ topic, text }];
  });
  const isRecorded = plans.length > 0 && (set !== 'large' || hasOwn(name, set));
  return isRecorded ? readTogether({ plans, answers, truth, today }) : undefined;
}

function hasOwn(name: string, set: RecordingSet): boolean {
  return BLUEPRINT_TYPES.some(
    (topic) => readPlan({ persona: name, set, topic }) !== readPlan({ persona: name, set: 'small', topic }),
  );
}

function print(title: string, read: ReadTogether) {
  console.log(`\n${'='.repeat(100)}\n${title}\n`);
  for (const { kind, value, topics } of read.mentions) {
    console.log(`${kind.padEnd(8)}${value.slice(0, 60).padEnd(62)}${topics.join(', ')}`);
  }
  console.log('\nWhat plans must not say in two ways');
  for (const { kind, values } of read.facts) {
    for (const { value, topics } of values)
      console.log(`${kind.padEnd(16)}${value.padEnd(28)}${topics.join(', ')}`);
  }
  console.log('\nDisagreements');
  for (const { kind, values, namedIn } of read.disagreements) {
    console.log(
      `  ${kind}: ${values.join(' against ')}, ${namedIn ? `named in ${namedIn}` : 'NAMED NOWHERE'}`,
    );
  }
  console.log(`\nGaps: ${read.gaps.length}, ${read.differentGaps} different`);
  for (const { topic, need } of read.answeredGaps)
    console.log(`  ${topic} asks for what an answer says: ${need}`);
  console.log('\nEmails by month');
  for (const { month, days, over } of read.months) {
    console.log(
      `  ${month}: ${days.map((day) => day.slice(5)).join(', ')}${over > 0 ? `, ${over} over the rhythm` : ''}`,
    );
  }
  for (const { topic, section, over } of read.undated) {
    console.log(`  ${topic}, ${section}: ${over} over the rhythm in a month`);
  }
  for (const { topic, section, day, text } of read.onFreeDays) {
    console.log(`  on a day to keep free: ${day}, ${topic}, ${section}: ${text.slice(0, 80)}`);
  }
}

function printFigures() {
  const [first] = figures;
  if (first === undefined) return console.log('Nothing is recorded yet.');
  console.log(
    `\n${'='.repeat(100)}\n${''.padEnd(32)}${figures.map(([title]) => title.padStart(14)).join('')}`,
  );
  for (const row of Object.keys(first[1]) as (keyof (typeof first)[1])[]) {
    console.log(`${row.padEnd(32)}${figures.map(([, values]) => String(values[row]).padStart(14)).join('')}`);
  }
}
