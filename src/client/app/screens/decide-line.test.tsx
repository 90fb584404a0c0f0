import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSignedInLife, type SignedInLife } from '#client/app/signed-in-life.ts';
import { DecideHero } from '#client/features/decisions/decide-line.tsx';
import { openDecisionsOf } from '#client/features/decisions/open-decisions.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

function show(answers: Partial<Record<BlueprintType, readonly string[]>>) {
  const workspace = createWorkspace(new SimulatedDevice().tab());
  for (const [type, given] of Object.entries(answers)) {
    const about = { title: type, description: 'What it is about' };
    const id = workspace.actions.openTopic(type as BlueprintType, about);
    for (const [index, answer] of given.entries()) workspace.actions.submitAnswer(id, index, answer);
  }
  const life = createSignedInLife({
    uid: 'ann',
    config: {} as SignedInLife['config'],
    services: {} as SignedInLife['services'],
    workspace,
  });
  const ignore = () => undefined;
  render(<DecideHero life={life} onDecide={ignore} onOpenWeek={ignore} done="Done" unread="Reading" />);
  return openDecisionsOf(life);
}

const SALES = ['They pay me the $280.', 'Worries', 'Notes'];

it('counts all open decisions on the page, and names the first', async () => {
  const open = show({ fulfillment: ['A group', 'Songs', '$290, or two payments of $150.'], sales: SALES });
  const hero = await screen.findByRole('region', { name: '2 things to decide' });
  expect(open.getState().open.map(({ kind }) => kind)).toEqual(['two-values', 'sum']);
  expect(hero.textContent).toContain('First: What does your offer cost?');
});

it('says that all have two values only if they do', async () => {
  show({ fulfillment: ['A group', 'Songs', '$290.'], sales: SALES });
  expect(await screen.findByRole('region', { name: 'You said 1 thing two ways' })).toBeTruthy();
});
