import type { Api } from '#client/adapters/api/api.ts';
import { ApiError } from '#client/adapters/api/api-error.ts';
import { sentenceFor } from '#domain/errors.ts';
import type { RowOp, SentSave } from './row/row.ts';
import type { DriverEvent } from './sync-driver.ts';
import type { Answer, Effect, Refusal } from './tab/event.ts';

export type ServerEffect = Extract<
  Effect,
  { do: 'put' | 'delete' | 'restore' | 'keep' | 'list' | 'ask-session' }
>;
type Chance = { random: () => number; ids: () => string };

/** One question to the server, and the event that its answer is. null: no answer worth an event. */
export async function askServer(
  api: Api,
  uid: string,
  clientId: string,
  effect: ServerEffect,
  { random, ids }: Chance,
): Promise<DriverEvent | null> {
  if (effect.do === 'list') return list(api, uid, effect.etag);
  if (effect.do === 'ask-session') {
    try {
      const user = await api.session();
      return { type: 'session-known', uid: user?.uid ?? null, from: 'server' };
    } catch {
      return null;
    }
  }
  const answer = await answerTo(api, uid, clientId, effect);
  return { type: 'answered', id: effect.id, answer, random: random(), freshId: ids() };
}

async function list(api: Api, uid: string, etag: string | null): Promise<DriverEvent> {
  try {
    const listing = await api.listBlueprints(uid, etag);
    if (listing.status === 'unchanged') return { type: 'listed', blueprints: null, etag: null };
    return { type: 'listed', blueprints: listing.blueprints, etag: listing.etag };
  } catch (error) {
    return { type: 'list-refused', refusal: refusalOf(error) };
  }
}

type DocumentEffect = Extract<ServerEffect, { do: 'put' | 'delete' | 'restore' | 'keep' }>;

async function answerTo(api: Api, uid: string, clientId: string, effect: DocumentEffect): Promise<Answer> {
  const { id } = effect;
  try {
    switch (effect.do) {
      case 'put': {
        const { seq, baseVersion, doc } = effect.sent;
        const saved = await api.putBlueprint(uid, doc, { seq, baseVersion, clientId });
        return { result: 'saved', seq, version: saved.version, updatedAt: saved.updatedAt };
      }
      case 'delete':
        await api.deleteBlueprint(uid, id);
        return { result: 'deleted' };
      case 'restore':
        return { result: 'restored', blueprint: await api.restoreBlueprint(uid, id) };
      case 'keep': {
        const { conflictId, field, theirs } = effect.note;
        await api.keepVersion(uid, id, { field, text: theirs, origin: 'conflict' });
        return { result: 'kept', conflictId };
      }
    }
  } catch (error) {
    const op: RowOp = effect.do;
    const seq = effect.do === 'put' ? effect.sent.seq : null;
    return { result: 'refused', op, seq, refusal: refusalOf(error) };
  }
}

export function sendAndForget(
  api: Api,
  uid: string,
  { doc, seq, baseVersion }: SentSave,
  clientId: string,
): void {
  void api.putBlueprint(uid, doc, { seq, baseVersion, clientId, keepalive: true }).catch(() => undefined);
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) {
    return { status: 0, code: 'network-request-failed', message: sentenceFor('load-failed') };
  }
  const { status, code, message, retryAfterMs, current, existing } = error;
  return { status, code, message, retryAfterMs, current, existing };
}
