import { createStore } from 'zustand/vanilla';
import type { WriteRequest } from '#client/adapters/openai/openai.ts';
import type { WriteResult } from '#client/adapters/openai/openai-reply.ts';
import type { AnalyticsEvent } from '#client/adapters/page/analytics.ts';
import { nextTask } from '#client/adapters/page/breathe.ts';
import { createGeneration } from '#client/features/generation/writing/generation.ts';
import { createPlanDrafts } from '#client/features/generation/writing/plan-draft.ts';
import type { WritingTabs } from '#client/features/generation/writing/writing-tabs.ts';
import { createSettingsStore } from '#client/features/settings/settings-store.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import type { Blueprint, DraftKey, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { draftOutput, editDraft, saveOutput } from '#domain/blueprint/change-blueprint.ts';
import { AppError } from '#domain/errors.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { eventually } from '#domain/testing/eventually.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';

export const IDENTITY = sampleBlueprint({
  answers: ['I taught piano.', 'They freeze.', 'Open about faith.'],
});
export const AUDIENCE: Blueprint = {
  ...sampleBlueprint({ type: 'audience', answers: ['Late starters.', 'A birthday.', 'They play.'] }),
  id: '11111111-1111-4111-8111-111111111111',
};
const ONE_TAB: WritingTabs = {
  begin: () => () => undefined,
  isWriting: async () => false,
  whenFree: () => () => undefined,
  finishOthers: async () => undefined,
  onFinish: () => undefined,
  close: () => undefined,
};
export const NOW = '2026-11-20T10:00:00.000Z';

export type Writing = {
  request: WriteRequest;
  finish: (result?: Partial<WriteResult>) => void;
  fail: (error: unknown) => void;
};

type Options = {
  blueprints?: Blueprint[];
  sheet?: FactSheet | null;
  key?: string | null;
  pause?: () => Promise<void>;
  /** State shared by this browser's tabs. Absent: only one tab. */
  tabs?: WritingTabs;
};

/** Generation with an AI controlled by the test, and a workspace in memory. */
export function setUpGeneration(options: Options = {}) {
  const { blueprints = [IDENTITY, AUDIENCE], sheet = null, key = 'sk-abc123' } = options;
  const store = createStore(() => ({
    blueprints: Object.fromEntries(blueprints.map((blueprint) => [blueprint.id, blueprint])),
    sheet,
  })) as unknown as Workspace['store'];
  const saved: { id: string; text: string; facts: OutputFacts }[] = [];
  const flushes: string[] = [];
  const trouble: { onSave: unknown } = { onSave: undefined };
  const put = (blueprint: Blueprint) =>
    store.setState((state: WorkspaceState) => ({
      blueprints: { ...state.blueprints, [blueprint.id]: blueprint },
    }));
  const draftOf = (id: string) => store.getState().blueprints[id]?.content.drafts?.aiOutput ?? '';
  const actions = {
    flush: () => void flushes.push('flush'),
    written: async () => undefined,
    editDraft(id: string, of: DraftKey, text: string) {
      const found = store.getState().blueprints[id];
      if (found) put(editDraft(found, of, text, NOW));
    },
    draftOutput(id: string, text: string, facts: OutputFacts) {
      const found = store.getState().blueprints[id];
      if (found) put(draftOutput(found, text, facts, NOW));
    },
    async saveOutput(id: string, text: string, facts: OutputFacts) {
      if (trouble.onSave) throw trouble.onSave;
      const found = store.getState().blueprints[id];
      if (!found) throw new AppError('not-found');
      saved.push({ id, text, facts });
      put(saveOutput(found, text, facts, NOW));
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
    drafts: createPlanDrafts({ store, actions }, clock),
    tabs: options.tabs ?? ONE_TAB,
    now: () => NOW,
    pause: options.pause ?? nextTask,
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
    return eventually(() => {
      const found = writings[index];
      if (!found) throw new Error('nothing was asked of the AI yet');
      return found;
    });
  }
  return {
    generation,
    store,
    saved,
    trouble,
    settings,
    writings,
    writing,
    draftOf,
    timers,
    counted,
    flushes,
  };
}
