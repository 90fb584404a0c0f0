import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { createBlueprint, editOutput } from '#domain/blueprint/change-blueprint.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { addEntries } from '#domain/week/change-timeline.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { offeredDates, planDates } from '#domain/week/offered-dates.ts';
import { tasksOf } from '#domain/week/task.ts';

const NOW = '2026-11-18T12:00:00.000Z';
const TODAY = '2026-11-18';
const READING = { anchors: anchorsOf({}, TODAY), free: freeDaysOf({}, TODAY), today: TODAY };

const PLAN = `## Email schedule

| Day | Subject | Ask |
|---|---|---|
| Tuesday, January 12, 2027 | Ten Mondays for $290 | Reply |
| Tuesday, January 19, 2027 | Two payments or $290 at once | Sign up |

## Checklist

- [ ] Make the PayPal link for $290 by Friday, January 8, 2027
- [ ] Print 45 cards

## After

- Monday, March 15, 2027: call those who asked
`;

function blueprintWith(plan: string, timeline: readonly TimelineEntry[] = []): Blueprint {
  const id = '6f0c1b1e-4f3b-4c8e-9d55-0a6f6a0d1c11';
  const empty = createBlueprint({
    id,
    type: 'event',
    title: 'A title',
    description: 'A description',
    now: NOW,
  });
  const written = editOutput(empty, plan, { origin: 'generated', at: NOW, writtenFrom: {} }, NOW);
  return { ...written, content: { ...written.content, timeline: [...timeline] } };
}

const offersOf = (blueprint: Blueprint) =>
  offeredDates(planDates(blueprint, READING).offers, { entries: blueprint.content.timeline, launchDays: [] });

/** With every date of the plan on the calendar. */
function dated(plan = PLAN): Blueprint {
  const blueprint = blueprintWith(plan);
  return blueprintWith(
    plan,
    addEntries(
      [],
      offersOf(blueprint).map(({ entry }) => entry),
    ),
  );
}

const titles = (blueprint: Blueprint) =>
  tasksOf(blueprint, new Set()).flatMap(({ title, day }) => (day === null ? [] : [title]));

describe('an entry follows its line', () => {
  it('a price replaced in the plan: each entry says the new one, nothing is offered again, nothing is doubled', () => {
    const before = dated();
    expect(before.content.timeline).toHaveLength(4);
    const after = blueprintWith(PLAN.replaceAll('$290', '$350'), before.content.timeline);
    expect(titles(after)).toEqual([
      'Make the PayPal link for $350 by Friday, January 8, 2027',
      'Ten Mondays for $350 · Reply',
      'Two payments or $350 at once · Sign up',
      'Call those who asked',
    ]);
    expect(offersOf(after)).toEqual([]);
    expect(tasksOf(after, new Set()).filter(({ isGone }) => isGone)).toEqual([]);
  });

  it('its key stays, so other calendars and ticks recognize it', () => {
    const before = dated();
    const after = blueprintWith(PLAN.replaceAll('$290', '$350'), before.content.timeline);
    const keys = (of: Blueprint) =>
      tasksOf(of, new Set()).flatMap(({ key, day }) => (day === null ? [] : [key]));
    expect(keys(after)).toEqual(keys(before));
  });

  it('a reworded line takes its entry along; a deleted one says so', () => {
    const before = dated();
    const reworded = PLAN.replace('Ten Mondays for $290', 'Ten Mondays at the piano for $290').replace(
      /- Monday, March.*\n/,
      '',
    );
    const tasks = tasksOf(blueprintWith(reworded, before.content.timeline), new Set());
    expect(tasks.find(({ day }) => day === '2027-01-12')).toMatchObject({
      title: 'Ten Mondays at the piano for $290 · Reply',
    });
    expect(tasks.filter(({ isGone }) => isGone).map(({ day }) => day)).toEqual(['2027-03-15']);
    expect(offersOf(blueprintWith(reworded, before.content.timeline))).toEqual([]);
  });

  it('one that was moved by hand is not offered again, and the plan’s own day is known', () => {
    const { content } = dated();
    const moved = content.timeline.map((entry) =>
      entry.date === '2027-01-12' ? { ...entry, date: '2027-02-02' } : entry,
    );
    const blueprint = blueprintWith(PLAN, moved);
    expect(offersOf(blueprint)).toEqual([]);
    const { saidDays } = planDates(blueprint, READING);
    expect(saidDays.get(moved.find(({ date }) => date === '2027-02-02') ?? moved[0] ?? PLACEHOLDER)).toBe(
      '2027-01-12',
    );
  });

  it('rows with the same words keep a day each', () => {
    const plan =
      '## Schedule\n\n| Day | Topic |\n|---|---|\n| January 12, 2027 | Post a song |\n| January 19, 2027 | Post a song |\n';
    const one = blueprintWith(plan, [{ title: 'Post a song', date: '2027-01-12', description: 'Schedule' }]);
    expect(offersOf(one).map(({ entry }) => entry.date)).toEqual(['2027-01-19']);
  });

  it('a plan that is empty for a moment takes no entry away', () => {
    const { content } = dated();
    expect(tasksOf(blueprintWith('', content.timeline), new Set()).some(({ isGone }) => isGone)).toBe(false);
  });

  it('a price that starts with the old one is another price', () => {
    const after = blueprintWith(PLAN.replaceAll('$290', '$2900'), dated().content.timeline);
    expect(titles(after)).toContain('Ten Mondays for $2900 · Reply');
  });

  it('whatever prices and days are replaced, no entry is lost, doubled or offered again', () => {
    const amount = fc.integer({ min: 1, max: 9_999 }).map((price) => `$${price}`);
    fc.assert(
      fc.property(amount, fc.constantFrom('2027', '2028'), (price, year) => {
        const before = dated();
        const after = blueprintWith(
          // The year first: a price of $2027 is no year.
          PLAN.replaceAll('2027', year).replaceAll('$290', price),
          before.content.timeline,
        );
        expect(titles(after)).toHaveLength(4);
        expect(offersOf(after)).toEqual([]);
        expect(titles(after).filter((title) => title.includes('$'))).toHaveLength(3);
        for (const title of titles(after)) if (title.includes('$')) expect(title).toContain(price);
        if (price !== '$290') expect(titles(after).join(' ')).not.toMatch(/\$290(?!\d)/);
      }),
      { numRuns: 50 },
    );
  });
});

const PLACEHOLDER: TimelineEntry = { title: '', date: '', description: '' };
