import { isLate, isShown } from '#client/saving/tab/sync-state.ts';
import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import {
  answerQuestion,
  createBlueprint,
  editOutput,
  editText,
  saveOutput,
} from '#domain/blueprint/change-blueprint.ts';
import { FIELDS, type FieldName } from '#domain/blueprint/fields.ts';
import { answerTo, draftTo, openQuestion } from '#domain/blueprint/read-blueprint.ts';
import type { Document } from '#domain/documents/document.ts';
import { confirmFact, draftFact } from '#domain/facts/change-facts.ts';
import { FACT_NAMES } from '#domain/facts/fact-names.ts';
import { blankFactSheet, FACT_SHEET_ID } from '#domain/facts/fact-sheet.ts';
import { FIELD_NAMES } from '#domain/testing/sample-blueprint.ts';
import { SimulatedBrowser, type SimulatedTab } from './simulated-browser.ts';
import { eventFor, serve } from './simulated-network.ts';
import { brokenPromise, differenceAtRest, isFactSheet, wordsIn } from './simulated-promises.ts';
import { type Refused, SimulatedServer } from './simulated-server.ts';

export const TYPES = ['identity', 'audience'] as const;
const CARD = { title: 'A topic', description: 'A topic of the test' };
// Every field that is typed word by word: answers, notes, the plan, and drafts.
const TYPED = FIELD_NAMES.filter((name) => FIELDS[name].merges === 'by-word');

/** Two devices (the first with several tabs), two users, one server; and a record of every word typed. */
export class SimulatedWorld {
  readonly server = new SimulatedServer();
  readonly browsers: SimulatedBrowser[];
  now = 0;
  wallClock = Date.UTC(2027, 5, 1);
  private words = 0;
  private ids = 0;
  /** Words that reached a journal, by user, and words removed on purpose. */
  readonly journalled = new Map<string, string>();
  readonly typedWords = new Map<string, string>();
  readonly given = new Set<string>();

