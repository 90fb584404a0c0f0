import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editedFacts, editOutput } from '#domain/blueprint/change-blueprint.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import { addDays, MONTHS } from '#domain/reading/calendar.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { freeDaysOf } from './free-days.ts';
import { planDates } from './offered-dates.ts';

const WRITTEN = '2026-11-10T15:00:00.000Z';
const FACTS = { origin: 'generated', at: WRITTEN, writtenFrom: { answers: 'w1' } } as const;
const momentAfter = (days: number) => `${addDays('2026-11-10', days)}T15:00:00.000Z`;

const spoken = (days: number) => {
  const day = addDays('2026-11-10', days);
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
};

it('a plan’s dates keep the year meant when it was written, however late it is ticked and edited', () => {
  const inLaunch = fc.integer({ min: 0, max: 150 });
  fc.assert(
    fc.property(
      fc.uniqueArray(inLaunch, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 5 }),
      (days, edits) => {
        const plan = `## List\n\n${days.map((day, at) => `- [ ] ${spoken(day)}: Errand number ${at}\n`).join('')}`;
        const written = editOutput(sampleBlueprint({ type: 'event' }), plan, FACTS, WRITTEN);
        const edited = edits.reduce((blueprint, after, nth) => {
          const now = momentAfter(after);
          const text = `${blueprint.content.aiOutput}\nSaid of it, ${nth}.\n`;
          return editOutput(blueprint, text, editedFacts(blueprint, now), now);
        }, written);
        const reading = { anchors: {}, free: freeDaysOf({}, '2026-11-10'), today: '2026-11-10' };
        const meant = days.map((day) => addDays('2026-11-10', day)).sort();
        const read = planDates(edited, reading).offers.map(({ offer }) => offer.entry.date);
        expect(read.sort()).toEqual(meant);
        expect(writtenOn(edited)).toBe('2026-11-09');
      },
    ),
  );
});

it('an edit keeps a plan’s sources; a plan that a person starts is dated that day', () => {
  const written = editOutput(sampleBlueprint(), 'A plan', FACTS, WRITTEN);
  expect(editedFacts(written, momentAfter(70))).toEqual({ ...FACTS, origin: 'edited' });
  const own = { origin: 'edited', at: momentAfter(70), writtenFrom: {} };
  expect(editedFacts(sampleBlueprint(), momentAfter(70))).toEqual(own);
});
