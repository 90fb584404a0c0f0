import { isOurServer } from '#client/adapters/openai/own-address.ts';
import { SETTINGS_COPY } from '#content/copy/person/settings.ts';
import { normalizeBaseUrl, originOf, validateApiKey } from '#domain/ai/settings.ts';
import type { Settings } from '#domain/ai/stored-settings.ts';
import { sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';
import { type Endpoint, keyFor } from './settings-store.ts';

/** The dialog's fields. Key and address count from Save Settings on, the model for the same address as soon as it is chosen. */
export type SettingsDraft = {
  key: string;
  /** The address that `key` was entered for. */
  keyBaseUrl: string;
  model: string;
  baseUrl: string;
};

export type SettingsIssues = { key?: string; model?: string; baseUrl?: string };

export type DraftCheck =
  | { endpoint: Endpoint; issues?: never }
  | { endpoint?: never; issues: SettingsIssues };

export function draftOf(settings: Settings): SettingsDraft {
  const { openAIKey, model, baseUrl } = settings;
  return { key: openAIKey ?? '', keyBaseUrl: baseUrl, model, baseUrl };
}

/** Another address gets its own key, or an empty field: the key on screen must not be sent there. */
export function followBaseUrl(draft: SettingsDraft, settings: Settings): SettingsDraft {
  const baseUrl = normalizeBaseUrl(draft.baseUrl);
  if (baseUrl === undefined || baseUrl === draft.keyBaseUrl) return draft;
  return { ...draft, baseUrl, keyBaseUrl: baseUrl, key: keyFor(settings, baseUrl) };
}

export function checkDraft(draft: SettingsDraft, allowedOrigins: readonly string[]): DraftCheck {
  const baseUrl = normalizeBaseUrl(draft.baseUrl);
  const model = draft.model.trim();
  const issues: SettingsIssues = {};
  if (baseUrl === undefined) issues.baseUrl = sentenceFor('base-url-invalid');
  else if (isOurServer(baseUrl)) issues.baseUrl = sentenceFor('base-url-own');
  else if (!isAllowed(baseUrl, allowedOrigins)) {
    issues.baseUrl = SETTINGS_COPY.baseUrlNotAllowed(allowedOrigins.join(', '));
  }
  if (model === '') issues.model = SETTINGS_COPY.modelRequired;
  // Valid keys depend on the address: if that is invalid, report only that.
  const key = baseUrl === undefined ? undefined : validateApiKey(draft.key, baseUrl);
  if (key?.ok === false) issues.key = key.message;
  if (!key?.ok || baseUrl === undefined || Object.keys(issues).length > 0) return { issues };
  return { endpoint: { openAIKey: key.key, model, baseUrl } };
}

function isAllowed(baseUrl: string, origins: readonly string[]): boolean {
  const origin = originOf(baseUrl);
  return origins.length === 0 || (origin !== undefined && origins.includes(origin));
}
