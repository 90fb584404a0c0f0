import { expect, it } from 'vitest';
import { editOutput } from '#domain/blueprint/change-blueprint.ts';
import { planChecker } from '#domain/checks/check-book.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { toTheEnd } from '#domain/to-the-end.ts';
import { anchorsOf } from './anchors.ts';
import { freeDaysOf } from './free-days.ts';
import { planDates } from './offered-dates.ts';

// Seven in the evening of November 14 in Los Angeles, already the next day in Greenwich.
const EVENING = '2026-11-15T03:00:00.000Z';
const HERE = '2026-11-14';
const facts = { origin: 'generated', at: EVENING, writtenFrom: {} } as const;
const PLAN = '## List\n\n- [ ] Saturday, November 14: call the library\n- [ ] November 15: print the cards\n';
const blueprint = editOutput(sampleBlueprint({ type: 'event' }), PLAN, facts, EVENING);

it('a plan written in the evening means the same evening by its date, not next year’s', () => {
  const reading = { anchors: anchorsOf({}, HERE), free: freeDaysOf({}, HERE), today: HERE };
  expect(planDates(blueprint, reading).offers.map(({ offer }) => offer.entry.date)).toEqual([
    '2026-11-14',
    '2026-11-15',
  ]);
});

it('and its own day has the right weekday', () => {
  const tables = { labels: {}, questions: {}, cues: {} } as unknown as Parameters<
    typeof planChecker
  >[0]['tables'];
  const check = planChecker({ blueprints: [], sheet: null, tables, today: HERE });
  expect(toTheEnd(check(blueprint)).map(({ words }) => words)).toEqual([]);
});
