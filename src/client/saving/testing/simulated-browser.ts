import { applyChange } from '#client/saving/row/apply-change.ts';
import type { Change, LastWords } from '#client/saving/row/change.ts';
import type { Row, SentSave } from '#client/saving/row/row.ts';
import type { Answer, Effect, Refusal, SyncEvent, TabMessage } from '#client/saving/tab/event.ts';
import { reduce } from '#client/saving/tab/reduce.ts';
import { initialState, type SyncState } from '#client/saving/tab/sync-state.ts';
import type { StoredBlueprint } from '#domain/blueprint/blueprint.ts';
import type { Reply, SimulatedServer } from './simulated-server.ts';

export type NetworkEffect =
  | Extract<Effect, { do: 'put' | 'put-and-leave' | 'delete' | 'restore' | 'keep' | 'list' | 'ask-session' }>
  | { do: 'put-and-leave'; sent: SentSave; clientId: string };
export type Request = { tab: SimulatedTab; effect: NetworkEffect; reply: Reply | null };

/** One browser profile: a journal that all its tabs share, one cookie, one lock per user. */
export class SimulatedBrowser {
  readonly clientId: string;
  readonly rows = new Map<string, Row>();
  readonly tabs: SimulatedTab[] = [];
  readonly requests: Request[] = [];
  readonly lastWords = new Map<string, { uid: string; words: LastWords }>();
  readonly onWritten: (uid: string, row: Row) => void;
  session: string | null = null;
  private stamp = 0;
  private opened = 0;

  constructor(clientId: string, onWritten: (uid: string, row: Row) => void = () => undefined) {
    this.clientId = clientId;
    this.onWritten = onWritten;
  }

  nextName(): string {
    this.opened += 1;
    return `${this.clientId}${this.opened}`;
  }

  open(uid: string, initial: StoredBlueprint[] | null, now: number): SimulatedTab {
    const tab = new SimulatedTab(this, uid, initial);
    this.tabs.push(tab);
    tab.journal.push('open');
    this.elect(now);
    return tab;
  }

  kill(tab: SimulatedTab, now: number): void {
    this.tabs.splice(this.tabs.indexOf(tab), 1);
    this.elect(now);
  }

  elect(now: number): void {
    for (const uid of new Set(this.tabs.map((tab) => tab.state.uid))) {
      const mates = this.tabs.filter((tab) => tab.state.uid === uid);
      if (!mates.some((tab) => tab.state.isLeader)) mates[0]?.send({ type: 'lead', isLeader: true, now });
    }
  }

  foldLastWords(uid: string): void {
    for (const [key, left] of this.lastWords) {
      if (left.uid !== uid) continue;
      this.change(uid, left.words);
      this.lastWords.delete(key);
    }
  }

  rowsOf(uid: string): Row[] {
    return [...this.rows.values()].filter((row) => row.uid === uid);
  }

  change(uid: string, change: Change): Row[] {
    const read = (id: string) => this.rows.get(`${uid} ${id}`) ?? null;
    const nextStamp = () => {
      this.stamp += 1;
      return this.stamp;
    };
    const changed = applyChange(change, { uid, read, nextStamp });
    if ('needs' in changed) throw new Error(`row ${changed.needs} was loaded`);
    for (const id of changed.removed) this.rows.delete(`${uid} ${id}`);
    for (const row of changed.rows) {
      this.rows.set(`${uid} ${row.id}`, row);
      this.onWritten(uid, row);
    }
    return changed.rows;
  }
}

/** One page of a browser: the reducer, with everything that is on its way to and from it. */
export class SimulatedTab {
  readonly browser: SimulatedBrowser;
  readonly name: string;
  readonly journal: (Change | 'open' | 'read')[] = [];
  readonly inbox: TabMessage[] = [];
  state: SyncState;
  private count = 0;

  constructor(browser: SimulatedBrowser, uid: string, initial: StoredBlueprint[] | null) {
    this.browser = browser;
    this.name = browser.nextName();
    this.state = initialState(uid, initial);
  }

  send(event: SyncEvent): void {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    for (const effect of effects) this.perform(effect);
  }

  private perform(effect: Effect): void {
    if (effect.do === 'journal') this.journal.push(effect.change);
    else if (effect.do === 'read') this.journal.push('read');
    else if (effect.do === 'tell') this.tell(effect.message);
    else if (effect.do === 'last-words') this.leave(effect.words, effect.isSent);
    else this.browser.requests.push({ tab: this, effect, reply: null });
  }

