import { aiErrorCode, isTooLarge } from '#domain/ai/ai-error-code.ts';
import type { Refusal } from '#domain/ai/refusal.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import '#domain/late-errors.ts';

export type AiEndpoint = { key: string; baseUrl: string };

/** The fields of the SDK's errors that we use; its classes are loaded too late for `instanceof`. */
type ProviderFailure = {
  name: string;
  message: string;
  status?: number | undefined;
  code?: string | null;
  type?: string | null;
  param?: string | null;
  headers?: Refusal['headers'];
};

// Providers quote keys back, whole or masked in the middle ("sk-abc***xyz"), so anything shaped like one goes.
const KEY_SHAPED = /\bsk-[\w*.…-]{4,}/g;

function redactKey(text: string, key: string): string {
  const withoutKey = key === '' ? text : text.replaceAll(key, '[key]');
  return withoutKey.replace(KEY_SHAPED, '[key]');
}

export function asFailure(error: unknown): ProviderFailure {
  if (error instanceof Error) return error as Error & Omit<ProviderFailure, 'name' | 'message'>;
  return { name: 'Error', message: String(error) };
}

const MISSING_SCOPE = /missing scopes|insufficient permissions/i;

function codeOf(failure: ProviderFailure): ErrorCode {
  const { name, status, code, type, message } = failure;
  if (name === 'APIConnectionTimeoutError' || /timed out/i.test(message)) return 'ai-timeout';
  if (status === undefined) return code || type ? aiErrorCode(500, code ?? type) : 'ai-connection';
  // A restricted key gets a 401 like a mistyped one, but a new key of the same kind wouldn't help.
  if (MISSING_SCOPE.test(message) && (status === 401 || status === 403)) return 'ai-forbidden';
  if (isTooLarge(status, message)) return 'ai-context-length';
  const byCode = aiErrorCode(status, code);
  return byCode === aiErrorCode(status) ? aiErrorCode(status, type) : byCode;
}

/**
 * The cause keeps only the provider's message without the key: the original has the key in its headers. A browser says
 * "connection error" for everything, so one more request tells blocked from unreachable.
 */
export async function explained(error: unknown, { key, baseUrl }: AiEndpoint): Promise<AppError> {
  if (error instanceof AppError) return error;
  const failure = asFailure(error);
  const known = codeOf(failure);
  // If this can't be downloaded, there is no connection, as the code says.
  const closer = await import('./openai-sdk.ts').catch(() => undefined);
  const { code = known, words } = (await closer?.lookCloser(failure, known, baseUrl)) ?? {};
  // Without a reply, nobody said anything: the SDK's own message is no service's.
  const cause = new Error(known === 'ai-connection' ? '' : redactKey(failure.message, key));
  const plain = new AppError(code, { cause });
  return words === undefined ? plain : Object.assign(plain, { message: words });
}
