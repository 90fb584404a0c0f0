import { browserLocalStorage, ownSettings } from '#client/adapters/device/settings-storage.ts';
import { reloadPage } from '#client/adapters/page/reload-page.ts';
import { oncePerLife } from '#client/saving/once-per-life.ts';
import { createSettingsStore, followOtherTabs } from './settings-store.ts';

/** The settings' owner, and when they are closed or deleted. */
export type SettingsLife = {
  readonly uid: string;
  readonly onClose: (run: () => void) => void;
  readonly onForget: (run: () => void) => void;
};

export const settingsOf = oncePerLife(({ uid, onClose, onForget }: SettingsLife) => {
  ownSettings(uid, reloadPage);
  const settings = createSettingsStore(browserLocalStorage(), uid);
  onClose(followOtherTabs(settings));
  onForget(() => settings.getState().forgetEverything());
  return settings;
});