  private leave(words: LastWords, isSent: boolean): void {
    const { uid } = this.state;
    this.browser.lastWords.set(`${this.name} ${words.id}`, { uid, words });
    const sent = { seq: 1, baseVersion: words.baseVersion, doc: words.mine };
    const effect = { do: 'put-and-leave', sent, clientId: this.freshId() } as const;
    if (isSent) this.browser.requests.push({ tab: this, effect, reply: null });
  }

  private tell(message: TabMessage): void {
    for (const tab of this.browser.tabs) {
      if (tab !== this && tab.state.uid === this.state.uid) tab.inbox.push(message);
    }
  }

  writeOne(now: number): void {
    const job = this.journal.shift();
    if (!job) return;
    const { uid } = this.state;
    if (job === 'open') this.browser.foldLastWords(uid);
    if (job === 'open' || job === 'read') {
      const rows = this.browser.rowsOf(uid);
      this.send(
        job === 'open' ? { type: 'opened', rows, isDurable: true, now } : { type: 'read', rows, now },
      );
    } else {
      const rows = this.browser.change(uid, job);
      if (job.op === 'edit') this.browser.lastWords.delete(`${this.name} ${job.id}`);
      this.send({ type: 'journaled', change: job, rows, now });
    }
  }

  hearOne(now: number): void {
    const message = this.inbox.shift();
    if (message) this.send({ type: 'heard', message, now });
  }

  freshId(): string {
    this.count += 1;
    return `${this.name}-${this.count}`;
  }
}

export function serve(server: SimulatedServer, { tab, effect }: Request, clientId: string): Reply {
  const { uid } = tab.state;
  const { session } = tab.browser;
  switch (effect.do) {
    case 'put':
    case 'put-and-leave': {
      const { doc, seq, baseVersion } = effect.sent;
      const client = 'clientId' in effect ? effect.clientId : clientId;
      return server.put(session, uid, { blueprint: doc, seq, baseVersion, clientId: client });
    }
    case 'delete':
      return server.remove(session, uid, effect.id);
    case 'restore':
      return server.restore(session, uid, effect.id);
    case 'keep':
      return server.keep(session, uid, {
        id: effect.id,
        field: effect.note.field,
        text: effect.note.theirs,
      });
    case 'list':
      return server.list(session, uid, effect.etag);
    case 'ask-session':
      return { status: 204 };
  }
}

export function eventFor(
  { tab, effect }: Request,
  reply: Reply,
  random: number,
  now: number,
): SyncEvent | null {
  if (effect.do === 'put-and-leave') return null;
  const freshId = tab.freshId();
  if (effect.do === 'ask-session') {
    return reply.status === 0
      ? null
      : { type: 'session-known', uid: tab.browser.session, from: 'server', now };
  }
  if (effect.do === 'list') {
    if ('blueprints' in reply) {
      return { type: 'listed', blueprints: reply.blueprints, etag: reply.etag, now };
    }
    if (reply.status === 304) return { type: 'listed', blueprints: null, etag: null, now };
    return { type: 'list-refused', refusal: refusalOf(reply), now };
  }
  return { type: 'answered', id: effect.id, answer: answerOf(effect, reply), random, freshId, now };
}

function answerOf(
  effect: Exclude<NetworkEffect, { do: 'list' | 'ask-session' | 'put-and-leave' }>,
  reply: Reply,
): Answer {
  const seq = effect.do === 'put' ? effect.sent.seq : null;
  if (effect.do === 'put' && 'updatedAt' in reply) {
    return { result: 'saved', seq: effect.sent.seq, version: reply.version, updatedAt: reply.updatedAt };
  }
  if (effect.do === 'restore' && 'blueprint' in reply) {
    return { result: 'restored', blueprint: reply.blueprint };
  }
  if (reply.status === 204 && effect.do === 'keep') {
    return { result: 'kept', conflictId: effect.note.conflictId };
  }
  if (reply.status === 204 && effect.do === 'delete') return { result: 'deleted' };
  return { result: 'refused', op: effect.do, seq, refusal: refusalOf(reply) };
}

function refusalOf(reply: Reply): Refusal {
  if (!('code' in reply)) return { status: 0, code: 'network-request-failed', message: '' };
  const { status, code, current, existing } = reply;
  return { status, code, message: code, current, existing };
}
