import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { API } from '#domain/api/api.ts';
import { HEADERS } from '#domain/api/api-paths.ts';
import type { Engine } from '#server/database/engine.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { sendCompressed } from '#server/http/compressed.ts';
import { matchesEtag } from '#server/http/matches-etag.ts';
import { type DocumentKind, formerKinds } from './document-kind.ts';
import { listMember } from './list-json.ts';
import { ownerOf, registerOwnerGuard } from './owner-guard.ts';
import { currentListEtag, type Listing, listDocuments } from './sql/list-documents.ts';
import { utf8Of } from './utf8-of.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Kinds = readonly DocumentKind[];

/** All of a person's documents in one reply: separate requests for each kind would wait for the slowest. */
export async function registerAllDocumentsRoute(
  app: FastifyInstance,
  accounts: Accounts,
  { kinds, store }: { kinds: Kinds; store: Engine },
): Promise<void> {
  await app.register(async (owned) => {
    registerOwnerGuard(owned, accounts);
    owned.get(API.listDocuments.path, async (request, reply) => {
      const uid = ownerOf(request);
      const ifNoneMatch = request.headers['if-none-match'];
      if (ifNoneMatch !== undefined) {
        const etag = etagOfAll(await Promise.all(kinds.map((kind) => currentListEtag(kind, store, uid))));
        if (matchesEtag(ifNoneMatch, etag)) return reply.code(304).header(HEADERS.etag, etag).send();
      }
      const listings = await Promise.all(kinds.map((kind) => listDocuments(kind, store, uid)));
      const etag = etagOfAll(listings.map((listing) => listing.etag));
      reply.header(HEADERS.etag, etag).header('content-type', JSON_TYPE);
      return sendCompressed(request, reply, utf8Of(['{', ...membersOf(kinds, listings), '}']));
    });
  });
}

/** The same as members of a JSON object, for the page that includes its data. */
export async function allDocumentsJson(kinds: Kinds, store: Engine, uid: string): Promise<string> {
  const listings = await Promise.all(kinds.map((kind) => listDocuments(kind, store, uid)));
  return membersOf(kinds, listings).join('');
}

/** The same for a page without personal data. */
export function noDocumentsJson(kinds: Kinds): string {
  return membersOf(kinds, []).join('');
}

// Under its former name too: a page of the previous release would treat a missing kind as deleted.
function membersOf(kinds: Kinds, listings: readonly Listing[]): string[] {
  const members = kinds.flatMap((kind, index) => {
    const documents = listings[index]?.documents ?? [];
    return [kind, ...formerKinds([kind])].map((named) => listMember({ kind: named, documents }));
  });
  return members.flatMap((member, index) => (index === 0 ? member : [',', ...member]));
}

function etagOfAll(etags: readonly string[]): string {
  return `"${hash('sha1', etags.join(), 'base64url')}"`;
}
