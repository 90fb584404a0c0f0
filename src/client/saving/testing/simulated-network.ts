import { refused } from '#client/saving/ask-server.ts';
import type { RowOp } from '#client/saving/row/row.ts';
import type { Refusal, Reply, SyncEvent } from '#client/saving/tab/event.ts';
import type { NetworkEffect, Request } from './simulated-browser.ts';
import type { ServerReply, SimulatedServer } from './simulated-server.ts';

export function serve(server: SimulatedServer, { tab, effect, clientId }: Request): ServerReply {
  const { uid } = tab.state;
  const { session } = tab.browser;
  switch (effect.do) {
    case 'put':
    case 'put-and-leave':
      return server.put(session, uid, effect.sent, 'clientId' in effect ? effect.clientId : clientId);
    case 'delete':
      return server.remove(session, effect.kind, uid, effect.id);
    case 'restore':
      return server.restore(session, effect.kind, uid, effect.id);
    case 'keep': {
      const { field, theirs, origin } = effect.note;
      return server.keep(session, uid, { kind: effect.kind, id: effect.id, field, text: theirs, origin });
    }
    case 'list':
      return server.list(session, uid, effect.etag);
    case 'ask-session':
      return { done: true };
  }
}

export function eventFor(
  { tab, effect }: Request,
  reply: ServerReply,
  random: number,
  now: number,
): SyncEvent | null {
  if (effect.do === 'put-and-leave') return null;
  const freshId = tab.freshId();
  if (effect.do === 'ask-session') {
    const { session } = tab.browser;
    return isSilence(reply) ? null : { type: 'session-known', uid: session, from: 'server', now };
  }
  if (effect.do === 'list') {
    if ('docs' in reply) return { type: 'listed', docs: reply.docs, etag: reply.etag, now };
    if ('unchanged' in reply) return { type: 'listed', docs: null, etag: null, now };
    return { type: 'list-refused', refusal: refusalOf(reply), now };
  }
  return { type: 'replied', id: effect.id, reply: replyTo(effect, reply), random, freshId, now };
}

function isSilence(reply: ServerReply): boolean {
  return 'code' in reply && reply.code === 'network-request-failed';
}

type DocumentEffect = Extract<NetworkEffect, { do: RowOp }>;

function replyTo(effect: DocumentEffect, reply: ServerReply): Reply {
  if (effect.do === 'put' && 'saved' in reply) {
    return { result: 'saved', seq: effect.sent.seq, ...reply.saved };
  }
  if (effect.do === 'restore' && 'theirs' in reply) return { result: 'restored', theirs: reply.theirs };
  if (effect.do === 'keep' && 'done' in reply) {
    return { result: 'kept', conflictId: effect.note.conflictId };
  }
  if (effect.do === 'delete' && 'done' in reply) return { result: 'deleted' };
  return refused(effect, refusalOf(reply));
}

function refusalOf(reply: ServerReply): Refusal {
  if (!('code' in reply)) return { code: 'network-request-failed', message: '' };
  const { code, current, existing } = reply;
  return { code, message: code, current, existing };
}
