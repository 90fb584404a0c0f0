import { describe, expect, it } from 'vitest';
import { allDocuments } from '#domain/all-documents.ts';
import { confirmFact } from '#domain/facts/change-facts.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { createApi } from './api.ts';
import type { Fetch } from './api-request.ts';

const NOW = '2026-11-15T20:00:00.000Z';
const FACTS = confirmFact(blankFactSheet(NOW), 'offerPrice', '$290', NOW);

describe('a page of this release, and a server of the one before', () => {
  const asked: string[] = [];
  const stored = { ...FACTS, version: 1 };
  const { facts: _, ...others } = allDocuments([]);
  /** A server that knows the facts only under their former name, in paths and replies. */
  const older: Fetch = async (path, { method }) => {
    asked.push(`${method} ${path}`);
    const body = path.endsWith('/documents')
      ? { ...others, launch: stored }
      : path.endsWith('/launch/restore')
        ? { launch: stored }
        : path.endsWith('/launch')
          ? { version: 2, updatedAt: NOW }
          : undefined;
    const error = { code: 'not-found', message: 'm', requestId: 'r' };
    return Response.json(body ?? { error }, { status: body ? 200 : 404 });
  };
  const api = createApi(older);

  it('understand each other during a rolling upgrade', async () => {
    const listing = await api.listDocuments('u1');
    expect(listing).toMatchObject({ docs: [{ kind: 'facts', doc: FACTS, version: 1 }] });
    const put = { kind: 'facts', doc: FACTS, baseVersion: 1, seq: 1 } as const;
    expect(await api.putDocument('u1', put, 'laptop')).toEqual({ version: 2, updatedAt: NOW });
    expect(await api.restoreDocument('facts', 'u1', 'launch')).toEqual(stored);
    expect(asked).toEqual([
      'GET /api/users/u1/documents',
      'PUT /api/users/u1/facts',
      'PUT /api/users/u1/launch',
      'POST /api/users/u1/facts/restore',
      'POST /api/users/u1/launch/restore',
    ]);
  });
});
