import { describe, expect, it } from 'vitest';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import type { KindName } from '#domain/kinds.ts';
import type { Comment } from '#domain/review/comment.ts';
import type { BrowserReply } from './browser.ts';
import { startLinkMaker } from './link-maker.ts';
import { startWriter } from './writer.ts';
import { type Written, writtenFacts, writtenPlan, writtenReply, writtenTelling } from './written.ts';

const said = (status: number, body: unknown = {}): BrowserReply => ({
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
});

const COMMENT = { id: 'c', commentId: 'first', reply: '' } as Comment;

const KINDS: readonly [KindName, Written][] = [
  ['blueprint', writtenPlan('u', 'identity', 40)],
  ['facts', writtenFacts('u')],
  ['telling', writtenTelling('u')],
  ['comment', writtenReply('u', COMMENT, 1)],
];

describe('the check of confirmed saves', () => {
  it.each(KINDS)('distinguishes kept, lost and duplicated saves: %s', async (kind, written) => {
    const writer = startWriter({ ask: async () => said(200) }, written);
    await writer.run(() => writer.acked < 3);
    const told = (seq: number, version = written.before + seq): ReceivedDocument[] => [
      { kind, doc: written.documentOf(seq), version },
    ];
    expect(writer.check(told(3))).toEqual({ isLost: false, isTwice: false });
    expect(writer.check(told(2)).isLost).toBe(true);
    expect(writer.check([]).isLost).toBe(true);
    expect(writer.check(told(3, written.before + 4))).toEqual({ isLost: false, isTwice: true });
  });

  it('finds links that do not open, stopped ones that do, and lost or duplicated comments', async () => {
    let made = 0;
    let page = 200;
    const ask = async ({ method = 'GET', path }: { method?: string; path: string }) => {
      if (method === 'DELETE') return said(204);
      if (method === 'GET') return said(page);
      if (path.startsWith('/r/')) return said(303);
      made += 1;
      return said(200, { share: { shareId: `s${made}` }, token: `t${made}` });
    };
    const links = startLinkMaker({ ask }, 'u', 'identity', 0);
    await links.run(() => links.made < 7 || links.comments.length < 7);
    const kept = links.comments.map((commentId) => ({ commentId }));
    expect(kept).toHaveLength(7);
    const open = await links.check({ ask }, kept);
    expect(open).toMatchObject({ dead: 0, lost: 0, twice: 0 });
    expect(open.alive).toBe(open.stopped);
    page = 404;
    const dead = await links.check({ ask }, [...kept.slice(2), ...kept.slice(-1)]);
    expect(dead).toMatchObject({ dead: 5, alive: 0, lost: 2, twice: 1 });
  });
});
