import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  blueprintsResponseSchema,
  putResponseSchema,
  restoreResponseSchema,
  versionResponseSchema,
  versionsResponseSchema,
} from '#domain/api-contract.ts';
import type { Blueprint } from '#domain/blueprint.ts';
import type { OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';

export function apiSuite(open: () => Promise<OpenedEngine>): void {
  let opened: OpenedEngine;
  let app: TestApp;
  let ruth: Person;
  let people = 0;
  const someone = () => app.person(`person-${++people}@example.org`);
  beforeAll(async () => {
    opened = await open();
    app = await openTestApp(opened.engine);
    ruth = await someone();
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await opened.stop();
  });
  const withPlan = (blueprint: Blueprint, aiOutput: string) => ({
    ...blueprint,
    content: { ...blueprint.content, aiOutput },
  });

  describe('the life of a blueprint', () => {
    it('is created, replaced, listed, deleted and restored', async () => {
      const person = await someone();
      const blueprint = newBlueprint('identity', 'first plan');
      const created = await person.create(blueprint);
      expect(created.statusCode).toBe(200);
      expect(created.headers.etag).toBe('"1"');
      expect(putResponseSchema.parse(created.json()).version).toBe(1);

      const replaced = await person.replace(withPlan(blueprint, 'second plan'), 1);
      expect(replaced.headers.etag).toBe('"2"');

      const list = await person.list();
      expect(blueprintsResponseSchema.parse(list.json())).toMatchObject({
        blueprints: [{ id: blueprint.id, version: 2, updatedAt: replaced.json().updatedAt }],
      });
      const unchanged = await person.call('GET', person.mine, {
        headers: { 'if-none-match': String(list.headers.etag) },
      });
      expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);

      const path = `${person.mine}/${blueprint.id}`;
      expect((await person.call('DELETE', path)).statusCode).toBe(204);
      const late = await person.replace(blueprint, 2);
      expect([late.statusCode, late.json().error.code]).toEqual([410, 'deleted']);
      const restored = await person.call('POST', `${path}/restore`);
      expect(restoreResponseSchema.parse(restored.json()).blueprint).toMatchObject({
        version: 3,
        content: { aiOutput: 'second plan' },
      });
      const { versions } = versionsResponseSchema.parse(
        (await person.call('GET', `${path}/versions`)).json(),
      );
      expect(versions).toMatchObject([{ origin: 'edited', length: 10 }]);
      const one = await person.call('GET', `${path}/versions/${versions[0]?.versionId}`);
      expect(versionResponseSchema.parse(one.json()).version).toMatchObject({
        field: 'aiOutput',
        text: 'first plan',
      });
    });

    it('answers 412 with the current document, and 409 with the existing one', async () => {
      const person = await someone();
      const blueprint = newBlueprint('identity', 'first');
      await person.create(blueprint);
      await person.replace(withPlan(blueprint, 'theirs'), 1);
      const outdated = await person.replace(withPlan(blueprint, 'mine'), 1);
      expect(outdated.statusCode).toBe(412);
      expect(outdated.json()).toMatchObject({
        error: {
          code: 'version-mismatch',
          message: 'This blueprint was changed on another device. Open it again to see both versions.',
        },
        current: { version: 2, content: { aiOutput: 'theirs' } },
      });
      const second = await person.create(newBlueprint('identity'));
      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({ error: { code: 'type-exists' }, existing: { id: blueprint.id } });
    });

    it('answers a repeated save as it did the first time', async () => {
      const person = await someone();
      const blueprint = newBlueprint();
      const stamp = { 'x-client': 'c1', 'x-seq': '1' };
      const first = await person.create(blueprint, stamp);
      const again = await person.create(blueprint, stamp);
      expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
      expect((await person.list()).json().blueprints[0].version).toBe(1);
    });

    it('takes a row of saves of one client, and notices whatever comes between them', async () => {
      const person = await someone();
      const blueprint = newBlueprint('identity', 'one');
      const from = (client: string, seq: number) => ({ 'x-client': client, 'x-seq': String(seq) });
      const save = (text: string, version: number, stamp: Record<string, string>) =>
        person.replace(withPlan(blueprint, text), version, stamp);
      await person.create(blueprint, from('c1', 1));
      const older = { ...withPlan(blueprint, 'two'), createdAt: '2001-01-01T00:00:00.000Z' };
      expect((await person.replace(older, 1, from('c1', 2))).json().version).toBe(2);
      expect((await person.list()).json().blueprints[0].createdAt).toBe(blueprint.createdAt);
      const third = await save('three', 2, from('c1', 3));
      expect(third.json().version).toBe(3);
      const again = await save('three', 2, from('c1', 3));
      expect([again.statusCode, again.json()]).toEqual([200, third.json()]);
      expect((await save('lower number', 3, from('c1', 3))).json()).toEqual(third.json());

      expect((await save('from the phone', 3, from('c2', 1))).json().version).toBe(4);
      expect((await save('four', 3, from('c1', 4))).statusCode).toBe(412);
      expect((await save('four', 4, from('c1', 5))).json().version).toBe(5);
      const [stored] = (await person.list()).json().blueprints;
      expect(stored).toMatchObject({ createdAt: blueprint.createdAt, content: { aiOutput: 'four' } });
      const path = `${person.mine}/${blueprint.id}`;
      const { versions } = (await person.call('GET', `${path}/versions`)).json();
      expect(versions).toHaveLength(4);

      expect((await person.call('DELETE', path)).statusCode).toBe(204);
      expect((await save('after the end', 5, from('c1', 6))).statusCode).toBe(410);
    });

    it('keeps a conflict loser', async () => {
      const person = await someone();
      const blueprint = newBlueprint();
      await person.create(blueprint);
      const path = `${person.mine}/${blueprint.id}/versions`;
      const body = { field: 'answers.0', text: 'what I wrote on the train', origin: 'conflict' };
      expect((await person.call('POST', path, { body })).statusCode).toBe(204);
      expect((await person.call('GET', path)).json().versions).toMatchObject([
        { origin: 'conflict', field: 'answers.0', length: 25 },
      ]);
      expect((await person.call('POST', path, { body: { ...body, origin: 'stolen' } })).statusCode).toBe(400);
    });
  });

  describe('what a save must carry', () => {
    const table: [string, Record<string, string | undefined>, number][] = [
      ['neither condition', { 'if-none-match': undefined }, 428],
      ['both conditions', { 'if-match': '"1"' }, 400],
      ['a tag that is no version', { 'if-none-match': undefined, 'if-match': 'seven' }, 400],
      ['If-None-Match with a tag', { 'if-none-match': '"1"' }, 400],
      ['a client without a count', { 'x-client': 'c1' }, 400],
      ['a count without a client', { 'x-seq': '1' }, 400],
      ['a count that is no number', { 'x-client': 'c1', 'x-seq': '-1' }, 400],
      ['a client of strange letters', { 'x-client': 'c 1;', 'x-seq': '1' }, 400],
    ];
    it.each(table)('refuses %s', async (_, headers, status) => {
      const blueprint = newBlueprint('launch');
      const answer = await ruth.call('PUT', `${ruth.mine}/${blueprint.id}`, {
        body: blueprint,
        headers: { 'if-none-match': '*', ...headers },
      });
      expect(answer.statusCode).toBe(status);
      expect((await ruth.list()).json().blueprints).toEqual([]);
    });

    it('reads a tag that a compressing proxy weakened', async () => {
      const person = await someone();
      const blueprint = newBlueprint();
      await person.create(blueprint);
      const answer = await person.call('PUT', `${person.mine}/${blueprint.id}`, {
        body: blueprint,
        headers: { 'if-match': 'W/"1"' },
      });
      expect(answer.statusCode).toBe(200);
    });
  });

  describe('what a save may contain', () => {
    type Loose = Record<string, unknown> & { content: Record<string, unknown> };
    const table: [string, (loose: Loose) => void][] = [
      ['an extra key', (loose) => Object.assign(loose, { uid: 'somebody-else' })],
      ['a version', (loose) => Object.assign(loose, { version: 9 })],
      ['a role', (loose) => Object.assign(loose, { role: 'admin', emailVerified: true })],
      ['an extra key in content', (loose) => Object.assign(loose.content, { userId: 'x' })],
      ['a fourth answer', (loose) => Object.assign(loose.content, { answers: { '3': 'x' } })],
      [
        'an answer under constructor',
        (loose) => Object.assign(loose.content, { answers: { constructor: 'x' } }),
      ],
      ['a number for a title', (loose) => Object.assign(loose, { title: 12345 })],
      ['a list for a title', (loose) => Object.assign(loose, { title: ['Your Identity'] })],
      ['an unknown type', (loose) => Object.assign(loose, { type: 'other' })],
      ['an unknown status', (loose) => Object.assign(loose, { status: 'done' })],
      ['another id than the path', (loose) => Object.assign(loose, { id: crypto.randomUUID() })],
      [
        'a step beyond the last',
        (loose) => Object.assign(loose, { progress: { completed: false, currentStep: 4 } }),
      ],
      ['a date that is none', (loose) => Object.assign(loose, { createdAt: 'yesterday' })],
    ];
    it.each(table)('refuses %s', async (_, spoil) => {
      const blueprint = newBlueprint('launch');
      const loose: Loose = structuredClone(blueprint) as unknown as Loose;
      spoil(loose);
      const answer = await ruth.call('PUT', `${ruth.mine}/${blueprint.id}`, {
        body: loose,
        headers: { 'if-none-match': '*' },
      });
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid-request']);
      expect((await ruth.list()).json().blueprints).toEqual([]);
    });

    it('answers a short title with its own sentence', async () => {
      const answer = await ruth.create({ ...newBlueprint(), title: 'ab' });
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        400,
        'Title must be at least 3 characters',
      ]);
    });
  });

  describe('any text a person can type', () => {
    const texts: [string, string, string?][] = [
      ['a NUL', 'a\u0000b', 'ab'],
      ['half an emoji', 'a\ud83db', 'a\ufffdb'],
      ['right to left', 'שלום \u202Eمرحبا\u202C'],
      ['a family emoji', '👨‍👩‍👧‍👦 and ❤️‍🔥'],
      ['combining marks', 'e\u0301 versus é, Z͑ͫ̓ͪ̂ͫ'],
      ['line separators', 'one\u2028two\u2029three\r\nfour\u0085five'],
      ['a long line', 'x'.repeat(100_000)],
      ['markup', '</script><!--<script>alert(1)</script>'],
      ['SQL', "'); DROP TABLE blueprints; --"],
      ['placeholders and escapes', 'what? $1 \\u0000 %s {{x}} \\'],
      ['JSON in JSON', '{"__proto__":{"polluted":true}}'],
    ];
    it.each(texts)('%s comes back as it was sent', async (_, sent, kept = sent) => {
      const person = await someone();
      const blueprint = newBlueprint('identity', sent);
      blueprint.content.answers = { '0': sent.slice(0, 30_000) };
      blueprint.content.notes = sent.slice(0, 10_000);
      expect((await person.create(blueprint)).statusCode).toBe(200);
      const [stored] = (await person.list()).json().blueprints;
      expect(stored.content.aiOutput).toBe(kept);
      expect(stored.content.answers['0']).toBe(kept.slice(0, 30_000));
      expect(stored.content.notes).toBe(kept.slice(0, 10_000));
    });
  });

  describe('the page', () => {
    it('carries who is signed in and the blueprints, whatever they contain', async () => {
      const person = await someone();
      await person.create(newBlueprint('identity', '</script><script>alert(1)</script>'));
      const html = (await person.call('GET', '/blueprints/identity')).body;
      const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      const boot = JSON.parse(json);
      expect(boot.user.uid).toBe(person.uid);
      expect(boot.blueprints[0].content.aiOutput).toBe('</script><script>alert(1)</script>');
      expect(html).not.toContain('<script>alert');
    });
  });
}
