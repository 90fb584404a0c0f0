import { expect, it } from 'vitest';
import { checklistLines, planLines } from '#domain/reading/plan-lines.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { readTasks } from '#domain/week/task.ts';
import { recordedPlans } from '#domain/week/testing/date-figures.ts';
import { findDates } from './find-dates.ts';
import { saidDayOf } from './said-day.ts';

const CREATED = '2026-11-19T12:00:00.000Z';
const planned = (output: string) => ({ ...sampleBlueprint({ type: 'event', output }), createdAt: CREATED });
const saidDays = (output: string) => readTasks(planned(output)).map(({ saidDay }) => saidDay);

it.each([
  ['Make a PayPal link (45 min) – by Friday, December 18, 2026', '2026-12-18'],
  ['Friday, November 20, 2026: call the vet', '2026-11-20'],
  ['Ask for the hall on January 14 – by Monday, November 23, 2026', '2026-11-23'],
  ['Ask the January people for a sentence', undefined],
  ['Print 30 cards', undefined],
])('the day that a line says: %s', (words, day) => {
  expect(saidDays(`## Preparation\n\n- [ ] ${words}\n`)).toEqual([day]);
});

it('comes from the heading above, too, and not from a message or from a day of its own', () => {
  expect(saidDays('## Countdown\n\n### Monday, November 30, 2026\n\n- [ ] Sweep\n')).toEqual(['2026-11-30']);
  const message = '### Email · Monday, November 30, 2026 · to the list';
  expect(saidDays(`## Emails\n\n${message}\n\n- [ ] Bring socks\n`)).toEqual([undefined]);
  const blueprint = planned('## List\n\n- [ ] Sweep – by Friday, December 4, 2026\n');
  const [task] = readTasks(blueprint);
  const timeline = [{ title: task?.title ?? '', date: '2026-12-02', description: 'List' }];
  const [put] = readTasks({ ...blueprint, content: { ...blueprint.content, timeline } });
  expect([put?.day, put?.saidDay]).toEqual(['2026-12-02', undefined]);
});

it('of "04/02", only the whole plan shows whether it is in April', () => {
  expect(saidDays('## List\n\n- [ ] Sweep – by 04/02/2027\n')).toEqual([undefined]);
});

it('is the first day that is offered for the same line, in every recorded plan', () => {
  const since = '2026-11-15';
  const plans = recordedPlans();
  const compared = plans.flatMap(({ name, type, text }) => {
    const found = findDates({ type, lines: planLines(text), since }, {});
    return checklistLines(text).map((line) => {
      const offered = found.find(({ line: { at }, words }) => at === line.at && words === undefined);
      return [`${name}: ${line.words}`, saidDayOf(line, since), offered?.day ?? null] as const;
    });
  });
  expect(plans.length).toBeGreaterThan(30);
  expect(compared.filter(([, said]) => said !== null).length).toBeGreaterThan(50);
  expect(compared.filter(([, said, offered]) => said !== offered)).toEqual([]);
});
