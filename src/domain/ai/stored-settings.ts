import * as z from 'zod/mini';
import { ADAPTATIONS, type KnownAdaptations } from './adaptations.ts';
import { AI_DEFAULTS, normalizeBaseUrl } from './settings.ts';

export type Settings = {
  /** The key of the chosen base URL, and of no other. */
  openAIKey: string | null;
  model: string;
  baseUrl: string;
  keysByBaseUrl: Readonly<Record<string, string>>;
  /** Parameters that models of the chosen base URL have refused. */
  adaptations: KnownAdaptations;
};

export const DEFAULT_SETTINGS: Settings = {
  openAIKey: null,
  model: AI_DEFAULTS.model,
  baseUrl: AI_DEFAULTS.baseUrl,
  keysByBaseUrl: {},
  adaptations: {},
};

const words = z.string().check(z.minLength(1));
const storedSchema = z.object({
  openAIKey: z.catch(z.nullable(words), null),
  model: z.catch(words, DEFAULT_SETTINGS.model),
  baseUrl: z.catch(z.string(), DEFAULT_SETTINGS.baseUrl),
  keysByBaseUrl: z.catch(z.record(z.string(), words), {}),
  adaptations: z.catch(z.record(z.string(), z.array(z.enum(ADAPTATIONS))), {}),
});

/** Turns stored settings, from an older version or edited by hand, into settings that are safe to use. */
export function readSettings(stored: unknown): Settings {
  const { data } = storedSchema.safeParse(stored);
  if (!data) return DEFAULT_SETTINGS;
  const baseUrl = normalizeBaseUrl(data.baseUrl);
  // A key whose address cannot be read must not fall to the default one: it belongs to somebody else.
  if (baseUrl === undefined) return DEFAULT_SETTINGS;
  return { ...data, baseUrl };
}
