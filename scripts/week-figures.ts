import { planLines } from '#domain/week/finding/plan-lines.ts';
import { dateFigures, recordedPlans } from '#domain/week/testing/date-figures.ts';

// npm run week-figures: how well dates and tasks are found in the recorded plans, against recordings/dates-by-hand.json.
const { plans, changed, right, wrong, missed, precision, recall } = dateFigures();
for (const line of wrong) console.log(`wrong   ${line}`);
for (const line of missed) console.log(`missed  ${line}`);
for (const name of changed) console.log(`left out, recorded anew since the list was made: ${name}`);
const items = recordedPlans().flatMap(({ text }) =>
  planLines(text).filter(({ boxAt }) => boxAt !== undefined),
);
console.log(
  `\n${plans} plans read, ${items.length} checklist items.\n` +
    `Dates: ${right} right, ${wrong.length} wrong, ${missed.length} missed. ` +
    `Precision ${precision.toFixed(3)} (at least 0.95), recall ${recall.toFixed(3)} (at least 0.9).`,
);
if (precision < 0.95 || recall < 0.9) process.exitCode = 1;
