import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { DeviceDrafts } from '#client/adapters/device/device-drafts.ts';
import type { WriteRequest, WriteResult } from '#client/adapters/openai/openai.ts';
import type { AnalyticsEvent } from '#client/adapters/page/analytics.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { createGeneration } from '#client/state/generation.ts';
import { createPlanDrafts } from '#client/state/plan-draft.ts';
import { createSettingsStore } from '#client/state/settings.ts';
import { type Blueprint, type OutputFacts, saveOutput } from '#domain/blueprint/blueprint.ts';
import { AppError } from '#domain/errors.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';

export const IDENTITY = sampleBlueprint({
  answers: ['I taught piano.', 'They freeze.', 'Open about faith.'],
});
export const AUDIENCE: Blueprint = {
  ...sampleBlueprint({ type: 'audience', answers: ['Late starters.', 'A birthday.', 'They play.'] }),
  id: '11111111-1111-4111-8111-111111111111',
};
export const NOW = '2026-11-20T10:00:00.000Z';

export type Writing = {
  request: WriteRequest;
  finish: (result?: Partial<WriteResult>) => void;
  fail: (error: unknown) => void;
};

/** Generation over an AI that writes when the test says so, and a workspace that keeps everything in memory. */
export function setUpGeneration(
  options: { blueprints?: Blueprint[]; key?: string | null; disk?: Map<string, string> } = {},
) {
  const { blueprints = [IDENTITY, AUDIENCE], key = 'sk-abc123', disk = new Map<string, string>() } = options;
  const keyOf = (id: string, index: number) => `${id}/${index}`;
  const device: DeviceDrafts = {
    load: async () => undefined,
    read: (_uid, id, index) => disk.get(keyOf(id, index)) ?? '',
    write: (_uid, id, index, text) => void disk.set(keyOf(id, index), text),
    clear: (_uid, id, index) => void disk.delete(keyOf(id, index)),
    clearAll: async () => undefined,
    flush: async () => undefined,
  };
  const store = createStore(() => ({
    blueprints: Object.fromEntries(blueprints.map((blueprint) => [blueprint.id, blueprint])),
  })) as unknown as Workspace['store'];
  const saved: { id: string; text: string; facts: OutputFacts }[] = [];
  const flushes: string[] = [];
  const trouble: { onSave: unknown } = { onSave: undefined };
  const actions = {
    flush: () => void flushes.push('flush'),
    async saveOutput(id: string, text: string, facts: OutputFacts) {
      if (trouble.onSave) throw trouble.onSave;
      const found = store.getState().blueprints[id];
      if (!found) throw new AppError('not-found');
      saved.push({ id, text, facts });
      const blueprint = saveOutput(found, text, facts, NOW);
      store.setState((state: WorkspaceState) => ({ blueprints: { ...state.blueprints, [id]: blueprint } }));
    },
  } as unknown as Workspace['actions'];
  const settings = createSettingsStore(null);
  if (key) settings.getState().setOpenAIKey(key);
  const counted: AnalyticsEvent[] = [];
  const writings: Writing[] = [];
  const timers: (() => void)[] = [];
  const clock = {
    after: (_ms: number, run: () => void) => {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
  };
  const generation = createGeneration({
    workspace: { store, actions },
    settings,
    drafts: createPlanDrafts('me', device, clock),
    now: () => NOW,
    count: (event) => void counted.push(event),
    write: (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new AppError('ai-aborted')));
        writings.push({
          request,
          finish: (result = {}) => resolve({ finish: 'stop', ...result }),
          fail: reject,
        });
      }),
  });
  async function writing(index = 0): Promise<Writing> {
    return vi.waitFor(
      () => {
        const found = writings[index];
        if (!found) throw new Error('nothing was asked of the AI yet');
        return found;
      },
      { timeout: 5_000 },
    );
  }
  return { generation, store, saved, trouble, settings, writings, writing, disk, timers, counted, flushes };
}
