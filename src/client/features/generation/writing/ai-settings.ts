import type { StoreApi } from 'zustand/vanilla';
import type { Adaptation } from '#domain/ai/adaptations.ts';
import type { Settings } from '#domain/ai/stored-settings.ts';

type Used = Settings & { rememberAdaptation: (model: string, adaptation: Adaptation) => void };

/** What writing needs of the settings; app/ passes the store of that feature in. */
export type AiSettings = Pick<StoreApi<Used>, 'getState' | 'getInitialState' | 'subscribe'>;
