import { SHOWN_AT_FIRST } from '#content/decisions/shown-at-first.ts';
import { personaNames } from '#scripts/example/persona.ts';
import { measureDoubles } from './doubles.ts';
import { measureHours } from './hours.ts';
import { measureKinds } from './kinds.ts';
import { type MeasuredLife, measureDecisions, withExpected } from './measure-decisions.ts';
import { recordedLaunch, weekByHand } from './recorded-launch.ts';
import { recordedLives } from './recorded-life.ts';
import { unseenLives } from './unseen-launches.ts';

// npm run lab -- one-launch [PERSON]: measures nineteen plans together. One file per measure; each prints its own lines.
const [, , asked] = process.argv;
const NAMES = {
  answers: 'answers only',
  small: 'with all plans',
  before: 'with the plans of the first edition',
  plans: 'with plans',
};
const people = personaNames().filter((name) => !asked || name === asked);
const recorded = people.flatMap(recordedLives).flatMap(withExpected);

printDecisions('of recorded people, on whom the rules were made', recorded);
printDecisions(
  'of launches that were written by hand for this, and listed before anything was run on them',
  unseenLives(asked),
);
if (SHOWN_AT_FIRST > 7) process.exitCode = 1;

function printDecisions(title: string, lives: readonly MeasuredLife[]): void {
  if (lives.length === 0) return;
  const sums = { right: 0, wrong: 0, missed: 0 };
  for (const life of lives) {
    const { right, wrong, missed } = measureDecisions(life);
    const found = right.length + wrong.length;
    console.log(`${life.name}, ${NAMES[life.set]}`);
    for (const one of wrong) console.log(`  wrong   ${one}`);
    for (const one of missed) console.log(`  missed  ${one}`);
    console.log(
      `  decisions: ${found} found, ${right.length + missed.length} expected; precision ${share(right.length, found)}, ` +
        `recall ${share(right.length, right.length + missed.length)}; ` +
        `${Math.min(found, SHOWN_AT_FIRST)} shown before anything is opened (at most 7)`,
    );
    sums.right += right.length;
    sums.wrong += wrong.length;
    sums.missed += missed.length;
  }
  const precision = sums.right / (sums.right + sums.wrong);
  const recall = sums.right / (sums.right + sums.missed);
  console.log(
    `Decisions ${title}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (both at least 0.9)\n`,
  );
  if (precision < 0.9 || recall < 0.9) process.exitCode = 1;
}

for (const name of people) {
  const launch = recordedLaunch(name);
  const hand = weekByHand(name);
  if (!launch || !hand) continue;
  console.log(`\n${name}, the week`);
  const lines = [
    ...measureKinds(launch, hand),
    ...measureDoubles(launch, hand),
    ...measureHours(launch, hand.today),
  ];
  for (const line of lines) console.log(line);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '1.000' : (part / whole).toFixed(3);
}
