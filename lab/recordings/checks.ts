import { hasRecordings, type Measured, measureChecks, type Place } from './measure-checks.ts';

// npm run lab -- checks: precision of the checks of a plan, and how many planted faults they find.
if (!hasRecordings()) console.log('Nothing is recorded yet.');
else print(measureChecks());

function print({ plans, planted, missed, real, wrong, precision, recall }: Measured) {
  for (const one of real)
    console.log(`right   ${where(one)} ${one.kind} “${one.words}”: ${one.quote.slice(0, 140)}`);
  for (const one of wrong)
    console.log(`wrong   ${where(one)} ${one.kind} “${one.words}”: ${one.quote.slice(0, 140)}`);
  for (const one of missed) console.log(`missed  ${where(one)} ${one.kind}: ${one.sentence}`);
  console.log(
    `\n${plans} recorded plans, ${real.length} right findings in them; ${planted} planted faults, ${missed.length} missed; ${wrong.length} wrong findings.`,
  );
  console.log(`precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`);
}

function where({ persona, set, topic }: Place): string {
  return `${persona}/${set}/${topic}`;
}
