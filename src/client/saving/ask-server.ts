import type { Api } from '#client/adapters/api/api.ts';
import { ApiError } from '#client/adapters/api/api-error.ts';
import { baseOf } from '#domain/documents/document.ts';
import { sentenceFor } from '#domain/errors.ts';
import type { RowOp, SentSave } from './row/row.ts';
import type { Effect, Refusal, Reply, TimelessEvent } from './tab/event.ts';

export type ServerEffect = Extract<
  Effect,
  { do: 'put' | 'delete' | 'restore' | 'keep' | 'list' | 'ask-session' }
>;
type Chance = { random: () => number; ids: () => string };

/** Sends one request to the server and turns its reply into an event. Null: no event for this reply. */
export async function askServer(
  api: Api,
  uid: string,
  clientId: string,
  effect: ServerEffect,
  { random, ids }: Chance,
): Promise<TimelessEvent | null> {
  if (effect.do === 'list') return list(api, uid, effect.etag);
  if (effect.do === 'ask-session') {
    try {
      const user = await api.session();
      return { type: 'session-known', uid: user?.uid ?? null, from: 'server' };
    } catch {
      return null;
    }
  }
  const reply = await replyTo(api, uid, clientId, effect, ids);
  return { type: 'replied', id: effect.id, reply, random: random(), freshId: ids() };
}

async function list(api: Api, uid: string, etag: string | null): Promise<TimelessEvent> {
  try {
    const listing = await api.listDocuments(uid, etag);
    if (listing.status === 'unchanged') return { type: 'listed', docs: null, etag: null };
    return { type: 'listed', docs: listing.docs, etag: listing.etag };
  } catch (error) {
    return { type: 'list-refused', refusal: refusalOf(error) };
  }
}

type DocumentEffect = Extract<ServerEffect, { do: RowOp }>;

async function replyTo(
  api: Api,
  uid: string,
  clientId: string,
  effect: DocumentEffect,
  ids: Chance['ids'],
): Promise<Reply> {
  const { id } = effect;
  try {
    switch (effect.do) {
      case 'put': {
        const { seq, baseVersion } = effect.sent;
        const put = (client: string) => api.putDocument(uid, effect.sent, client);
        let saved = await put(clientId);
        // Our save, even a repeated one, became the version after its base. Any other number belongs to an older save:
        // this browser was set back to a copy of itself and reuses its counts, so the server mistook new words for old
        // ones. Send again with new ids.
        if (saved.version !== baseVersion + 1) saved = await put(ids());
        return { result: 'saved', seq, version: saved.version, updatedAt: saved.updatedAt };
      }
      case 'delete':
        await api.deleteDocument(effect.kind, uid, id);
        return { result: 'deleted' };
      case 'restore':
        return { result: 'restored', theirs: baseOf(await api.restoreDocument(effect.kind, uid, id)) };
      case 'keep': {
        const { conflictId, field, theirs, origin } = effect.note;
        await api.keepVersion(effect.kind, uid, id, { field, text: theirs, origin });
        return { result: 'kept', conflictId };
      }
    }
  } catch (error) {
    return refused(effect, refusalOf(error));
  }
}

export function refused(effect: DocumentEffect, refusal: Refusal): Reply {
  return {
    result: 'refused',
    op: effect.do,
    seq: effect.do === 'put' ? effect.sent.seq : null,
    conflictId: effect.do === 'keep' ? effect.note.conflictId : null,
    refusal,
  };
}

export function sendAndForget(api: Api, uid: string, sent: SentSave, clientId: string): void {
  void api.putDocument(uid, sent, clientId, { keepalive: true }).catch(() => undefined);
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) {
    return { code: 'network-request-failed', message: sentenceFor('load-failed') };
  }
  const { code, message, retryAfterMs, current, existing } = error;
  return {
    code,
    message,
    retryAfterMs,
    current: current && baseOf(current),
    existing: existing && baseOf(existing),
  };
}
