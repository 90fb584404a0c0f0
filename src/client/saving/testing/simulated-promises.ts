import { saveStatus } from '#client/saving/tab/save-status.ts';
import { isLate, isShown } from '#client/saving/tab/sync-state.ts';
import { isBlueprint } from '#domain/blueprint/blueprint-kind.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import type { Document } from '#domain/documents/document.ts';
import { FACT_SHEET_ID, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { FACT_FIELDS } from '#domain/facts/fields.ts';
import { FIELD_NAMES } from '#domain/testing/sample-blueprint.ts';
import type { SimulatedBrowser } from './simulated-browser.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** Everything that a run of the model has seen so far. */
type Witness = {
  readonly server: SimulatedServer;
  readonly browsers: readonly SimulatedBrowser[];
  readonly journalled: ReadonlyMap<string, string>;
  readonly typedWords: ReadonlyMap<string, string>;
  readonly given: ReadonlySet<string>;
};

/** The first promise that does not hold; null when all do. */
export function brokenPromise(world: Witness): string | null {
  return lostWord(world) ?? leak(world) ?? lie(world);
}

function lostWord(world: Witness): string | null {
  for (const uid of ['ann', 'ben']) {
    const rows = world.browsers.flatMap((browser) => browser.rowsOf(uid));
    const places = `${world.server.words(uid)}\n${JSON.stringify(rows.map(({ mine, words, notes }) => [mine, words, notes]))}`;
    const found = new Set(wordsIn(places));
    for (const [word, owner] of world.journalled) {
      if (owner === uid && !found.has(word) && !world.given.has(word)) return `lost ${word} of ${uid}`;
    }
  }
  return null;
}

function leak(world: Witness): string | null {
  for (const [word, uid] of world.typedWords) {
    const other = uid === 'ann' ? 'ben' : 'ann';
    if (wordsIn(world.server.words(other)).includes(word)) return `${word} of ${uid} saved as ${other}`;
  }
  const repeated = world.server.log.find((entry, index) => world.server.log.indexOf(entry) !== index);
  if (repeated) return `applied twice: ${repeated}`;
  for (const uid of ['ann', 'ben']) {
    for (const stored of world.server.live(uid)) {
      for (const name of FIELD_NAMES) {
        const words = wordsIn(FIELDS[name].read(stored) ?? '');
        const twice = words.find((word, index) => words.indexOf(word) !== index);
        if (twice) return `${twice} is in ${name} twice`;
      }
    }
  }
  return null;
}

function lie(world: Witness): string | null {
  for (const { tabs } of world.browsers) {
    for (const { state } of tabs) {
      if (!Object.keys(state.docs).some((id) => saveStatus(state, id) === 'saved')) continue;
      const there = new Set(wordsIn(world.server.words(state.uid)));
      const shown = Object.values(state.docs).filter(isShown);
      for (const word of wordsIn(JSON.stringify(shown.map(({ mine }) => mine)))) {
        if (!there.has(word) && !world.given.has(word)) return `'saved' without ${word}`;
      }
    }
  }
  return null;
}

/** A difference between a device at rest and the server. */
export function differenceAtRest(world: Witness, uid: string): string | null {
  const live = world.server.live(uid);
  const truth = JSON.stringify(
    world.server
      .told(uid)
      .map(({ doc }) => contentOf(doc))
      .sort(),
  );
  for (const browser of world.browsers) {
    for (const { state } of browser.tabs.filter((tab) => tab.state.uid === uid)) {
      const docs = Object.values(state.docs).filter((doc) => isShown(doc) && !isLate(doc));
      const view = JSON.stringify(docs.map(({ mine }) => contentOf(mine)).sort());
      if (view !== truth) return `${browser.clientId}/${uid} shows ${view}, the server has ${truth}`;
      const status = saveStatus(state, null);
      if (!['idle', 'blocked'].includes(status)) return `${status} at rest`;
    }
    const left = browser
      .rowsOf(uid)
      .find(({ words, life }) => words.state !== 'saved' && life.stage === 'live');
    if (left) return `unsent at rest: ${left.id}`;
  }
  return new Set(live.map(({ type }) => type)).size === live.length ? null : 'two blueprints of one type';
}

export function wordsIn(text: string): string[] {
  return text.match(/w\d+x/g) ?? [];
}

export function isFactSheet(doc: Document): doc is FactSheet {
  return doc.id === FACT_SHEET_ID;
}

function contentOf(doc: Document): string {
  if (isFactSheet(doc)) return JSON.stringify(Object.values(FACT_FIELDS).map((field) => field.read(doc)));
  if (!isBlueprint(doc)) return doc.id;
  const { id, type, status, progress } = doc;
  return JSON.stringify([id, type, status, progress, FIELD_NAMES.map((name) => FIELDS[name].read(doc))]);
}
