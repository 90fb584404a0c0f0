import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedEngine, openSqlite } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type TestApp } from '#server/testing/test-app.ts';

let opened: OpenedEngine;
let app: TestApp;
beforeAll(async () => {
  opened = await openSqlite();
  app = await openTestApp(opened.engine);
});
afterAll(async () => {
  await app.close();
  await opened.stop();
});

describe('the reply to signing in', () => {
  it('contains all of their documents, like the list, and nobody else’s', async () => {
    const ruth = await app.person('ruth@example.org');
    const anna = await app.person('anna@example.org');
    await ruth.create(newBlueprint('identity', 'A plan of Ruth'));
    await anna.create(newBlueprint('identity', 'A plan of Anna'));
    const body = { email: 'ruth@example.org', password: 'correct horse battery' };
    const answer = await app.call('POST', '/api/auth/sign-in', { body });
    const { user, ...documents } = answer.json();
    expect(user.uid).toBe(ruth.uid);
    expect(documents.blueprints).toHaveLength(1);
    expect(answer.body).not.toContain('A plan of Anna');
    const list = await ruth.call('GET', `/api/users/${ruth.uid}/documents`);
    expect(documents).toEqual(list.json());
  });
});
