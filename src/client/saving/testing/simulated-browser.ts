import type { Change, LastWords } from '#client/saving/row/change.ts';
import { type Row, type SentSave, versionOf } from '#client/saving/row/row.ts';
import type { Effect, SyncEvent, TabMessage } from '#client/saving/tab/event.ts';
import { canGoBack } from '#client/saving/tab/on-found.ts';
import { reduce } from '#client/saving/tab/reduce.ts';
import { initialState, latestRow, type SyncState } from '#client/saving/tab/sync-state.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';
import { SimulatedJournal } from './simulated-journal.ts';
import type { ServerReply } from './simulated-server.ts';

export type NetworkEffect =
  | Extract<Effect, { do: 'put' | 'put-and-leave' | 'delete' | 'restore' | 'keep' | 'list' | 'ask-session' }>
  | { do: 'put-and-leave'; sent: SentSave; clientId: string };
export type Request = {
  tab: SimulatedTab;
  effect: NetworkEffect;
  clientId: string;
  reply: ServerReply | null;
};

/** One browser profile: a journal shared by its tabs, one cookie, one lock per user. */
export class SimulatedBrowser {
  readonly clientId: string;
  readonly disk: SimulatedJournal;
  readonly tabs: SimulatedTab[] = [];
  readonly requests: Request[] = [];
  readonly lastWords = new Map<string, { uid: string; words: LastWords }>();
  /** The last copy of each person's documents, however old. */
  readonly copies = new Map<string, ReceivedDocument[]>();
  session: string | null = null;
  private opened = 0;

  constructor(clientId: string, onWritten: (uid: string, row: Row) => void = () => undefined) {
    this.clientId = clientId;
    this.disk = new SimulatedJournal(clientId, onWritten);
  }

  nextName(): string {
    this.opened += 1;
    return `${this.clientId}${this.opened}`;
  }

  open(uid: string, initial: ReceivedDocument[] | null, now: number, isFromDevice = false): SimulatedTab {
    const tab = new SimulatedTab(this, uid, initial, isFromDevice);
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
      const mates = this.tabs.filter((tab) => tab.state.uid === uid && !tab.memory);
      if (!mates.some((tab) => tab.state.isLeader)) mates[0]?.send({ type: 'lead', isLeader: true, now });
    }
  }

  foldLastWords(uid: string): void {
    for (const [key, left] of this.lastWords) {
      if (left.uid !== uid) continue;
      this.disk.change(uid, left.words);
      this.lastWords.delete(key);
    }
  }

  rowsOf(uid: string): Row[] {
    return this.disk.rowsOf(uid);
  }
}

/** One page of a browser: the reducer, with all messages on their way to and from it. */
export class SimulatedTab {
  readonly browser: SimulatedBrowser;
  readonly name: string;
  readonly journal: (Change | 'open' | 'read' | 'found' | 'take-back')[] = [];
  readonly inbox: TabMessage[] = [];
  state: SyncState;
  /** Its rows while the disk doesn't answer. */
  memory: SimulatedJournal | null = null;
  private hasDiskAnswered = false;
  /** The disk has not been opened in time: that still folds in what earlier pages left. */
  private isOpening = false;
  private count = 0;

  constructor(
    browser: SimulatedBrowser,
    uid: string,
    initial: ReceivedDocument[] | null,
    isFromDevice: boolean,
  ) {
    this.browser = browser;
    this.name = browser.nextName();
    this.state = initialState(uid, initial, isFromDevice);
  }

  send(event: SyncEvent): void {
    const { state, effects } = reduce(this.state, event);
    this.state = state;
    for (const effect of effects) this.perform(effect);
    if (this.hasDiskAnswered && canGoBack(this.state)) this.findDisk();
  }

  private perform(effect: Effect): void {
    if (effect.do === 'journal') this.journal.push(effect.change);
    else if (effect.do === 'read') this.journal.push('read');
    else if (effect.do === 'tell') this.tell(effect.message);
    else if (effect.do === 'last-words') this.leave(effect.words, effect.isSent);
    else this.request(effect);
  }

  private get rows(): SimulatedJournal {
    return this.memory ?? this.browser.disk;
  }

  private request(effect: NetworkEffect): void {
    this.browser.requests.push({ tab: this, effect, clientId: this.rows.clientId, reply: null });
  }

  /** The disk doesn't answer in time: the page goes on in memory. */
  losePatience(now: number): void {
    if (this.journal[0] !== 'open') return;
    this.journal.shift();
    this.isOpening = true;
    this.memory = new SimulatedJournal(this.freshId());
    this.send({ type: 'storage-lost', now });
    this.send({ type: 'opened', rows: [], isDurable: false, now });
    this.browser.elect(now);
  }

  /** The disk fails in the middle of a visit: the page goes on in memory, with the rows that it has. */
  loseDisk(now: number): void {
    if (this.memory || !this.state.isOpen) return;
    const known = Object.values(this.state.docs).flatMap((doc) => latestRow(doc) ?? []);
    this.memory = new SimulatedJournal(this.freshId(), undefined, known);
    this.send({ type: 'storage-lost', now });
    this.browser.elect(now);
  }

  /** It answers after all. */
  findDisk(): void {
    if (!this.memory) return;
    this.hasDiskAnswered = true;
    if (!this.journal.includes('found')) this.journal.push('found');
  }

  private leave(words: LastWords, isSent: boolean): void {
    const { uid } = this.state;
    if (!this.memory) this.browser.lastWords.set(`${this.name} ${words.id}`, { uid, words });
    const { kind, base, mine } = words;
    const sent = { kind, seq: 1, baseVersion: versionOf(base), doc: mine };
    const effect = { do: 'put-and-leave', sent, clientId: this.freshId() } as const;
    if (isSent) this.request(effect);
  }

  private tell(message: TabMessage): void {
    for (const tab of this.browser.tabs) {
      if (tab !== this && tab.state.uid === this.state.uid) tab.inbox.push(message);
    }
  }

  /** `isRepeated`: the browser said that it failed, after it was made. */
  writeOne(now: number, isRepeated = false): void {
    const job = this.journal.shift();
    if (!job) return;
    const { uid } = this.state;
    if (job === 'found') {
      if (!canGoBack(this.state)) return;
      this.memory = null;
      this.hasDiskAnswered = false;
    }
    if (job === 'open' || (job === 'found' && this.isOpening)) {
      this.isOpening = false;
      this.browser.foldLastWords(uid);
    }
    if (job === 'take-back') this.takeBack();
    else if (job === 'open') this.send({ type: 'opened', rows: this.rows.rowsOf(uid), isDurable: true, now });
    else if (job === 'read') this.send({ type: 'read', rows: this.rows.rowsOf(uid), now });
    else if (job === 'found') {
      this.send({ type: 'storage-found', rows: this.rows.rowsOf(uid), now });
      this.browser.elect(now);
      this.journal.push('take-back');
    } else {
      if (isRepeated) this.rows.change(uid, job);
      const rows = this.rows.change(uid, job);
      if (job.op === 'edit' && !this.memory) this.browser.lastWords.delete(`${this.name} ${job.id}`);
      this.send({ type: 'journaled', change: job, rows, now });
    }
  }

  /** Behind the writes of what was only in memory. */
  private takeBack(): void {
    for (const [key, { words }] of this.browser.lastWords) {
      const isWritten = !this.memory && !this.state.docs[words.id]?.writing;
      if (key === `${this.name} ${words.id}` && isWritten) this.browser.lastWords.delete(key);
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
