import 'fake-indexeddb/auto';
import type { Api } from '#client/adapters/api/api.ts';
import { ApiError } from '#client/adapters/api/api-error.ts';
import { createJournal } from '#client/adapters/journal/journal.ts';
import type { PageMoment } from '#client/adapters/page/page-lifecycle.ts';
import type { TabLock } from '#client/adapters/page/tabs/tab-lock.ts';
import type { TabMessage } from '#client/saving/tab/event.ts';
import type { Clock, WorkspaceDeps } from '#client/saving/workspace-deps.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { Base, Stored } from '#domain/documents/document.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { type Refused, type ServerReply, SimulatedServer } from './simulated-server.ts';

export const ANN: AppUser = { uid: 'ann', displayName: null, email: 'ann@example.com', photoURL: null };
export const BEN: AppUser = { uid: 'ben', displayName: null, email: 'ben@example.com', photoURL: null };

/** Time that only moves when a test moves it. */
class SimulatedClock implements Clock {
  private time = 0;
  private timers: { at: number; run: () => void }[] = [];
  now = () => Date.UTC(2027, 0, 1) + this.time;
  elapsed = () => this.time;
  after = (ms: number, run: () => void) => {
    const timer = { at: this.time + ms, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  };
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    await breathe();
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      this.timers = this.timers.filter((other) => other !== next);
      next.run();
      await breathe();
    }
    this.time = end;
    await breathe();
  }
}

/** Long enough for the transactions of a few documents, which wait only for the event loop. */
export async function breathe(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** One browser of one person: what its tabs share, and the network in front of the server. */
export class SimulatedDevice {
  readonly clock: SimulatedClock;
  readonly server: SimulatedServer;
  readonly factory = new IDBFactory();
  readonly puts: string[] = [];
  session: string | null = 'ann';
  isOnline = true;
  /** Replies to give instead of the server's, in order. */
  readonly faults: ('lose-answer' | { code: ErrorCode })[] = [];
  private readonly queues = new Map<string, (() => void)[]>();
  private readonly ears = new Set<(message: { uid: string; message: TabMessage }) => void>();
  private count = 0;

  constructor(server = new SimulatedServer(), clock = new SimulatedClock()) {
    this.server = server;
    this.clock = clock;
  }

  tab(user = ANN, given: Partial<WorkspaceDeps> = {}): WorkspaceDeps & { page: SimulatedPage } {
    return {
      user,
      initial: this.server.told(user.uid),
      api: this.api(),
      journal: createJournal(this.factory, this.freshId),
      lock: this.lock,
      channel: this.channel(),
      clock: this.clock,
      ids: this.freshId,
      random: () => 0.5,
      ...given,
      page: new SimulatedPage(),
    };
  }

  readonly freshId = (): string => {
    this.count += 1;
    return `00000000-0000-4000-8000-${String(this.count).padStart(12, '0')}`;
  };

  private readonly lock: TabLock = {
    hold: (name, onHeld) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      queue.push(onHeld);
      if (queue.length === 1) queueMicrotask(onHeld);
      return () => {
        const wasHolder = queue[0] === onHeld;
        queue.splice(queue.indexOf(onHeld), 1);
        if (wasHolder) queue[0]?.();
      };
    },
  };

  private channel(): WorkspaceDeps['channel'] {
    let own: ((message: { uid: string; message: TabMessage }) => void) | undefined;
    return {
      listen: (hear) => {
        own = hear;
        this.ears.add(hear);
      },
      post: (message) => {
        for (const ear of this.ears) if (ear !== own) queueMicrotask(() => ear(structuredClone(message)));
      },
      close: () => {
        if (own) this.ears.delete(own);
      },
    };
  }

  api(): Api {
    const { server } = this;
    const answer = async <T extends ServerReply>(
      ask: () => ServerReply,
      isRight: (reply: ServerReply) => reply is T,
    ): Promise<T> => {
      await Promise.resolve();
      const fault = this.isOnline ? this.faults.shift() : ({ code: 'network-request-failed' } as const);
      const reply = fault === undefined || fault === 'lose-answer' ? ask() : fault;
      if (fault === 'lose-answer') throw new ApiError('network-request-failed', { status: 0 });
      if (isRight(reply)) return reply;
      if ('code' in reply) throw refused(reply);
      throw new Error('unexpected reply');
    };
    return {
      session: async () => (this.session === null ? null : this.session === 'ann' ? ANN : BEN),
      signOut: async () => {
        if (!this.isOnline) throw new ApiError('network-request-failed', { status: 0 });
        this.session = null;
      },
      // The server's handling of the cookie that the page leaves.
      signOutHere: () => {
        this.session = null;
      },
      listDocuments: async (uid, etag) => {
        const listed = await answer(() => server.list(this.session, uid, etag ?? null), isListing);
        return 'docs' in listed ? { status: 'listed', ...listed } : { status: 'unchanged' };
      },
      putDocument: async (uid, sent, clientId) => {
        this.puts.push(JSON.stringify(sent.doc));
        const put = structuredClone(sent);
        return (await answer(() => server.put(this.session, uid, put, clientId), isSaved)).saved;
      },
      deleteDocument: async (kind, uid, id) =>
        void (await answer(() => server.remove(this.session, kind, uid, id), isDone)),
      restoreDocument: async (kind, uid, id) => {
        const { theirs } = await answer(() => server.restore(this.session, kind, uid, id), isRestored);
        return { ...theirs.doc, version: theirs.version };
      },
      keepVersion: async (kind, uid, id, { field, text, origin }) =>
        void (await answer(() => server.keep(this.session, uid, { kind, id, field, text, origin }), isDone)),
    };
  }
}

class SimulatedPage {
  private on: ((moment: PageMoment) => void) | undefined;
  private isNeeded: () => boolean = () => false;
  watch = (on: (moment: PageMoment) => void) => {
    this.on = on;
    return () => {
      this.on = undefined;
    };
  };
  guard = (isNeeded: () => boolean) => {
    this.isNeeded = isNeeded;
    return () => undefined;
  };
  isKnownOffline = false;
  isOffline = () => this.isKnownOffline;
  happens(moment: PageMoment): void {
    this.on?.(moment);
  }
  asksBeforeClosing(): boolean {
    return this.isNeeded();
  }
}

type Listed = Extract<ServerReply, { docs: unknown } | { unchanged: true }>;
type Saved = Extract<ServerReply, { saved: unknown }>;
type Restored = Extract<ServerReply, { theirs: unknown }>;
type Done = Extract<ServerReply, { done: true }>;
const isSaved = (reply: ServerReply): reply is Saved => 'saved' in reply;
const isRestored = (reply: ServerReply): reply is Restored => 'theirs' in reply;
const isDone = (reply: ServerReply): reply is Done => 'done' in reply;
const isListing = (reply: ServerReply): reply is Listed => 'docs' in reply || 'unchanged' in reply;

function refused({ code, current, existing }: Refused): ApiError {
  return new ApiError(code, {
    status: code === 'network-request-failed' ? 0 : 400,
    current: current && asStored(current),
    existing: existing && asStored(existing),
  });
}

function asStored({ doc, version }: Base): Stored {
  return { ...doc, version };
}
