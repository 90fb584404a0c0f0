import { isShown } from '#client/saving/tab/sync-state.ts';
import {
  type Blueprint,
  createBlueprint,
  editAnswer,
  type OutputFacts,
  saveOutput,
} from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { eventFor, SimulatedBrowser, type SimulatedTab, serve } from './simulated-browser.ts';
import { brokenPromise, differenceAtRest, wordsIn } from './simulated-promises.ts';
import { type Reply, SimulatedServer } from './simulated-server.ts';

export const TYPES = ['identity', 'audience'] as const;
const CARD = { title: 'A topic', description: 'A topic of the test' };
const FIELDS = 4;

/** Two devices (the first with several tabs), two users, one server; and a record of every word typed. */
export class SimulatedWorld {
  readonly server = new SimulatedServer();
  readonly browsers: SimulatedBrowser[];
  now = 0;
  wallClock = Date.UTC(2027, 5, 1);
  private words = 0;
  private ids = 0;
  /** Words that reached a journal, by user; and those that somebody removed on purpose. */
  readonly journalled = new Map<string, string>();
  readonly typedWords = new Map<string, string>();
  readonly given = new Set<string>();

  constructor() {
    const note = (uid: string, row: { mine: Blueprint }) => {
      for (const word of wordsIn(JSON.stringify(row.mine))) this.journalled.set(word, uid);
    };
    this.browsers = ['a', 'b'].map((name) => new SimulatedBrowser(name, note));
    for (const browser of this.browsers) {
      browser.session = 'ann';
      browser.open('ann', [], this.now);
    }
  }

  tab(index: number): SimulatedTab | undefined {
    const tabs = this.browsers.flatMap(({ tabs: open }) => open);
    return tabs.length > 0 ? tabs[index % tabs.length] : undefined;
  }

  browser(index: number): SimulatedBrowser {
    const browser = this.browsers[index % this.browsers.length];
    if (!browser) throw new Error('no browser');
    return browser;
  }

  at(): string {
    return new Date(this.wallClock).toISOString();
  }

  freshId(): string {
    this.ids += 1;
    return `00000000-0000-4000-8000-${String(this.ids).padStart(12, '0')}`;
  }

  find(tab: SimulatedTab, type: BlueprintType): Blueprint | undefined {
    const docs = Object.values(tab.state.docs).filter((doc) => isShown(doc) && doc.mine.type === type);
    return docs.find(({ row }) => !row?.isLate)?.mine;
  }

  openTopic(tab: SimulatedTab, type: BlueprintType): void {
    if (this.find(tab, type)) return;
    const blueprint = createBlueprint({ id: this.freshId(), type, ...CARD, now: this.at() });
    tab.send({ type: 'create', blueprint, now: this.now });
  }

  /** `place` chooses where the new word goes, and sometimes which old word it replaces. */
  type(tab: SimulatedTab, type: BlueprintType, field: number, place: number, isReplacing: boolean): void {
    const blueprint = this.find(tab, type);
    if (!blueprint) return;
    this.words += 1;
    const word = `w${this.words}x`;
    this.typedWords.set(word, tab.state.uid);
    const before = textOf(blueprint, field).split(' ').filter(Boolean);
    const after = [...before];
    const removed = after.splice(place % (before.length + 1), isReplacing ? 1 : 0, word);
    for (const gone of removed) this.given.add(gone);
    const edited = withText(blueprint, field, after.join(' '), this.at());
    const isUrgent = place % 5 === 0;
    tab.send({ type: 'edit', id: blueprint.id, blueprint: edited, isUrgent, now: this.now });
  }

  remove(tab: SimulatedTab, type: BlueprintType): void {
    const blueprint = this.find(tab, type);
    if (!blueprint) return;
    for (const word of wordsIn(JSON.stringify(blueprint))) this.given.add(word);
    tab.send({ type: 'delete', id: blueprint.id, now: this.now });
  }

  /** Lets one request get to the server, or its answer back; `fault` may lose or replace either. */
  network(browser: SimulatedBrowser, pick: number, fault: Reply | null, random: number): void {
    if (browser.requests.length === 0) return;
    const index = pick % browser.requests.length;
    const request = browser.requests[index];
    if (!request) return;
    if (request.reply === null) {
      request.reply = fault ?? serve(this.server, request, browser.clientId);
      return;
    }
    browser.requests.splice(index, 1);
    if (!browser.tabs.includes(request.tab)) return;
    const event = eventFor(request, fault ?? request.reply, random, this.now);
    if (event) request.tab.send(event);
  }

  pass(ms: number): void {
    this.now += ms;
    this.wallClock += ms;
    for (const { tabs } of this.browsers) for (const tab of tabs) tab.send({ type: 'tick', now: this.now });
  }

  /** Everything works again, one user after the other signs in and waits. What is then broken stays so. */
  settle(): string | null {
    this.server.refused.clear();
    for (const uid of ['ben', 'ann']) {
      for (const browser of this.browsers) {
        browser.session = uid;
        if (!browser.tabs.some(({ state }) => state.uid === uid)) browser.open(uid, null, this.now);
        for (const tab of browser.tabs.filter(({ state }) => state.uid === uid)) {
          tab.send({ type: 'session-known', uid, from: 'person', now: this.now });
        }
      }
      for (let round = 0; round < 3; round += 1) this.drain();
      const broken = this.broken() ?? differenceAtRest(this, uid);
      if (broken) return broken;
    }
    return null;
  }

  private drain(): void {
    for (const { tabs } of this.browsers) {
      for (const tab of tabs) tab.send({ type: 'poke', isAsked: true, now: this.now });
    }
    for (let turn = 0, rests = 0; turn < 400; turn += 1) {
      let isIdle = true;
      for (const browser of this.browsers) {
        for (const tab of [...browser.tabs]) {
          for (let left = 500; tab.journal.length > 0; left -= 1) {
            if (left === 0) throw new Error('the journal never falls silent');
            isIdle = false;
            tab.writeOne(this.now);
          }
          while (tab.inbox.length > 0) {
            isIdle = false;
            tab.hearOne(this.now);
          }
        }
        for (let left = browser.requests.length; left > 0; left -= 1) {
          isIdle = false;
          this.network(browser, 0, null, 0.5);
          this.network(browser, 0, null, 0.5);
        }
      }
      rests += isIdle ? 1 : 0;
      if (rests > 3) return;
      this.pass(isIdle ? 15_000 : 50);
    }
    throw new Error('never comes to rest');
  }

  broken(): string | null {
    return brokenPromise(this);
  }
}

function textOf({ content }: Blueprint, field: number): string {
  if (field % FIELDS === 3) return content.aiOutput ?? '';
  return content.answers[field % 2 === 0 ? '0' : '1'] ?? '';
}

function withText(blueprint: Blueprint, field: number, text: string, at: string): Blueprint {
  const facts: OutputFacts = { origin: 'edited', at, writtenFrom: {} };
  if (field % FIELDS === 3) return saveOutput(blueprint, text, facts, at);
  return editAnswer(blueprint, field % 2, text, at);
}
