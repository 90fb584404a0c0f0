import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '#domain/api/api.ts';
import { errorBodySchema } from '#domain/api/api-contract.ts';
import { type PathParts, pathOf, ROUTES, type Route, type RouteName } from '#domain/api/api-routes.ts';
import { blankLaunch, confirmFact } from '#domain/launch/change-launch.ts';
import { until } from '#domain/testing/eventually.ts';
import { linkIn, startMailCatcher } from './accounts/testing/mail-catcher.ts';
import { type OpenedEngine, openSqlite } from './testing/engines.ts';
import { newBlueprint, openTestApp, type TestApp } from './testing/test-app.ts';
import { withPlan } from './testing/with-texts.ts';

const PASSWORD = 'correct horse battery';
const NAMES = Object.keys(ROUTES) as RouteName[];

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

/** `METHOD path` of everything that is registered, read from the tree that Fastify prints. */
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
    const named = NAMES.map((name) => `${API[name].method} ${API[name].path}`);
    expect(registered().toSorted()).toEqual([...named, 'GET *'].toSorted());
  });

  it('says what every one of them answers', async () => {
    const answered = new Set<RouteName>();
    let cookie = '';
    const ask = async <Name extends RouteName>(
      name: Name,
      parts: PathParts<(typeof ROUTES)[Name] & Route>,
      sent: { body?: unknown; headers?: Record<string, string> } = {},
    ) => {
      const { method, reply } = API[name];
      const headers = { cookie, ...sent.headers };
      const answer = await app.call(method, pathOf(ROUTES[name], parts), { ...sent, headers });
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
    const blueprint = newBlueprint('identity', 'first plan');
    const { id } = blueprint;
    await ask('saveBlueprint', { uid, id }, { body: blueprint, headers: { 'if-none-match': '*' } });
    const second = { body: withPlan(blueprint, 'second plan'), headers: { 'if-match': '"1"' } };
    await ask('saveBlueprint', { uid, id }, second);
    await ask('listBlueprints', { uid });
    await ask('deleteBlueprint', { uid, id });
    await ask('listDeletedBlueprints', { uid });
    await ask('restoreBlueprint', { uid, id }, { body: {} });
    await ask('keepVersion', { uid, id }, { body: { field: 'notes', text: 'lost', origin: 'conflict' } });
    const { versions } = await ask('listVersions', { uid, id });
    await ask('readVersion', { uid, id, versionId: versions[0].versionId });
    const launch = confirmFact(blankLaunch(blueprint.createdAt), 'offerPrice', '$290', blueprint.createdAt);
    await ask('saveLaunch', { uid }, { body: launch, headers: { 'if-none-match': '*' } });
    await ask('readLaunch', { uid });
    await ask('listDocuments', { uid });
    await ask('deleteLaunch', { uid });
    await ask('restoreLaunch', { uid }, { body: {} });
    const lost = { field: 'facts.offerPrice', text: '$340', origin: 'conflict' };
    await ask('keepLaunchVersion', { uid }, { body: lost });
    const { versions: kept } = await ask('listLaunchVersions', { uid });
    await ask('readLaunchVersion', { uid, versionId: kept[0].versionId });
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
    expect(NAMES.filter((name) => !answered.has(name))).toEqual([]);
  });

  it('has one shape for every refusal', async () => {
    const nobody = await app.call('PUT', '/api/users/u/blueprints/b', { body: {} });
    expect(errorBodySchema.safeParse(nobody.json()).success).toBe(true);
    const nowhere = await app.call('PATCH', '/api/users/u/blueprints/b', { body: {} });
    expect(errorBodySchema.safeParse(nowhere.json()).success).toBe(true);
  });
});
