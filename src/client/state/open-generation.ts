import type { Analytics } from '#client/adapters/analytics.ts';
import { browserClock } from '#client/adapters/browser-clock.ts';
import type { DeviceDrafts } from '#client/adapters/device-drafts.ts';
import { loadSdk, writePlan } from '#client/adapters/openai.ts';
import { createGeneration, type GenerationStore } from './generation.ts';
import { createPlanDrafts } from './plan-draft.ts';
import type { SettingsStore } from './settings.ts';
import type { Workspace } from './workspace.ts';

/** Generation over the real browser. One per workspace; `close()` it together with the workspace. */
export function openGeneration(
  workspace: Workspace,
  device: DeviceDrafts,
  settings: SettingsStore,
  count?: Analytics['count'],
): GenerationStore {
  const { uid } = workspace.store.getState().user;
  return createGeneration({
    workspace,
    settings,
    drafts: createPlanDrafts(uid, device, browserClock),
    write: writePlan,
    now: () => new Date().toISOString(),
    ...(count && { count }),
  });
}

/** Fetches the AI package and the prompts ahead of the first click; a failure shows up again when they are needed. */
export function warmGeneration(): void {
  void Promise.allSettled([loadSdk(), import('#content/catalog.ts')]);
}
