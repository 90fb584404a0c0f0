import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyServerOptions, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { createAccounts } from '#server/accounts/create-accounts.ts';
import { createPasswordHasher } from '#server/accounts/passwords/password-hasher.ts';
import { ALL_KINDS, OWNED_DOCUMENTS, removalOf } from '#server/all-kinds.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Engine } from '#server/database/engine.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';
import type { Patience } from '#server/http/create-server.ts';
import type { Limits } from '#server/http/pressure.ts';
import type { Page } from '#server/pages/page-routes.ts';
import { registerSaveRoutes } from '#server/saving/save-route.ts';
import type { ReaderLook } from '#server/shares/reader-look.ts';
import { PLAIN_LOOK } from '#server/shares/testing/plain-look.ts';
import { PATIENT_LIMITS } from './patience.ts';

export const HOST = 'localhost:3000';
export const ORIGIN = `http://${HOST}`;
const EMPTY_PAGE: Page = {
  files: new Map(),
  template: {
    signedIn: { before: '<body>', after: '</body>' },
    visitor: { before: '<body>', after: '</body>' },
    styleHashes: [],
    scriptHashes: [],
  },
};

type Options = {
  env?: Record<string, string>;
  page?: Page;
  limits?: Limits;
  patience?: Patience;
  saves?: typeof registerSaveRoutes;
  isListening?: boolean;
  kinds?: readonly DocumentKind[];
  now?: () => number;
  reader?: ReaderLook | undefined;
  logger?: FastifyServerOptions['logger'];
};
type Call = { body?: unknown; headers?: Record<string, string | undefined>; payload?: string | Buffer };

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'>;

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
export type Person = Awaited<ReturnType<TestApp['person']>>;

/** The whole app on a given database, without a port; accounts are real, only their hashing is cheap. */
export async function openTestApp(
  engine: Engine,
  {
    env = {},
    page = EMPTY_PAGE,
    limits = PATIENT_LIMITS,
    patience,
    saves = registerSaveRoutes,
    isListening = false,
    kinds = ALL_KINDS,
    now = Date.now,
    reader = PLAIN_LOOK,
    logger,
  }: Options = {},
) {
  const config = readConfig({ LOG_LEVEL: 'silent', AUTH_LIMITS: 'off', AUTH_SECRET: 's'.repeat(40), ...env });
  const hasher = createPasswordHasher({ logN: 4, r: 1, p: 1 });
  const documents = { ...OWNED_DOCUMENTS, removal: (uid: string) => removalOf(kinds, uid) };
  const accounts = await createAccounts({
    engine,
    config,
    documents,
    hasher,
    now,
    onError: () => undefined,
  });
  const app: FastifyInstance = await buildApp({
    config,
    store: engine,
    accounts,
    page,
    reader,
    limits,
    kinds,
    saves,
    now,
    ...(patience && { patience }),
    ...(logger && { logger }),
  });
  if (isListening) await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });

  function call(method: string, path: string, { body, headers, payload }: Call = {}): Promise<Answer> {
    const given: Record<string, string | undefined> = {
      host: HOST,
      origin: method === 'GET' ? undefined : ORIGIN,
      ...headers,
    };
    const present = Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    const request: InjectOptions = {
      method: method as 'GET',
      url: path,
      headers: Object.fromEntries(present),
      ...(body !== undefined && { payload: body as Record<string, unknown> }),
      ...(payload !== undefined && { payload }),
    };
    return app.inject(request);
  }

  const port = () => (app.server.address() as AddressInfo).port;

  async function person(email: string) {
    const credentials = { email, password: 'correct horse battery' };
    const answer = await call('POST', '/api/auth/sign-up', { body: credentials });
    if (answer.statusCode !== 200) throw new Error(`No account: ${answer.statusCode} ${answer.body}`);
    const { uid } = answer.json().user;
    const cookie = cookiesOf(answer);
    const asPerson = (method: string, path: string, { headers, ...rest }: Call = {}) =>
      call(method, path, { ...rest, headers: { cookie, ...headers } });
    const mine = `/api/users/${uid}/blueprints`;
    return {
      uid,
      cookie,
      mine,
      call: asPerson,
      list: () => asPerson('GET', mine),
      create: (blueprint: Blueprint, headers: Record<string, string> = {}) =>
        asPerson('PUT', `${mine}/${blueprint.id}`, {
          body: blueprint,
          headers: { 'if-none-match': '*', ...headers },
        }),
      replace: (blueprint: Blueprint, version: number, headers: Record<string, string> = {}) =>
        asPerson('PUT', `${mine}/${blueprint.id}`, {
          body: blueprint,
          headers: { 'if-match': `"${version}"`, ...headers },
        }),
    };
  }

  return { app, accounts, config, call, person, port, close: () => app.close() };
}

function cookiesOf(answer: Answer): string {
  const lines = [answer.headers['set-cookie'] ?? []].flat();
  return lines.map((line) => line.split(';', 1)[0]).join('; ');
}

export function newBlueprint(type: BlueprintType = 'identity', output?: string): Blueprint {
  return { ...sampleBlueprint({ type, ...(output !== undefined && { output }) }), id: crypto.randomUUID() };
}
