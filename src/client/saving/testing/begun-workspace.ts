import { expect } from 'vitest';
import { createWorkspace, type Workspace } from '#client/saving/workspace.ts';
import type { SimulatedDevice } from './simulated-deps.ts';

export const CARD = { title: 'Your Identity', description: 'The core of who you are' };

/** A page on which the first answer was given, and saved. */
export async function begun(device: SimulatedDevice): Promise<{ workspace: Workspace; id: string }> {
  const workspace = createWorkspace(device.tab());
  const id = workspace.actions.openTopic('identity', CARD);
  workspace.actions.submitAnswer(id, 0, 'first');
  await device.clock.pass(100);
  expect(workspace.store.getState().saveStatus).toBe('saved');
  return { workspace, id };
}

export const answerOn = (device: SimulatedDevice) => device.server.live('ann')[0]?.content.answers[0];
