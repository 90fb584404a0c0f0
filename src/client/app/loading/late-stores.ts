import { ownSettings } from '#client/adapters/device/kept-settings.ts';
import { browserLocalStorage } from '#client/adapters/device/settings-storage.ts';
import { createAnalytics } from '#client/adapters/page/analytics.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import type { GenerationStore } from '#client/features/generation/writing/generation.ts';
import type { Generation } from '#client/features/generation/writing/generation-state.ts';
import { openGeneration } from '#client/features/generation/writing/open-generation.ts';
import { createRefresh } from '#client/features/refresh/refresh.ts';
import { createSettingsStore, followOtherTabs } from '#client/features/settings/settings-store.ts';
import { REFRESH_COPY } from '#content/copy/book.ts';
import { oncePerLife } from './once-per-life.ts';

export const settingsOf = oncePerLife(({ uid, onClose, onForget }) => {
  ownSettings(uid, reloadPage);
  const settings = createSettingsStore(browserLocalStorage(), uid);
  onClose(followOtherTabs(settings));
  onForget(() => settings.getState().forgetEverything());
  return settings;
});

/** For the cards, and for whoever has left the screen that a plan is written on. */
function tellOfRuns({ activity }: SignedInLife, runs: GenerationStore['store']): () => void {
  return runs.subscribe((now, before) => {
    const isBusy = (run: Generation | undefined) => run?.status === 'generating' || run?.status === 'saving';
    const writing = Object.keys(now).filter((id) => isBusy(now[id]));
    if (writing.join() !== activity.getState().writing.join()) activity.setState({ writing });
    for (const [id, run] of Object.entries(now)) {
      if (!isBusy(before[id]) || isBusy(run)) continue;
      activity.setState({ ended: { id, isWritten: run.status === 'idle' } });
    }
  });
}

/** A run goes on while other screens are shown. */
export const generationOf = oncePerLife((life) => {
  const { count } = createAnalytics(life.config.analytics, logFailure);
  const generation = openGeneration(life.workspace, settingsOf(life), count);
  life.onClose(generation.close);
  life.onClose(tellOfRuns(life, generation.store));
  return generation;
});

/** It goes on when its dialog is closed, and the screens behind tell how far it is. */
export const refreshOf = oncePerLife((life) => {
  const refresh = createRefresh({ generation: generationOf(life), heldMessage: REFRESH_COPY.held });
  const follow = refresh.store.subscribe(({ status, steps }) => {
    const isRunning = status === 'running' || status === 'stopping';
    const done = steps.filter((step) => step.status === 'done').length;
    life.activity.setState({ refresh: isRunning ? { done, total: steps.length } : null });
  });
  life.onClose(follow);
  return refresh;
});
