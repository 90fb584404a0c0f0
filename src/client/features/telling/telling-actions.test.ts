import { expect, it } from 'vitest';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';
import { tellingActions } from './telling-actions.ts';

it('a file name is shortened so that it can be saved', async () => {
  const workspace = createWorkspace(new SimulatedDevice().tab());
  await Promise.resolve();
  tellingActions(workspace).add('file', 'Words', `${'a'.repeat(59)}😀 my flyer`);
  const [source] = workspace.store.getState().documents.telling[TELLING_ID]?.sources ?? [];
  expect(source?.name).toHaveLength(60);
  expect(source?.name.isWellFormed()).toBe(true);
});
