import { freshId } from '#client/adapters/device/fresh-id.ts';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import { loadSdk, writePlan } from '#client/adapters/openai/openai.ts';
import { nextFrame } from '#client/adapters/page/after-frame.ts';
import type { Analytics } from '#client/adapters/page/analytics.ts';
import { heldLocks } from '#client/adapters/page/tabs/held-locks.ts';
import { createTabChannel } from '#client/adapters/page/tabs/tab-channel.ts';
import { browserTabLock } from '#client/adapters/page/tabs/tab-lock.ts';
import { browserClock } from '#client/adapters/time/browser-clock.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { createGeneration, type GenerationStore } from './generation.ts';
import { createPlanDrafts } from './plan-draft.ts';
import { createWritingTabs } from './writing-tabs.ts';

/** Generation in a real browser. One per workspace; `close()` it together with the workspace. */
export function openGeneration(
  { uid, workspace }: { uid: string; workspace: Workspace },
  settings: AiSettings,
  count?: Analytics['count'],
): GenerationStore {
  return createGeneration({
    workspace,
    settings,
    drafts: createPlanDrafts(workspace, browserClock),
    tabs: createWritingTabs(uid, {
      lock: browserTabLock(freshId()),
      held: heldLocks,
      channel: createTabChannel('blueprint-writing'),
      clock: browserClock,
    }),
    write: writePlan,
    now: () => new Date().toISOString(),
    pause: nextFrame,
    ...(count && { count }),
  });
}

/** Loads the SDK and the prompts before the first click; a failure shows again when they are needed. */
export function warmGeneration(): void {
  void Promise.allSettled([loadSdk(), import('#content/catalog.ts')]);
}
