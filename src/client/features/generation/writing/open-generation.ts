import { loadSdk, writePlan } from '#client/adapters/openai/openai.ts';
import { nextFrame } from '#client/adapters/page/after-frame.ts';
import type { Analytics } from '#client/adapters/page/analytics.ts';
import { browserClock } from '#client/adapters/page/browser-clock.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { AiSettings } from './ai-settings.ts';
import { createGeneration, type GenerationStore } from './generation.ts';
import { createPlanDrafts } from './plan-draft.ts';

/** Generation over the real browser. One per workspace; `close()` it together with the workspace. */
export function openGeneration(
  workspace: Workspace,
  settings: AiSettings,
  count?: Analytics['count'],
): GenerationStore {
  return createGeneration({
    workspace,
    settings,
    drafts: createPlanDrafts(workspace, browserClock),
    write: writePlan,
    now: () => new Date().toISOString(),
    pause: nextFrame,
    ...(count && { count }),
  });
}

/** Fetches the AI package and the prompts ahead of the first click; a failure shows up again when they are needed. */
export function warmGeneration(): void {
  void Promise.allSettled([loadSdk(), import('#content/catalog.ts')]);
}
