import { HEADERS } from '#domain/api/api-paths.ts';
import { type PathParts, pathOf, type Route } from '#domain/api/api-routes.ts';
import { codeOfStatus } from '#domain/error-facts.ts';
import { isErrorCode } from '#domain/errors.ts';
import { errorIn, type Shape } from './answer-shape.ts';
import { ApiError } from './api-error.ts';

export type ApiCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Lets the request outlive the page. The browser refuses more than 64 KiB of these at a time. */
  keepalive?: boolean;
};

export type ApiAnswer = { status: number; etag: string | null; body: unknown };
export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 20_000;

export const byFetch: Fetch = (path, init) => fetch(path, init);

export const ask = <R extends Route>(
  send: Fetch,
  route: R,
  parts: PathParts<R>,
  more: Omit<ApiCall, 'method' | 'path'> = {},
): Promise<ApiAnswer> => request(send, { method: route.method, path: pathOf(route, parts), ...more });

export async function request(send: Fetch, call: ApiCall): Promise<ApiAnswer> {
  const response = await reach(send, call);
  const body = await readBody(response);
  if (response.ok || response.status === 304) {
    return { status: response.status, etag: response.headers.get(HEADERS.etag), body };
  }
  throw refusal(response, body);
}

/** A hotel's sign-in page answers 200 to anything: a reply that isn't in our format counts as none. */
export function parseAnswer<T>(isOurs: Shape<T>, answer: ApiAnswer): T {
  const { body } = answer;
  if (isOurs(body)) return body;
  throw new ApiError('network-request-failed', { status: 0 });
}

async function reach(send: Fetch, { method, path, body, headers, keepalive }: ApiCall): Promise<Response> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    return await send(path, {
      method,
      headers: { accept: 'application/json', ...json, ...headers },
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(keepalive ? { keepalive } : { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    });
  } catch (cause) {
    throw new ApiError('network-request-failed', { status: 0, cause });
  }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    if (!response.ok) return undefined;
    throw new ApiError('network-request-failed', { status: 0, cause });
  }
}

function refusal(response: Response, body: unknown): ApiError {
  const said = errorIn(body);
  const code = isErrorCode(said?.error.code) ? said.error.code : codeOfStatus(response.status);
  return new ApiError(code, {
    status: response.status,
    retryAfterMs: retryAfter(response.headers.get(HEADERS.retryAfter)),
    current: said?.current,
    existing: said?.existing,
  });
}

// Only the seconds form: comparing a date needs a correct clock, and ours may be a day off.
function retryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header.trim()) ? Number(header) * 1000 : undefined;
}
