import { browserLocalStorage } from '#client/adapters/device/settings-storage.ts';
import { createAnalytics } from '#client/adapters/page/analytics.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import type { GenerationStore } from '#client/features/generation/writing/generation.ts';
import { openGeneration } from '#client/features/generation/writing/open-generation.ts';
import { createRefresh, type Refresh } from '#client/features/refresh/refresh.ts';
import {
  createSettingsStore,
  followOtherTabs,
  type SettingsStore,
} from '#client/features/settings/settings-store.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { REFRESH_COPY } from '#content/copy/book.ts';
import type { LateParts } from './late-parts.ts';
import { ownSettings } from './own-settings.ts';

/** One settings store per signed-in page, made when something first needs it. */
export function settingsOf(late: LateParts): SettingsStore {
  if (!late.settings) {
    ownSettings(late.uid, () => location.reload());
    late.settings = createSettingsStore(browserLocalStorage(), late.uid);
    late.onClose.push(followOtherTabs(late.settings));
  }
  return late.settings;
}

/** One generation store per workspace: a run goes on while other screens are shown. */
export function generationOf(late: LateParts, workspace: Workspace): GenerationStore {
  if (!late.generation) {
    const { count } = createAnalytics(late.analytics, logFailure);
    const generation = openGeneration(workspace, settingsOf(late), count);
    late.generation = generation;
    late.onClose.push(() => generation.close());
  }
  return late.generation;
}

/** One refresh per workspace: it goes on when its dialog is closed. */
export function refreshOf(late: LateParts, generation: GenerationStore): Refresh {
  late.refresh ??= createRefresh({ generation, heldMessage: REFRESH_COPY.held });
  return late.refresh;
}
