import { persist } from 'zustand/middleware';
import { createStore, type Mutate, type StoreApi } from 'zustand/vanilla';
import { SETTINGS_STORAGE_NAME } from '#client/adapters/device/kept-settings.ts';
import {
  browserLocalStorage,
  createSettingsStorage,
  onStoredElsewhere,
} from '#client/adapters/device/settings-storage.ts';
import { type Adaptation, adaptationsOf } from '#domain/ai/adaptations.ts';
import { DEFAULT_SETTINGS, readSettings, type Settings } from '#domain/ai/stored-settings.ts';

export type Endpoint = { openAIKey: string; model: string; baseUrl: string };

export type SettingsState = Settings & {
  /** False: this browser doesn't store settings, so they last until the page is closed. */
  isKept: () => boolean;
  setOpenAIKey: (key: string) => void;
  clearOpenAIKey: () => void;
  saveEndpoint: (endpoint: Endpoint) => void;
  chooseModel: (model: string) => void;
  rememberAdaptation: (model: string, adaptation: Adaptation) => void;
  /** For signing out: removes everything of this person. */
  forgetEverything: () => void;
};

type OwnedSettings = Settings & { owner?: string };

export type SettingsStore = Mutate<StoreApi<SettingsState>, [['zustand/persist', OwnedSettings]]>;

/** Another person's settings from another tab are not visible to this one. */
export function createSettingsStore(
  storage: Storage | null = browserLocalStorage(),
  owner?: string,
): SettingsStore {
  let isKept = storage !== null;
  const store = createStore<SettingsState>()(
    persist(
      (set) => ({
        ...DEFAULT_SETTINGS,
        isKept: () => isKept,
        setOpenAIKey: (openAIKey) => set({ openAIKey }),
        clearOpenAIKey: () => set({ openAIKey: null }),
        saveEndpoint: (endpoint) => set((settings) => withEndpoint(settings, endpoint)),
        chooseModel: (model) => set({ model }),
        rememberAdaptation: (model, adaptation) =>
          set(({ adaptations }) => {
            const known = adaptationsOf(adaptations, model);
            return { adaptations: { ...adaptations, [model]: [...new Set([...known, adaptation])] } };
          }),
        forgetEverything: () => {
          set(DEFAULT_SETTINGS);
          store.persist.clearStorage();
        },
      }),
      {
        name: SETTINGS_STORAGE_NAME,
        // Changing this number would discard every stored key; `merge` handles any format instead.
        version: 0,
        migrate: (stored) => stored as OwnedSettings,
        partialize: ({ openAIKey, model, baseUrl, keysByBaseUrl, adaptations }) => ({
          openAIKey,
          model,
          baseUrl,
          keysByBaseUrl,
          adaptations,
          ...(owner !== undefined && { owner }),
        }),
        merge: (stored, current) => ({
          ...current,
          ...readSettings(isOfAnother(stored, owner) ? undefined : stored),
        }),
        storage: createSettingsStorage<OwnedSettings>(storage, {
          onTrouble: () => {
            isKept = false;
          },
        }),
      },
    ),
  );
  return store;
}

/** Otherwise a second tab would overwrite a new key with its old copy. Returns a stop function. */
export function followOtherTabs(store: SettingsStore): () => void {
  return onStoredElsewhere(SETTINGS_STORAGE_NAME, () => void store.persist.rehydrate());
}

/** The key to offer for a base URL: the current one's own, or one stored earlier. Never another's. */
export function keyFor(settings: Settings, baseUrl: string): string {
  if (baseUrl === settings.baseUrl) return settings.openAIKey ?? '';
  return Object.hasOwn(settings.keysByBaseUrl, baseUrl) ? (settings.keysByBaseUrl[baseUrl] ?? '') : '';
}

function withEndpoint(settings: Settings, { openAIKey, model, baseUrl }: Endpoint): Partial<Settings> {
  if (baseUrl === settings.baseUrl) return { openAIKey, model };
  const { [baseUrl]: _, ...others } = settings.keysByBaseUrl;
  const keysByBaseUrl = settings.openAIKey ? { ...others, [settings.baseUrl]: settings.openAIKey } : others;
  return { openAIKey, model, baseUrl, keysByBaseUrl, adaptations: {} };
}

function isOfAnother(stored: unknown, owner: string | undefined): boolean {
  if (typeof stored !== 'object' || stored === null || !('owner' in stored)) return false;
  return owner !== undefined && stored.owner !== owner;
}
