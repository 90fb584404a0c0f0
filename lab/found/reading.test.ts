import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { amountsIn } from '#domain/reading/amounts-in.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import { daysIn } from '#domain/reading/days-in.ts';
import { paymentsIn } from '#domain/reading/figures/payments-in.ts';
import { placesNamed } from '#domain/reading/figures/places-named.ts';
import { labeledLine } from '#domain/reading/labeled-line.ts';
import { messageHeading } from '#domain/reading/message-heading.ts';
import { numbersIn, percentagesIn } from '#domain/reading/numbers-in.ts';
import { plainWords, withoutSpeech } from '#domain/reading/plain-words.ts';
import { planLines } from '#domain/reading/plan-lines.ts';
import { planSections } from '#domain/reading/plan-sections.ts';
import { planSentences } from '#domain/reading/plan-sentences.ts';
import { answerSentences } from '#domain/reading/sentences-in.ts';
import { sourceLines } from '#domain/reading/source-lines.ts';

const FOLDERS = ['ana/small', 'ruth/settled'];
const since = '2026-11-16';
const whole = (all: readonly unknown[]) => `${all.length} ${fingerprint(JSON.stringify(all))}`;

// If you change this list on purpose, review the changes: vitest -u rewrites it.
it('days, amounts, numbers and lines of recorded plans stay the same', async () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(`recordings/${folder}`)
      .filter((name) => name.endsWith('.reply.md'))
      .flatMap((name) => {
        const plan = readFileSync(`recordings/${folder}/${name}`, 'utf8');
        const lines = plan.split('\n');
        return [
          `${folder}/${name}`,
          `  lines ${whole(planLines(plan))}, in the source ${whole(sourceLines(plan))}, sections ${whole(planSections(plan))}`,
          `  sentences ${whole(answerSentences(plan))}, plain ${whole(lines.map(plainWords))}, without speech ${whole(lines.map(withoutSpeech))}`,
          `  labels ${whole(lines.flatMap((line) => labeledLine(line) ?? []))}, headings ${whole(lines.flatMap((line) => messageHeading(line) ?? []))}`,
          ...planSentences(plan).flatMap(({ text, range, isOpenPoint }) => {
            const said = [
              ...daysIn(text, since).map(({ day, start, end }) => `${day} ${start}-${end}`),
              ...dayRangesIn(text, since).map((one) => `range ${JSON.stringify(one)}`),
              ...amountsIn(text).map(({ value, start }) => `$${value} ${start}`),
              ...numbersIn(text).map(({ value, start }) => `${value} ${start}`),
              ...percentagesIn(text).map(({ value, start }) => `${value} % ${start}`),
              ...paymentsIn(text).map(({ count, each, amount }) => `${count} × ${each} ${amount}`),
              ...placesNamed(text).map(({ value, start }) => `${value} places ${start}`),
            ];
            const place = `${range.start}-${range.end}${isOpenPoint ? ' open' : ''}`;
            return said.length === 0 ? [] : [`  ${place} ${text.slice(0, 60)}: ${said.join(', ')}`];
          }),
        ];
      }),
  );
  expect(found.length).toBeGreaterThan(500);
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('../../recordings/found/reading.txt');
});