  constructor() {
    const note = (uid: string, row: { mine: Document }) => {
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
    return Object.values(tab.state.docs)
      .filter((doc) => isShown(doc) && !isLate(doc))
      .flatMap(({ mine }) => (isBlueprint(mine) && mine.type === type ? [mine] : []))[0];
  }

  openTopic(tab: SimulatedTab, type: BlueprintType): void {
    if (this.find(tab, type)) return;
    const blueprint = createBlueprint({ id: this.freshId(), type, ...CARD, now: this.at() });
    tab.send({ type: 'create', kind: 'blueprint', doc: blueprint, now: this.now });
  }

  /** `place` is where the new word goes, and sometimes which old word it replaces. */
  type(tab: SimulatedTab, type: BlueprintType, field: number, place: number, isReplacing: boolean): void {
    const blueprint = this.find(tab, type);
    if (!blueprint) return;
    this.words += 1;
    const word = `w${this.words}x`;
    this.typedWords.set(word, tab.state.uid);
    const name = TYPED[field % TYPED.length] ?? 'aiOutput';
    const before = (FIELDS[name].read(blueprint) ?? '').split(' ').filter(Boolean);
    const after = [...before];
    const removed = after.splice(place % (before.length + 1), isReplacing ? 1 : 0, word);
    for (const gone of removed) this.given.add(gone);
    this.change(tab, withText(blueprint, name, after.join(' '), this.at()), place % 5 === 0);
  }

  /** Selects all and types one word. A text deleted at once must stay recoverable, no matter who has seen it. */
  cut(tab: SimulatedTab, type: BlueprintType, field: number): void {
    const blueprint = this.find(tab, type);
    if (!blueprint) return;
    const name = TYPED[field % TYPED.length] ?? 'aiOutput';
    // Unwritten words are not promised: the journal must have had the full text.
    if (tab.state.docs[blueprint.id]?.writing) return;
    if (wordsIn(FIELDS[name].read(blueprint) ?? '').length < 3) return;
    this.words += 1;
    const word = `w${this.words}x`;
    this.typedWords.set(word, tab.state.uid);
    this.change(tab, withText(blueprint, name, word, this.at()), false);
  }

  /** Confirms a fact, the second kind of document. Its former value is dropped on purpose. */
  confirm(tab: SimulatedTab, fact: number, isDraft: boolean): void {
    const found = tab.state.docs[FACT_SHEET_ID]?.mine;
    const sheet = found && isFactSheet(found) ? found : blankFactSheet(this.at());
    const name = FACT_NAMES[fact % 3] ?? 'clientName';
    this.words += 1;
    const word = `w${this.words}x`;
    this.typedWords.set(word, tab.state.uid);
    const replaced = isDraft ? sheet.drafts?.[name] : `${sheet.facts[name]} ${sheet.drafts?.[name]}`;
    for (const gone of wordsIn(replaced ?? '')) this.given.add(gone);
    const doc = (isDraft ? draftFact : confirmFact)(sheet, name, word, this.at());
    if (found) tab.send({ type: 'edit', id: FACT_SHEET_ID, doc, isUrgent: false, now: this.now });
    else tab.send({ type: 'create', kind: 'facts', doc, now: this.now });
  }

  /** Submits the draft of the open question. */
  submit(tab: SimulatedTab, type: BlueprintType): void {
    const blueprint = this.find(tab, type);
    const index = blueprint ? openQuestion(blueprint) : 3;
    if (!blueprint || index > 2 || draftTo(blueprint, index) === '') return;
    // An existing answer is shown above the words that replace it.
    for (const word of wordsIn(answerTo(blueprint, index))) this.given.add(word);
    this.change(tab, answerQuestion(blueprint, index, draftTo(blueprint, index), this.at()), true);
  }

  /** Restores an earlier plan. The replaced plan must become a version in turn. */
  restoreVersion(tab: SimulatedTab, type: BlueprintType, pick: number): void {
    const blueprint = this.find(tab, type);
    if (!blueprint) return;
    const texts = this.server.versions(tab.state.uid, blueprint.id, 'aiOutput');
    const text = texts[pick % texts.length];
    if (text === undefined) return;
    const facts: OutputFacts = { origin: 'restored', at: this.at(), writtenFrom: {} };
    // Like the screen: the draft is no longer needed and is dropped.
    for (const word of wordsIn(blueprint.content.drafts?.aiOutput ?? '')) this.given.add(word);
    this.change(tab, saveOutput(blueprint, text, facts, this.at()), true);
  }

  private change(tab: SimulatedTab, doc: Blueprint, isUrgent: boolean): void {
    tab.send({ type: 'edit', id: doc.id, doc, isUrgent, now: this.now });
  }

  remove(tab: SimulatedTab, type: BlueprintType): void {
    const blueprint = this.find(tab, type);
    if (!blueprint) return;
    for (const word of wordsIn(JSON.stringify(blueprint))) this.given.add(word);
    tab.send({ type: 'delete', id: blueprint.id, now: this.now });
  }

  /** Delivers one request, or its reply; `fault` may lose or replace either. */
  network(browser: SimulatedBrowser, pick: number, fault: Refused | null, random: number): void {
    if (browser.requests.length === 0) return;
    const index = pick % browser.requests.length;
    const request = browser.requests[index];
    if (!request) return;
    if (request.reply === null) {
      request.reply = fault ?? serve(this.server, request);
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

  /** Everything works again, and each user signs in and waits. Whatever is still broken then stays broken. */
  settle(): string | null {
    this.server.refused.clear();
    for (const { tabs } of this.browsers) for (const tab of tabs) tab.findDisk();
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

function withText(blueprint: Blueprint, name: FieldName, text: string, at: string): Blueprint {
  if (name !== 'aiOutput') return editText(blueprint, name, text, at);
  return editOutput(blueprint, text, { origin: 'edited', at, writtenFrom: {} }, at);
}
