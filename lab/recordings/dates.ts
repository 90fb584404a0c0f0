import { planLines } from '#domain/reading/plan-lines.ts';
import { type DateList, dateMetrics, recordedPlans } from '#domain/week/testing/date-figures.ts';

// npm run lab -- dates: precision and recall of dates and tasks in plans, compared with handmade lists in recordings/.
const LISTS: readonly (readonly [DateList, string])[] = [
  ['by-hand', 'tuned: the reader was made with this list in view'],
  ['first', 'tuned since it was first measured'],
  ['second', 'tuned since it was first measured'],
  ['third', 'tuned since it was first measured'],
];
for (const [list, kind] of LISTS) {
  const { plans, changed, blind, right, wrong, missed, precision, recall } = dateMetrics(list);
  for (const line of wrong) console.log(`wrong   ${line}`);
  for (const line of missed) console.log(`missed  ${line}`);
  for (const name of changed) console.log(`left out, recorded anew since the list was made: ${name}`);
  const items = recordedPlans(list).flatMap(({ text }) =>
    planLines(text).filter(({ boxAt }) => boxAt !== undefined),
  );
  console.log(
    `\ndates-${list}.json (${kind}): ${plans} plans read, ${items.length} checklist items.\n` +
      `Dates: ${right} right, ${wrong.length} wrong, ${missed.length} missed. ` +
      `Precision ${precision.toFixed(3)} (at least 0.95), recall ${recall.toFixed(3)} (at least 0.9).\n`,
  );
  if (blind)
    console.log(`Blind, before the reader was changed for it: ${blind.precision} and ${blind.recall}.\n`);
  if (precision < 0.95 || recall < 0.9) process.exitCode = 1;
}
