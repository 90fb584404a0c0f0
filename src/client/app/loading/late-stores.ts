import { ownSettings } from '#client/adapters/device/kept-settings.ts';
import { browserLocalStorage } from '#client/adapters/device/settings-storage.ts';
import { createAnalytics } from '#client/adapters/page/analytics.ts';
import { logFailure } from '#client/adapters/page/log.ts';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { openGeneration } from '#client/features/generation/writing/open-generation.ts';
import { createRefresh } from '#client/features/refresh/refresh.ts';
import { createSettingsStore, followOtherTabs } from '#client/features/settings/settings-store.ts';
import { REFRESH_COPY } from '#content/copy/book.ts';
import { followWriting } from './follow-writing.ts';
import { oncePerLife } from './once-per-life.ts';

export const settingsOf = oncePerLife(({ uid, onClose, onForget }) => {
  ownSettings(uid, reloadPage);
  const settings = createSettingsStore(browserLocalStorage(), uid);
  onClose(followOtherTabs(settings));
  onForget(() => settings.getState().forgetEverything());
  return settings;
});

/** A run goes on while other screens are shown. */
export const generationOf = oncePerLife((life) => {
  const { count } = createAnalytics(life.config.analytics, logFailure);
  const generation = openGeneration(life.workspace, settingsOf(life), count);
  life.onClose(followWriting(life, generation));
  life.onClose(generation.close);
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
