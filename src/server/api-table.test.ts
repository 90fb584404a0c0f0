import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API, type Contract, DOCUMENT_API } from '#domain/api/api.ts';
import { errorBodySchema } from '#domain/api/api-contract.ts';
import { type DocumentRoute, FORMER_ROUTES, pathOf, ROUTES, type RouteName } from '#domain/api/api-routes.ts';
import { KIND_NAMES, kindOf } from '#domain/kinds.ts';
import { sampleOf } from '#domain/testing/arbitrary-document.ts';
import { until } from '#domain/testing/eventually.ts';
import { linkIn, startMailCatcher } from './accounts/testing/mail-catcher.ts';
import { type OpenedEngine, openSqlite } from './testing/engines.ts';
import { newBlueprint, openTestApp, type TestApp } from './testing/test-app.ts';

const PASSWORD = 'correct horse battery';
const SHARED = newBlueprint('onboarding', 'A plan to read');

type Sent = { body?: unknown; headers?: Record<string, string> };
type Contracts = Readonly<Record<string, Contract>>;

const ALL: Contracts = {
  ...API,
  ...Object.assign({}, ...KIND_NAMES.map((kind) => named(kind, DOCUMENT_API[kind]))),
};

function named(kind: string, contracts: Contracts): Contracts {
  return Object.fromEntries(Object.entries(contracts).map(([name, each]) => [`${kind} ${name}`, each]));
}

let opened: OpenedEngine;
let app: TestApp;
let mail: Awaited<ReturnType<typeof startMailCatcher>>;
beforeAll(async () => {
  opened = await openSqlite();
  mail = await startMailCatcher();
  app = await openTestApp(opened.engine, { env: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await app.close();
  mail.stop();
  await opened.stop();
});

/** `METHOD path` of every registered route, parsed from Fastify's printed tree. */
function registered(): string[] {
  const above: string[] = [];
  return app.app
    .printRoutes({ commonPrefix: false })
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.length = depth;
      above[depth] = part;
      return methods.split(', ').map((method) => `${method} ${above.join('')}`);
    })
    .filter((route) => !route.startsWith('HEAD '));
}

describe('the table of the API', () => {
  it('names every route that the server has, besides its pages', () => {
    const named = Object.values(ALL).map(({ method, path }) => `${method} ${path}`);
    const former = Object.values(FORMER_ROUTES).flatMap((routes) => Object.values(routes ?? {}));
    const formerly = former.map(({ method, path }) => `${method} ${path}`);
    // A reader's page and the button in an email are pages, too.
    const pages = ['GET *', 'GET /stop-mail', 'POST /stop-mail'];
    expect(registered().toSorted()).toEqual([...named, ...formerly, ...pages].toSorted());
    // Of two routes ending in a star, Fastify prints only the shorter one.
    const methods = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) =>
      app.app.hasRoute({ method, url: '/r/*' }),
    );
    expect(methods).toEqual(['GET', 'POST']);
  });

  it('describes every reply', async () => {
    const answered = new Set<string>();
    let cookie = '';
    const ask = (name: RouteName, parts: Record<string, string>, sent?: Sent) =>
      check(name, API[name], pathOf<DocumentRoute>(ROUTES[name], parts), sent);
    const check = async (name: string, { method, reply }: Contract, path: string, sent: Sent = {}) => {
      const headers = { cookie, ...sent.headers };
      const answer = await app.call(method, path, { ...sent, headers });
      expect([name, answer.statusCode]).toEqual([name, reply === null ? 204 : 200]);
      const set = [answer.headers['set-cookie'] ?? []].flat();
      if (set.length > 0) cookie = set.map((line) => line.split(';', 1)[0]).join('; ');
      answered.add(name);
      if (reply === null) expect(answer.body).toBe('');
      else expect(reply.safeParse(answer.json())).toMatchObject({ success: true });
      return reply === null ? undefined : answer.json();
    };

    const credentials = { email: 'ruth@example.org', password: PASSWORD };
    await ask('health', {});
    await ask('ready', {});
    const { uid } = (await ask('signUp', {}, { body: credentials })).user;
    await ask('session', {});
    await ask('emailState', {});
    await ask('confirmEmail', {}, { body: {} });
    await app.call('PUT', `/api/users/${uid}/blueprints/${SHARED.id}`, {
      body: SHARED,
      headers: { cookie, 'if-none-match': '*' },
    });
    const share = {
      types: [SHARED.type],
      hasLaunchPage: true,
      forName: 'Miriam',
      mayComment: true,
      days: 14,
    };
    const { shareId } = (await ask('createShare', { uid }, { body: share })).share;
    await ask('listShares', { uid });
    await ask('stopShare', { uid, shareId });
    await ask('chooseShareMail', { uid }, { body: { isOn: true } });
    for (const kind of KIND_NAMES) {
      const doc = sampleOf(kind);
      const contracts: Contracts = DOCUMENT_API[kind];
      const parts: Record<string, string> = { uid, id: doc.id };
      const about = async (route: string, sent?: Sent) => {
        const contract = contracts[route];
        if (!contract) throw new Error(`${kind} has no ${route}`);
        const at = pathOf<DocumentRoute>({ method: 'GET', path: contract.path }, parts);
        return check(`${kind} ${route}`, contract, at, sent);
      };
      await about('save', { body: doc, headers: { 'if-none-match': '*' } });
      await about('list');
      await about('delete');
      if (contracts.listDeleted) await about('listDeleted');
      await about('restore', { body: {} });
      const [field = ''] = Object.keys(kindOf(kind).fields);
      await about('keepVersion', { body: { field, text: 'lost', origin: 'conflict' } });
      parts.versionId = (await about('listVersions')).versions[0].versionId;
      await about('readVersion');
    }
    await ask('listDocuments', { uid });
    const change = { currentPassword: PASSWORD, newPassword: `${PASSWORD} staple` };
    await ask('changePassword', {}, { body: change });
    await ask('signOut', {}, { body: {} });
    const again = { ...credentials, password: change.newPassword };
    await ask('signIn', {}, { body: again });
    await ask('requestPasswordReset', {}, { body: { email: credentials.email } });
    const resets = () => mail.mails.filter(({ text }) => text.includes('Subject: Reset your'));
    await until(() => resets().length > 0);
    const [letter] = resets();
    const token = letter && linkIn(letter).searchParams.get('token');
    await ask('resetPassword', {}, { body: { token, password: PASSWORD } });
    await ask('signIn', {}, { body: credentials });
    await ask('signOutEverywhere', {}, { body: {} });
    await ask('signIn', {}, { body: credentials });
    await ask('deleteAccount', {}, { body: { password: PASSWORD } });
    expect(Object.keys(ALL).filter((name) => !answered.has(name))).toEqual([]);
  });

  it('has one shape for every refusal', async () => {
    const nobody = await app.call('PUT', '/api/users/u/blueprints/b', { body: {} });
    expect(errorBodySchema.safeParse(nobody.json()).success).toBe(true);
    const nowhere = await app.call('PATCH', '/api/users/u/blueprints/b', { body: {} });
    expect(errorBodySchema.safeParse(nowhere.json()).success).toBe(true);
  });
});
