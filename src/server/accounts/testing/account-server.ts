import { rmSync } from 'node:fs';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { scratchFolder } from '#harness/scratch-folder.ts';
import { createAccounts, type RunningAccounts } from '#server/accounts/create-accounts.ts';
import { createPasswordHasher, type PasswordHasher } from '#server/accounts/passwords/password-hasher.ts';
import { OWNED_DOCUMENTS } from '#server/all-kinds.ts';
import { buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { Engine } from '#server/database/engine.ts';
import { openStore } from '#server/database/open-store.ts';
import { PATIENT_LIMITS, PATIENT_STORE_MS } from '#server/testing/patience.ts';

export const ORIGIN = 'http://localhost:3000';
export const PASSWORD = 'correct horse battery';
// Real strength costs a third of a second per password; one test measures that, the others need only the flow.
const CHEAP = { logN: 4, r: 1, p: 1 };

type Options = {
  env?: Record<string, string>;
  hasher?: PasswordHasher;
  now?: () => number;
  engine?: Engine;
  dataDir?: string;
};

type Send = { body?: unknown; cookie?: string; address?: string; headers?: Record<string, string> };

export type AccountServer = Awaited<ReturnType<typeof startAccountServer>>;

/** The real app on a real database, without a port. */
export async function startAccountServer(options: Options = {}) {
  const dataDir = options.dataDir ?? scratchFolder();
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', AUTH_SECRET: 's'.repeat(40), ...options.env }),
    dataDir,
  };
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const engine =
    options.engine ??
    (await openStore({
      dataDir,
      databaseUrl: config.databaseUrl,
      patienceMs: PATIENT_STORE_MS,
      onError,
      onFatal: onError,
    }));
  const hasher = options.hasher ?? createPasswordHasher(CHEAP);
  const accounts: RunningAccounts = await createAccounts({
    engine,
    config,
    documents: OWNED_DOCUMENTS,
    onError,
    hasher,
    ...(options.now && { now: options.now }),
  });
  const template = {
    signedIn: { before: '', after: '' },
    visitor: { before: '', after: '' },
    styleHashes: [],
    scriptHashes: [],
  };
  const page = { files: new Map(), template };
  const app = await buildApp({ config, store: engine, accounts, page, limits: PATIENT_LIMITS });

  function post(
    path: string,
    { body, cookie, address = '192.0.2.1', headers }: Send = {},
  ): Promise<Response> {
    const request: InjectOptions = {
      method: 'POST',
      url: path,
      remoteAddress: address,
      headers: {
        host: new URL(ORIGIN).host,
        origin: config.publicUrl ?? ORIGIN,
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as Record<string, unknown> }),
    };
    return app.inject(request);
  }

  async function sessionFor(cookie: string) {
    return (await app.inject({ url: '/api/auth/session', headers: { cookie } })).json();
  }

  return {
    app,
    accounts,
    engine,
    hasher,
    errors,
    post,
    signUp: (email: string, password = PASSWORD, rest: Send = {}) =>
      post('/api/auth/sign-up', { ...rest, body: { email, password } }),
    signIn: (email: string, password = PASSWORD, rest: Send = {}) =>
      post('/api/auth/sign-in', { ...rest, body: { email, password } }),
    sessionFor,
    async userOf(cookie: string): Promise<{ email: string; uid: string } | null> {
      return (await sessionFor(cookie)).user;
    },
    async stop({ keepData = false } = {}) {
      await app.close();
      await engine.close();
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
    dataDir,
  };
}

/** The cookies of a reply as a browser would send them back; of several replies, later ones win. */
export function cookiesFrom(...responses: Response[]): string {
  const jar = new Map<string, string>();
  for (const response of responses) {
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (/Max-Age=0(;|$)/.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
