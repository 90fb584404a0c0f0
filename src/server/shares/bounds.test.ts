import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleComment } from '#domain/testing/sample-comment.ts';
import { type Engine, statement } from '#server/database/engine.ts';
import { ENGINES, type OpenedEngine } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp, type Person, type TestApp } from '#server/testing/test-app.ts';
import { askFor, openLink } from './testing/reader.ts';

describe.each(ENGINES)(
  'how many links and comments one person can make the store keep, on $name',
  ({ open }) => {
    let opened: OpenedEngine;
    let engine: Engine;
    let app: TestApp;
    let ruth: Person;
    beforeAll(async () => {
      opened = await open();
      engine = opened.engine;
      app = await openTestApp(engine);
      ruth = await app.person('ruth@example.org');
      await ruth.create(newBlueprint('identity', '## Who it is for\n\nAdults who start late.'));
    });
    afterAll(async () => {
      await app.close();
      await opened.stop();
    });

    const put = (comment: ReturnType<typeof sampleComment>, condition: Record<string, string>) =>
      ruth.call('PUT', `/api/users/${ruth.uid}/comments/${comment.id}`, {
        body: comment,
        headers: condition,
      });

    it('is a thousand comments, even for handmade requests', async () => {
      const first = { ...sampleComment(), id: crypto.randomUUID(), commentId: 'the first' };
      expect((await put(first, { 'if-none-match': '*' })).statusCode).toBe(200);
      await engine.unit(function* () {
        for (let count = 1; count < 1_000; count += 1)
          yield statement(
            `INSERT INTO comments (uid, id, type, version, created_at, updated_at, deleted_at, body)
           SELECT uid, ?, ?, 1, created_at, updated_at, NULL, body FROM comments WHERE uid = ? AND id = ?`,
            `copy-${count}`,
            `copy ${count}`,
            ruth.uid,
            first.id,
          );
      });
      const another = { ...sampleComment(), id: crypto.randomUUID(), commentId: 'one more' };
      const refused = await put(another, { 'if-none-match': '*' });
      expect([refused.statusCode, refused.json().error]).toMatchObject([
        400,
        {
          code: 'too-many-comments',
          message: 'You have 1,000 comments. Delete one you don’t need, then try again.',
        },
      ]);
      // Existing ones can be answered, and are recognized when a backup restores them under another id.
      expect((await put({ ...first, reply: 'Thank you' }, { 'if-match': '"1"' })).statusCode).toBe(200);
      const again = await put({ ...first, id: crypto.randomUUID() }, { 'if-none-match': '*' });
      expect([again.statusCode, again.json().error.code]).toEqual([409, 'type-exists']);
      await ruth.call('DELETE', `/api/users/${ruth.uid}/comments/copy-1`);
      expect((await put(another, { 'if-none-match': '*' })).statusCode).toBe(200);
    });

    it('is a hundred ended links: the oldest go', async () => {
      const living = await openLink(app, ruth);
      await engine.unit(function* () {
        for (let count = 0; count < 110; count += 1)
          yield statement(
            `INSERT INTO shares (uid, share_id, token_hash, for_name, types, may_comment, created_at, ends_at, ended_at)
           SELECT uid, ?, ?, for_name, types, may_comment, ?, ends_at, 1 FROM shares WHERE uid = ? AND share_id = ?`,
            `ended-${count}`,
            `${ruth.uid}-${count}`,
            count,
            ruth.uid,
            living.share.shareId,
          );
      });
      expect((await askFor(ruth)).statusCode).toBe(200);
      const rows = await engine.read('SELECT share_id, ended_at FROM shares WHERE uid = ?', [ruth.uid]);
      const kept = rows.filter(({ ended_at }) => ended_at !== null).map(({ share_id }) => String(share_id));
      expect(kept.toSorted()).toEqual(Array.from({ length: 100 }, (_, at) => `ended-${at + 10}`).toSorted());
      expect((await living.read()).statusCode).toBe(200);
    });
  },
);
