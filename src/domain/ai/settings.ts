import { sentenceFor } from '#domain/errors.ts';
import '#domain/late-errors.ts';

export const AI_DEFAULTS = {
  model: 'gpt-4',
  temperature: 0.7,
  maxTokens: 4000,
  timeoutMs: 600_000,
  maxRetries: 2,
  baseUrl: 'https://api.openai.com/v1',
  idleMs: 60_000,
} as const;

const CLASSIC_KEY = /^sk-[A-Za-z0-9]+$/;
const PREFIXED_KEY = /^sk-(?:proj|svcacct|admin)-[A-Za-z0-9_-]+$/;

// Keys copied from a mail or a chat carry zero-width characters that nobody can see to remove.
const ZERO_WIDTH = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu;

// The field shows dots: nobody sees quotes pasted along with a key.
const WRAPPING =
  /^\s*(?:(?:OPENAI_API_KEY|Authorization)\s*[=:]\s*)?(?:Bearer\s+)?["'`“”‘’«»]*|["'`“”‘’«»][\s,;.]*$/giu;

export type KeyCheck = { ok: true; key: string } | { ok: false; message: string };

export function validateApiKey(raw: string, baseUrl: string = AI_DEFAULTS.baseUrl): KeyCheck {
  // White space only at the ends: joined across it, two keys pasted after each other would pass for one.
  const key = raw.replace(ZERO_WIDTH, '').replace(WRAPPING, '').trim();
  if (key === '') return { ok: false, message: sentenceFor('key-required') };
  if (normalizeBaseUrl(baseUrl) !== AI_DEFAULTS.baseUrl) return { ok: true, key };
  if (CLASSIC_KEY.test(key) || PREFIXED_KEY.test(key)) return { ok: true, key };
  return { ok: false, message: sentenceFor('key-invalid') };
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const URL_PARTS = /^(https?):\/\/(\[[0-9a-f:.]+\]|[^/:?#@[\]\\]+)(?::(\d{1,5}))?(\/[^?#@\\\s]*)?$/i;
// Services document the full URL of a request; people paste it where only the base URL belongs.
const WHOLE_PATH = /\/*(?:\/chat\/completions)?\/*$/;

/** Blank means the default. Undefined means that a key must not be sent there. */
export function normalizeBaseUrl(raw: string): string | undefined {
  const text = raw.replace(ZERO_WIDTH, '').trim();
  if (text === '') return AI_DEFAULTS.baseUrl;
  if (text.length > 2_000) return undefined;
  const [, scheme = '', host = '', port = '', path = ''] = URL_PARTS.exec(text) ?? [];
  const protocol = scheme.toLowerCase();
  const name = host.toLowerCase();
  if (!HOST.test(name) && !name.startsWith('[')) return undefined;
  // Plain http would show the key to the whole network, so it is kept to this computer.
  if (protocol !== 'https' && !LOOPBACK.test(name)) return undefined;
  if (Number(port) > 65_535) return undefined;
  const shownPort = port === '' || isDefaultPort(protocol, port) ? '' : `:${Number(port)}`;
  return `${protocol}://${name}${shownPort}${path.replace(WHOLE_PATH, '')}`;
}

function isDefaultPort(protocol: string, port: string): boolean {
  return Number(port) === (protocol === 'https' ? 443 : 80);
}

/** The origin to compare with the operator's AI_ORIGINS list. */
export function originOf(baseUrl: string): string | undefined {
  const url = normalizeBaseUrl(baseUrl);
  return url === undefined ? undefined : /^https?:\/\/[^/]+/.exec(url)?.[0];
}

export function isOnThisComputer(baseUrl: string): boolean {
  return LOOPBACK.test(URL_PARTS.exec(baseUrl)?.[2]?.toLowerCase() ?? '');
}

/** A key is for an AI service and never for the server that this page came from. */
export function isOwnAddress(baseUrl: string, ownOrigin: string): boolean {
  return originOf(baseUrl) === ownOrigin;
}
