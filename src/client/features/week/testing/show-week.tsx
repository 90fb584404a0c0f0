import { cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import { WeekView } from '#client/features/week/week-view.tsx';
import { ANN, SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

export const WEEK_PLAN = `## Event checklist

- [ ] Ask the library about seats
- [ ] Print the cards
- [x] Ask your nephew

## Content calendar

| Day | Topic |
|---|---|
| Friday, November 20 | Scales can wait |
| Sunday, November 22 | First recital |
`;

/** Twelve hours on one day. */
export const FULL_WEEK = `## Event checklist

${Array.from({ length: 12 }, (_, nth) => `- [ ] Friday, November 20, 2026: write page ${nth + 1} (60 min)`).join('\n')}
`;

/** The week on a simulated device, wired as in the app. */
export function showWeek(
  plan = WEEK_PLAN,
  restDays = 'Sunday',
  more: Partial<Record<FactName, string>> = {},
  type: BlueprintType = 'event',
) {
  const device = new SimulatedDevice();
  // The plan is written today: its dates without a year are the next ones.
  const clock = { now: Date.now, elapsed: device.clock.elapsed, after: device.clock.after };
  const workspace = createWorkspace(device.tab(ANN, { clock }));
  const { store, actions } = workspace;
  const id = actions.openTopic(type, {
    title: 'Marketing Event',
    description: 'Design an event for people',
  });
  if (plan) actions.editOutput(id, plan);
  actions.changeFacts((sheet, now) => confirmFact(sheet, 'restDays', restDays, now));
  for (const [name, words] of Object.entries(more))
    actions.changeFacts((sheet, now) => confirmFact(sheet, name as FactName, words, now));
  const onOpen = vi.fn();
  const view = (
    <WeekView
      life={{ workspace }}
      route={{ go: () => undefined }}
      onOpen={onOpen}
      onHome={() => undefined}
      places={null}
      status={null}
      notices={null}
      renderPicture={() => <p>The launch in time</p>}
    />
  );
  render(view);
  const comeBack = () => {
    cleanup();
    render(view);
  };
  const content = () => {
    const blueprint = store.getState().blueprints[id];
    if (!blueprint) throw new Error('no blueprint');
    return blueprint.content;
  };
  const facts = () => store.getState().sheet?.facts ?? {};
  return { content, facts, onOpen, comeBack, editPlan: (text: string) => actions.editOutput(id, text) };
}
