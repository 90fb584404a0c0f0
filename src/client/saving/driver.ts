import type { PageMoment } from '#client/adapters/page/page-lifecycle.ts';
import type { Document } from '#domain/documents/document.ts';
import { askServer, type ServerEffect, sendAndForget } from './ask-server.ts';
import { applyChange } from './row/apply-change.ts';
import type { Change, LastChange, LastWords } from './row/change.ts';
import { versionOf } from './row/row.ts';
import { createSafeJournal } from './safe-journal.ts';
import type { Effect, SyncEvent, TimelessEvent } from './tab/event.ts';
import { canGoBack } from './tab/on-found.ts';
import { isAtRisk, lastWordsOf } from './tab/on-leaving.ts';
import { nextWake, reduce } from './tab/reduce.ts';
import { initialState, latestRow, type SyncState } from './tab/sync-state.ts';
import type { WorkspaceDeps } from './workspace-deps.ts';

/** An unhindered write takes a fifth of this. */
const LATE_MS = 80;

export type Driver = {
  getState(): SyncState;
  dispatch(event: TimelessEvent): void;
  subscribe(listener: (state: SyncState) => void): () => void;
  /** Resolves when this tab has read the journal's latest state, including other tabs' changes. */
  reread(): Promise<void>;
  /** Removes everything of this user from this device, here and in the other tabs. */
  end(): Promise<void>;
  close(): void;
};

