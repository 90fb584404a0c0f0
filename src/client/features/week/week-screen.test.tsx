import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openMenu } from '#client/ui/testing/open-menu.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { createBlueprint, editOutput, editText } from '#domain/blueprint/change-blueprint.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { addEntries, timelineText, withDay } from '#domain/week/change-timeline.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { offeredDates, offersOf } from '#domain/week/offered-dates.ts';
import { tasksOf } from '#domain/week/task.ts';
import { tickTask } from '#domain/week/tick-task.ts';
import type { WeekActions, WeekModel } from './week-model.ts';
import { WeekScreen } from './week-screen.tsx';

const NOW = '2026-11-18T12:00:00.000Z';
const TODAY = '2026-11-18';
const PLAN = `## Event checklist

- [ ] Ask the library about seats
- [ ] Print the cards
- [x] Ask your nephew

## Schedule

| Day | Topic |
|---|---|
| Friday, November 20 | Scales can wait |
| Sunday, November 22 | First recital |
`;

function blueprintWith(plan: string): Blueprint {
  const card = { title: 'Marketing Event', description: 'Design an event for people' };
  const id = '00000000-0000-4000-8000-000000000001';
  const empty = createBlueprint({ id, type: 'event', ...card, now: NOW });
  return editOutput(empty, plan, { origin: 'generated', at: NOW, writtenFrom: {} }, NOW);
}

/** The screen over a blueprint that changes as the workspace would change it. */
function show(plan = PLAN, facts: Record<string, string> = { restDays: 'Sunday' }) {
  const state = { blueprint: blueprintWith(plan) };
  const openPlan = vi.fn();
  const change = (next: Blueprint) => {
    state.blueprint = next;
    redraw();
  };
  const write = (timeline: Blueprint['content']['timeline']) =>
    change(editText(state.blueprint, 'timeline', timelineText(state.blueprint, timeline), NOW));
  const actions: WeekActions = {
    tick(task, isDone) {
      const ticked = tickTask(state.blueprint.content.aiOutput ?? '', task, isDone);
      if (ticked === null) return false;
      change(editOutput(state.blueprint, ticked, { origin: 'edited', at: NOW, writtenFrom: {} }, NOW));
      return true;
    },
    setDay(task, day) {
      write(withDay(state.blueprint.content.timeline, task, day));
      return 'set';
    },
    addDates(offers) {
      const entries = offers.map(({ entry }) => entry);
      write(addEntries(state.blueprint.content.timeline, entries));
      return entries.length;
    },
    openPlan,
    goHome: vi.fn(),
  };
  function model(): WeekModel {
    const free = freeDaysOf(facts, TODAY);
    const anchors = anchorsOf(facts, TODAY);
    const offers = offersOf(state.blueprint, { anchors, free, today: TODAY });
    const { timeline } = state.blueprint.content;
    return {
      today: TODAY,
      firstDay: 0,
      tasks: tasksOf(state.blueprint, new Set()),
      free,
      anchors,
      offered: offeredDates(offers, timeline),
    };
  }
  const drawn = () => (
    <WeekScreen model={model()} actions={actions} places={null} status={null} notices={null} tools={null} />
  );
  const { rerender } = render(drawn());
  function redraw() {
    rerender(drawn());
  }
  return { state, openPlan };
}

