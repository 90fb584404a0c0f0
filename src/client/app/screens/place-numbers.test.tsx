import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CountedPlaces, placeCountsOf } from '#client/app/shell/counted-places.tsx';
import { undecidedOf } from '#client/app/shell/undecided-facts.ts';
import { createSignedInLife, type SignedInLife } from '#client/app/signed-in-life.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { PlaceNumbers } from './place-numbers.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 12) }));
afterEach(() => void vi.useRealTimers());

function show(topics: readonly { type: BlueprintType; answers: readonly string[]; plan?: string }[]) {
  const device = new SimulatedDevice();
  const clock = { now: Date.now, elapsed: device.clock.elapsed, after: device.clock.after };
  const workspace = createWorkspace(device.tab(undefined, { clock }));
  const { actions } = workspace;
  for (const { type, answers, plan } of topics) {
    const id = actions.openTopic(type, { title: `Topic ${type}`, description: 'What it is about' });
    for (const [index, answer] of answers.entries()) actions.submitAnswer(id, index, answer);
    if (plan) actions.editOutput(id, plan);
  }
  const life = createSignedInLife({
    uid: 'ann',
    config: {} as SignedInLife['config'],
    services: {} as SignedInLife['services'],
    workspace,
  });
  render(
    <>
      <CountedPlaces life={life} route={{ go: () => undefined }} current="book" />
      <PlaceNumbers life={life} />
    </>,
  );
  return life;
}

it('shows each place’s count, whichever screen is open', async () => {
  const life = show([
    { type: 'fulfillment', answers: ['A group', 'Songs', '$290 for the ten weeks.'] },
    { type: 'sales', answers: ['They pay me the $280.', 'Worries', 'Notes'] },
    {
      type: 'communications',
      answers: ['a', 'b', 'c'],
      plan: '## Calendar\n\n| Day | Topic | Form |\n|---|---|---|\n| Friday, November 20 | Scales can wait | Email |\n\n## Checklist\n\n- [ ] Print the cards (30 min)\n',
    },
  ]);
  const told: (readonly FactName[])[] = [];
  undecidedOf(life).subscribe(({ facts }) => facts && told.push([...facts]));
  const named = (name: RegExp) => screen.findByRole('link', { name });
  expect(await named(/^Blueprints\W+2 waiting$/), 'two are answered and have no plan').toBeTruthy();
  expect(await named(/^My facts\W+1 waiting$/), 'a price that was said two ways').toBeTruthy();
  expect(await named(/^This week\W+1 waiting$/)).toBeTruthy();
  expect(await named(/^Ready to use\W+1 waiting$/), 'a message of this week').toBeTruthy();
  expect(told, 'and of which fact, never that there is none before anybody looked').toEqual([['offerPrice']]);
});

it('counts again once a new plan has been read', async () => {
  const life = show([{ type: 'communications', answers: ['a', 'b', 'c'] }]);
  await waitFor(() => expect(placeCountsOf(life).getState()).toMatchObject({ dashboard: 1, week: 0 }));
  const { store, actions } = life.workspace;
  const id = store.getState().byType.communications ?? '';
  actions.editOutput(id, '## Checklist\n\n- [ ] Print the cards (30 min)\n');
  await waitFor(() => expect(placeCountsOf(life).getState()).toMatchObject({ dashboard: 0, week: 1 }));
});

it('shows no number for zero', async () => {
  const life = show([
    { type: 'sales', answers: ['They pay', 'Worries', 'Notes'], plan: '## Overview\n\nWords.\n' },
  ]);
  const none = { dashboard: 0, facts: 0, week: 0, kit: 0, book: 0 };
  await waitFor(() => expect(placeCountsOf(life).getState()).toEqual(none));
  expect(screen.queryByText(/waiting/)).toBeNull();
});
