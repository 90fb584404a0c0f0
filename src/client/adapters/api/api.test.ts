import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { createApi } from './api.ts';
import { ApiError } from './api-error.ts';

type Call = { path: string; init: RequestInit };

function apiAnswering(answer: () => Response | Promise<Response>) {
  const calls: Call[] = [];
  const api = createApi(async (path, init) => {
    calls.push({ path, init });
    return answer();
  });
  return { api, calls };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

const saved = { version: 2, updatedAt: '2027-01-01T00:00:00.000Z' };
const put = { kind: 'blueprint', doc: sampleBlueprint(), baseVersion: 1, seq: 7 } as const;

describe('saving', () => {
  it('says which version the save builds on, who sends it, and which of their saves it is', async () => {
    const { api, calls } = apiAnswering(() => json(200, saved));
    expect(await api.putDocument('ann', put, 'c')).toEqual(saved);
    await api.putDocument('ann', { ...put, baseVersion: 0 }, 'c', { keepalive: true });
    expect(calls[0]?.path).toBe(`/api/users/ann/blueprints/${put.doc.id}`);
    expect(calls[0]?.init.headers).toMatchObject({ 'If-Match': '"1"', 'X-Client': 'c', 'X-Seq': '7' });
    expect(calls[1]?.init).toMatchObject({ keepalive: true, headers: { 'If-None-Match': '*' } });
  });

  it('returns the document that caused the conflict', async () => {
    const current = { ...sampleBlueprint(), version: 4 };
    const error = { code: 'version-mismatch', message: 'x', requestId: 'r' };
    const { api } = apiAnswering(() => json(412, { error, current }));
    const refused = await failure(api.putDocument('ann', put, 'c'));
    expect(refused).toMatchObject({ code: 'version-mismatch', status: 412, current });
    expect(refused).toBeInstanceOf(AppError);
  });
});

describe('failures', () => {
  it('treats silence, and a reply that is not ours, as no reply', async () => {
    const silent = apiAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failure(silent.api.session())).cause).toBeInstanceOf(TypeError);
    const portal = apiAnswering(() => new Response('<html>Welcome to our hotel</html>', { status: 200 }));
    const odd = apiAnswering(() => json(200, { version: 'two' }));
    for (const { api } of [silent, portal, odd]) {
      const refused = await failure(api.putDocument('ann', put, 'c'));
      expect(refused).toMatchObject({ code: 'network-request-failed', status: 0 });
    }
  });

  it('names a code by its status when the body says none that we know', async () => {
    const cases = [
      [401, 'not-authenticated'],
      [404, 'not-found'],
      [429, 'rate-limited'],
      [500, 'internal'],
      [503, 'storage-unavailable'],
      [418, 'invalid-request'],
    ] as const;
    for (const [status, code] of cases) {
      const { api } = apiAnswering(() => new Response('gateway says no', { status }));
      expect((await failure(api.session())).code).toBe(code);
    }
  });

  it('reads how long to wait, in seconds only', async () => {
    const { api } = apiAnswering(() => json(503, {}, { 'retry-after': '3' }));
    expect((await failure(api.session())).retryAfterMs).toBe(3_000);
    const dated = apiAnswering(() => json(503, {}, { 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' }));
    expect((await failure(dated.api.session())).retryAfterMs).toBeUndefined();
  });
});

it('bypasses caches, and does not wait forever', async () => {
  const { api, calls } = apiAnswering(() => json(200, saved));
  await api.putDocument('ann', put, 'c');
  const { redirect, credentials, cache, signal } = calls[0]?.init ?? {};
  expect({ redirect, credentials, cache }).toEqual({
    redirect: 'error',
    credentials: 'same-origin',
    cache: 'no-store',
  });
  expect(signal).toBeInstanceOf(AbortSignal);
});

it('knows an unchanged list', async () => {
  const { api, calls } = apiAnswering(() => new Response(null, { status: 304 }));
  expect(await api.listDocuments('ann', '"7"')).toEqual({ status: 'unchanged' });
  expect(calls[0]?.init.headers).toMatchObject({ 'If-None-Match': '"7"' });
});