function setDate(title: string, day: string): void {
  fireEvent.click(screen.getByRole('button', { name: `Set a date: ${title}` }));
  fireEvent.change(screen.getByLabelText(`Date: ${title}`), { target: { value: day } });
  fireEvent.blur(screen.getByLabelText(`Date: ${title}`));
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('this week on screen', () => {
  it('suggests open items, ticks them in the plan and keeps a ticked one in sight', () => {
    const { state } = show();
    const next = part('Next steps without a date');
    expect(next.getAllByRole('checkbox')).toHaveLength(2);
    fireEvent.click(next.getByRole('checkbox', { name: 'Print the cards' }));
    expect(state.blueprint.content.aiOutput).toBe(PLAN.replace('[ ] Print', '[x] Print'));
    expect(next.getByRole('checkbox', { name: 'Print the cards' })).toHaveProperty('checked', true);
    fireEvent.click(next.getByRole('checkbox', { name: 'Print the cards' }));
    expect(state.blueprint.content.aiOutput).toBe(PLAN);
  });

  it('offers the dates of a plan in one go, on free days, and takes only what is chosen', () => {
    const { state } = show();
    expect(screen.getByText('The plan says Nov 22, a rest day.')).toBeTruthy();
    const found = within(screen.getByRole('list', { name: 'Dates found in your plans' }));
    fireEvent.click(found.getAllByRole('checkbox')[0] ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Put this one in my calendar' }));
    expect(state.blueprint.content.timeline).toEqual([
      { title: 'First recital', date: '2026-11-23', description: 'Schedule' },
    ]);
  });

  it('takes all the dates it has put into the calendar out again, and only those', () => {
    const { state } = show();
    setDate('Print the cards', '2026-11-19');
    const before = state.blueprint.content.timeline;
    fireEvent.click(screen.getByRole('button', { name: 'Put these 2 in my calendar' }));
    expect(state.blueprint.content.timeline).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state.blueprint.content.timeline).toEqual(before);
    expect(screen.getByRole('button', { name: 'Put these 2 in my calendar' })).toBeTruthy();
  });

  it('moves a task to next week, with a way back', () => {
    const { state } = show();
    setDate('Print the cards', '2026-11-19');
    expect(state.blueprint.content.timeline[0]?.date).toBe('2026-11-19');
    openMenu(screen.getByRole('button', { name: 'More for: Print the cards' }));
    const [move] = part('In these seven days').getAllByRole('button', {
      name: 'Move to next week',
      hidden: true,
    });
    fireEvent.click(move ?? document.body);
    expect(state.blueprint.content.timeline[0]?.date).toBe('2026-11-26');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(state.blueprint.content.timeline[0]?.date).toBe('2026-11-19');
  });

  it('puts aside what is not for this person, and brings it back from the calendar', () => {
    show();
    openMenu(screen.getByRole('button', { name: 'More for: Ask the library about seats' }));
    const [notForMe] = part('Next steps without a date').getAllByRole('button', {
      name: 'Not for me',
      hidden: true,
    });
    fireEvent.click(notForMe ?? document.body);
    expect(screen.queryByRole('checkbox', { name: 'Ask the library about seats' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Calendar' }));
    fireEvent.click(
      screen.getByRole('button', { name: 'Bring back: Ask the library about seats', hidden: true }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(screen.getByRole('checkbox', { name: 'Ask the library about seats' })).toBeTruthy();
  });

  it('says what stands on a rest day first in the calendar, with the nearest free day', () => {
    const { state } = show();
    setDate('Print the cards', '2026-11-22');
    fireEvent.click(screen.getByRole('button', { name: 'Calendar' }));
    const first = part('Look at these first');
    expect(first.getByText('Sunday, November 22 is a rest day.')).toBeTruthy();
    expect(
      first.getByText('Open one to see it in its plan, or give it another day in the weeks below.'),
    ).toBeTruthy();
    fireEvent.click(first.getByRole('button', { name: 'Move to Monday, November 23' }));
    expect(state.blueprint.content.timeline[0]?.date).toBe('2026-11-23');
  });

  it('leads to the line of the plan', () => {
    const { openPlan } = show();
    fireEvent.click(
      screen.getAllByRole('button', { name: 'Open the plan: Marketing Event' })[0] ?? document.body,
    );
    expect(openPlan.mock.calls[0]?.[0]).toMatchObject({
      title: 'Ask the library about seats',
      type: 'event',
    });
  });

  it('says what to do when there is no plan yet', () => {
    show('', {});
    expect(screen.getByRole('button', { name: 'Go to my blueprints' })).toBeTruthy();
  });
});
