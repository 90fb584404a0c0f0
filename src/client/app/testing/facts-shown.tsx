import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { createRouteStore } from '#client/app/route.ts';
import { FactsSlot } from '#client/app/screens/facts-slot.tsx';
import { createSignedInLife, type SignedInLife } from '#client/app/signed-in-life.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type Topic = { type: BlueprintType; answers: readonly string[]; plan?: string };
/** A person with these topics answered, and some with plans. */
export function beginWith(topics: readonly Topic[], device = new SimulatedDevice()) {
  const workspace = createWorkspace(device.tab());
  const { actions, store } = workspace;
  for (const { type, answers, plan } of topics) {
    const id = actions.openTopic(type, { title: `Topic ${type}`, description: 'What it is about' });
    answers.forEach((answer, index) => {
      actions.submitAnswer(id, index, answer);
    });
    if (plan) actions.editOutput(id, plan);
  }
  const keepVersion = vi.fn(async () => undefined);
  const life = createSignedInLife({
    uid: 'ann',
    config: {} as SignedInLife['config'],
    services: { api: { keepVersion } } as unknown as SignedInLife['services'],
    workspace,
  });
  const planOf = (type: BlueprintType) => {
    const { blueprints, byType } = store.getState();
    return blueprints[byType[type] ?? '']?.content.aiOutput;
  };
  const facts = () => store.getState().sheet?.facts;
  return { device, workspace, life, keepVersion, planOf, facts };
}

/** My facts, wired as in the app. */
export function showFacts(life: SignedInLife) {
  const route = createRouteStore({
    location: { pathname: '/facts', search: '' },
    history: { state: null, pushState: () => {}, replaceState: () => {}, go: () => {} },
    addEventListener: () => {},
  });
  const onOpen = vi.fn();
  render(<FactsSlot life={life} route={route} onOpen={onOpen} places={null} status={null} notices={null} />);
  return { onOpen };
}