/** Carries out the reducer's effects. It decides nothing itself. */
export function createDriver(deps: WorkspaceDeps): Driver {
  const { api, channel, clock, ids, random, afterFrame } = deps;
  // A person who touches the page waits for it to render, not for a request to the server.
  const shown = afterFrame ?? ((run: () => void) => run());
  const { uid } = deps.user;
  const listeners = new Set<(state: SyncState) => void>();
  let state = initialState(uid, deps.initial, deps.isFromDevice);
  let clientId = '';
  const tab = ids();
  const left = new Map<string, Change['op']>();
  let isClosed = false;
  let release = () => {};
  /** The disk has answered after all, and waits for a moment in which nothing is under way. */
  let found: (() => Promise<void>) | undefined;
  let wake: { at: number; stop: () => void } | undefined;
  // One transaction after the other: a delete must never overtake the words that were typed before it.
  let line: Promise<unknown> = Promise.resolve();

  // Nothing of a signed-out person may come back to this device.
  function after(ms: number, run: () => void): () => void {
    return clock.after(ms, () => isClosed || state.isEnded || run());
  }

  const journal = createSafeJournal(deps.journal, {
    freshId: ids,
    after,
    known: () => Object.values(state.docs).flatMap((doc) => latestRow(doc) ?? []),
    pause: (ms) => new Promise((resolve) => void clock.after(ms, resolve)),
    onLost(ownId) {
      clientId = ownId;
      // Tabs that still have their disk need a sender that can read it.
      release();
      dispatch({ type: 'storage-lost' });
    },
    onFound(goBack) {
      const isPossible = () => !isClosed && !state.isEnded && canGoBack(state);
      const back = async () => {
        // In line twice, it would wait for its own lock the second time.
        if (found !== back || !isPossible()) return;
        found = undefined;
        // Refused, it comes back by itself, as something found later.
        const opened = await goBack(isPossible).catch(() => undefined);
        if (opened === null) found = back;
        if (!opened) return;
        clientId = opened.clientId;
        dispatch({ type: 'storage-found', rows: opened.rows });
        takeTurn();
        // Behind the writes of what was only in memory. If they have lost the disk again, it's for the next time.
        inLine(async () => {
          for (const id of left.keys()) if (state.isDurable && !state.docs[id]?.writing) takeBack(id);
        });
      };
      found = back;
      inLine(back);
    },
  });

  function dispatch(event: TimelessEvent): void {
    if (isClosed) return;
    const before = state;
    const result = reduce(state, { ...event, now: clock.elapsed() } as SyncEvent);
    state = result.state;
    for (const effect of result.effects) perform(effect);
    setAlarm();
    if (found && canGoBack(state)) inLine(found);
    if (state !== before) for (const listener of listeners) listener(state);
  }

  function setAlarm(): void {
    const at = nextWake(state);
    if (at === wake?.at) return;
    wake?.stop();
    wake = undefined;
    if (at === null) return;
    const stop = clock.after(Math.max(0, at - clock.elapsed()), () => {
      wake = undefined;
      dispatch({ type: 'tick' });
    });
    wake = { at, stop };
  }

  function perform(effect: Effect): void {
    if (effect.do === 'journal') toJournal(effect.change);
    else if (effect.do === 'read') inLine(read);
    else if (effect.do === 'tell') channel.post({ uid, message: effect.message });
    else if (effect.do === 'put-and-leave') sendAndForget(api, uid, effect.sent, clientId);
    else if (effect.do === 'last-words') leave(effect.words, effect.isSent);
    else void ask(effect);
  }

  function takeTurn(): void {
    release = deps.lock.hold(`bp-sync:${uid}`, () => dispatch({ type: 'lead', isLeader: true }));
  }

  // Whatever goes wrong in one task, the next words must reach the disk: after an uncaught rejection, a page would write nothing anymore.
  function inLine(work: () => Promise<void>): void {
    line = line.then(work, work);
  }

  function toJournal(change: Change): void {
    // A quick reload would come before this transaction and still show the blueprint.
    if (change.op === 'delete') leaveForNextPage(change);
    // The disk can wait for the frame that shows the keystroke; the typing person can't. Counted from now, not from its
    // turn in the queue: on a busy device, keystrokes would wait for one frame after another.
    const isShown = afterFrame && change.op === 'edit' ? new Promise<void>(afterFrame) : null;
    inLine(async () => {
      await isShown;
      await write(change);
    });
    if (change.op === 'edit') watch(change.id, change.mine);
  }

  // A busy tab may hold the rows. Words that waited too long are also left with the next page (`last-words`), which
  // needs no lock, and again after more typing.
  function watch(id: string, written: Document, dropped?: Document): void {
    after(LATE_MS, () => {
      const doc = state.docs[id];
      if (doc?.writing !== written) return;
      if (doc.mine !== dropped) leaveForNextPage(lastWordsOf(doc, written));
      watch(id, written, doc.mine);
    });
  }

  async function write(change: Change): Promise<void> {
    if (state.isEnded) return;
    const rows = await journal.change(uid, change.id, (readRow, nextStamp) =>
      applyChange(change, { uid, read: readRow, nextStamp }),
    );
    // The page lived on: its last words are in the row now. One in memory would not outlive the page.
    if (left.get(change.id) === change.op && state.isDurable) takeBack(change.id);
    dispatch({ type: 'journaled', change, rows });
  }

  function takeBack(id: string): void {
    left.delete(id);
    journal.unleave(uid, tab, id);
  }

  function leaveForNextPage(words: LastChange): void {
    journal.leave(uid, tab, words);
    left.set(words.id, words.op === 'delete' ? 'delete' : 'edit');
  }

  function leave(words: LastWords, isSent: boolean): void {
    leaveForNextPage(words);
    const { kind, base, mine } = words;
    const sent = { kind, seq: 1, baseVersion: versionOf(base), doc: mine };
    if (isSent) sendAndForget(api, uid, sent, `${clientId}.${ids()}`.slice(0, 64));
  }

  async function read(): Promise<void> {
    dispatch({ type: 'read', rows: await journal.read(uid) });
  }

  async function ask(effect: ServerEffect): Promise<void> {
    const event = await askServer(api, uid, clientId, effect, { random, ids });
    if (event) dispatch(event);
  }

  function onPage(moment: PageMoment): void {
    if (moment === 'visible' || moment === 'hidden') {
      dispatch({ type: 'visible', isVisible: moment === 'visible' });
    } else if (moment === 'leaving') dispatch({ type: 'leaving' });
    else if (moment === 'touched') shown(() => dispatch({ type: 'touched' }));
    else dispatch({ type: 'poke', isAsked: false });
  }

  inLine(async () => {
    const opened = await journal.open(
      uid,
      (words) => (readRow, nextStamp) => applyChange(words, { uid, read: readRow, nextStamp }),
    );
    clientId = opened.clientId;
    dispatch({ type: 'opened', rows: opened.rows, isDurable: state.isDurable });
  });
  channel.listen((heard) => {
    const isForUs = heard.uid === uid || heard.message.kind === 'session';
    if (isForUs) dispatch({ type: 'heard', message: heard.message });
  });
  channel.post({ uid, message: { kind: 'session', uid } });
  takeTurn();
  const unwatch = deps.page.watch(onPage);
  const unguard = deps.page.guard(() => isAtRisk(state));
  dispatch({ type: 'tick' });

  function close(): void {
    isClosed = true;
    wake?.stop();
    release();
    unwatch();
    unguard();
    channel.close();
    void line.then(() => journal.close());
  }

  return {
    getState: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async reread() {
      inLine(read);
      await line;
    },
    async end() {
      dispatch({ type: 'ended' });
      await line;
      await journal.clear(uid);
      await deps.copies?.device.clear(uid).catch(() => undefined);
    },
    close,
  };
}
