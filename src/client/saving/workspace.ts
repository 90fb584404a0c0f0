import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppUser } from '#domain/account/account.ts';
import type { Blueprint, DraftKey, OutputFacts } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import {
  answerQuestion,
  createBlueprint,
  draftOutput,
  editDraft,
  editedFacts,
  editOutput,
  editText,
  saveOutput,
} from '#domain/blueprint/change-blueprint.ts';
import type { FieldName } from '#domain/blueprint/fields.ts';
import { cleanText } from '#domain/clean-text.ts';
import type { Document } from '#domain/documents/document.ts';
import { AppError } from '#domain/errors.ts';
import { FACT_SHEET_ID, type FactSheet } from '#domain/facts/fact-sheet.ts';
import { type DocumentOf, type KindName, kindOf } from '#domain/kinds.ts';
import { createDriver } from './driver.ts';
import { savedOutput } from './saved-output.ts';
import { type SignedOut, sendPending, signOut, written } from './sign-out.ts';
import { type Doc, isShown, resolveId } from './tab/sync-state.ts';
import { waitFor } from './wait-for.ts';
import type { WorkspaceDeps } from './workspace-deps.ts';
import type { ConflictChoice, WorkspaceState } from './workspace-state.ts';
import { viewOf } from './workspace-view.ts';

type Edit<D> = (doc: D, now: string) => D;

export type WorkspaceActions = {
  /** Opens the blueprint of this type, or creates one. Returns its id. */
  openTopic(type: BlueprintType, card: { title: string; description: string }): string;
  closeBlueprint(): void;
  submitAnswer(id: string, index: number, text: string): void;
  /** Unsent words: an answer before Submit, a plan in progress. Empty text removes the draft. */
  editDraft(id: string, of: DraftKey, text: string): void;
  /** A draft plan with its output facts. Without words: a prompt was copied. */
  draftOutput(id: string, text: string, facts: OutputFacts): void;
  editText(id: string, field: FieldName, text: string): void;
  /** For edits whose result is on screen already, in the field. */
  type(edit: () => void): void;
  /** Changes a document of any kind. One without a list is created by its first change. */
  change<Name extends KindName>(
    kind: Name,
    id: string,
    edit: Edit<DocumentOf<Name>>,
    isUrgent?: boolean,
  ): void;
  /** Adds a document of a kind that has several. */
  add<Name extends KindName>(kind: Name, doc: DocumentOf<Name>): void;
  /** Changes the facts. */
  changeFacts(edit: Edit<FactSheet>): void;
  editOutput(id: string, text: string): void;
  /** Resolves when the server has it, or when it is safe on this device and the server can't be reached. */
  saveOutput(id: string, text: string, facts: OutputFacts): Promise<void>;
  deleteDocument(id: string): void;
  /** Resolves when it is back on screen. The server follows as with any change. */
  undoDelete(id: string): Promise<void>;
  forgetDeleted(id: string): void;
  restoreAsNew(id: string): void;
  resolveConflict(id: string, conflictId: string, choice: ConflictChoice): void;
  reload(): void;
  retryNow(): void;
  /** Sends words that wait for a pause in typing: when a field or a screen is left. */
  flush(): void;
  /** After signing in again over the open page. 'other-user': close this workspace, don't resume it. */
  resumeAs(user: AppUser): 'resumed' | 'other-user';
  /** Removes everything of this person from this device, no matter who is signed in. Only if nothing is unsaved. */
  forgetHere(): Promise<void>;
  /**
   * Ends this workspace in every tab, and leaves its words in the journal under their writer's id. Only with storage.
   * saving/forget-device.ts removes the rest.
   */
  lockAway(): Promise<void>;
  /** Resolves when this device has every word, or after a moment. */
  written(): Promise<void>;
  /** Sends pending saves; false as soon as it is clear that some can't be saved now. */
  sendPending(): Promise<boolean>;
  /** Unless 'cleared': ask, and sign out again with `discard` once the person agrees. */
  signOut(options?: { discard?: boolean }): Promise<SignedOut>;
};

type WorkspaceStore = StoreApi<WorkspaceState>;

export type Workspace = {
  store: WorkspaceStore;
  /** The same state, but typed words appear only after the frame that shows them: for parts that are slow to render. */
  lateStore: WorkspaceStore;
  actions: WorkspaceActions;
  close(): void;
};

export function createWorkspace(deps: WorkspaceDeps): Workspace {
  const { user, clock, ids, afterFrame } = deps;
  const driver = createDriver(deps);
  const store = createStore<WorkspaceState>(() => viewOf(user, driver.getState(), null, undefined));
  const now = () => new Date(clock.now()).toISOString();
  let isTyping = false;
  const lateStore: WorkspaceStore = {
    ...store,
    subscribe: (listener) =>
      store.subscribe((...told) => {
        if (isTyping && afterFrame) afterFrame(() => listener(...told));
        else listener(...told);
      }),
  };

  function show(activeId: string | null): void {
    store.setState((before) => viewOf(before.user, driver.getState(), activeId, before), true);
  }
  let isClosed = false;
  let stopCopying = () => {};
  // Without it, this visit can't be read offline any further than the last one.
  void deps.copies?.keep().then(
    (keepCopies) => {
      if (!isClosed && deps.copies) stopCopying = keepCopies(driver, deps.copies.device, user, clock);
    },
    () => undefined,
  );
  driver.subscribe(() => show(store.getState().activeId));

  function add(kind: KindName, doc: Document): void {
    driver.dispatch({ type: 'create', kind, doc });
  }
  const change: WorkspaceActions['change'] = (kind, id, changed, isUrgent = false) => {
    const documents: Readonly<Record<string, DocumentOf<typeof kind>>> = store.getState().documents[kind];
    const found = documents[resolveId(driver.getState(), id)];
    if (found) return driver.dispatch({ type: 'edit', id: found.id, doc: changed(found, now()), isUrgent });
    const { only } = kindOf(kind);
    if (!only) throw new AppError('not-found');
    add(kind, changed(only.begin(now()) as DocumentOf<typeof kind>, now()));
  };
  const edit = (id: string, changed: Edit<Blueprint>, isUrgent = false) =>
    change('blueprint', id, changed, isUrgent);

  const actions: WorkspaceActions = {
    openTopic(type, card) {
      const existing = store.getState().byType[type];
      const id = existing ?? ids();
      if (!existing) {
        add('blueprint', createBlueprint({ id, type, ...card, now: now() }));
      }
      show(id);
      return id;
    },
    closeBlueprint() {
      driver.dispatch({ type: 'flush' });
      show(null);
    },
    change,
    add,
    submitAnswer: (id, index, text) =>
      edit(id, (doc, at) => answerQuestion(doc, index, cleanText(text), at), true),
    editDraft: (id, of, text) => edit(id, (doc, at) => editDraft(doc, of, cleanText(text), at)),
    draftOutput: (id, text, facts) => edit(id, (doc, at) => draftOutput(doc, cleanText(text), facts, at)),
    editText: (id, field, text) => edit(id, (doc, at) => editText(doc, field, cleanText(text), at)),
    type(typed) {
      isTyping = true;
      try {
        typed();
      } finally {
        isTyping = false;
      }
    },
    changeFacts: (changed) => change('facts', FACT_SHEET_ID, changed),
    editOutput: (id, text) =>
      edit(id, (doc, at) => editOutput(doc, cleanText(text), editedFacts(doc, at), at)),
    async saveOutput(id, text, facts) {
      edit(id, (doc, at) => saveOutput(doc, cleanText(text), facts, at), true);
      await savedOutput(driver, id);
    },
    deleteDocument: (id) => driver.dispatch({ type: 'delete', id }),
    async undoDelete(id) {
      driver.dispatch({ type: 'undelete', id });
      await waitFor(driver, ({ docs }) => isBack(docs[id]), { clock, ms: 2_000 });
    },
    forgetDeleted: (id) => driver.dispatch({ type: 'forget', id }),
    restoreAsNew(id) {
      const { kind } = driver.getState().docs[id] ?? {};
      // The only document of its kind has no other id to come back under.
      if (kind && kindOf(kind).only) driver.dispatch({ type: 'undelete', id });
      else driver.dispatch({ type: 'as-new', id, newId: ids() });
    },
    resolveConflict: (id, conflictId, choice) =>
      driver.dispatch({ type: 'resolve', id, conflictId, choice, at: now() }),
    reload: () => driver.dispatch({ type: 'poke', isAsked: false }),
    retryNow: () => driver.dispatch({ type: 'poke', isAsked: true }),
    flush: () => driver.dispatch({ type: 'flush' }),
    resumeAs(next) {
      if (next.uid !== user.uid) return 'other-user';
      store.setState({ user: next });
      driver.dispatch({ type: 'session-known', uid: next.uid, from: 'person' });
      return 'resumed';
    },
    forgetHere: driver.end,
    async lockAway() {
      await written(driver, deps);
      await driver.reread();
      driver.dispatch({ type: 'ended' });
    },
    written: () => written(driver, deps),
    sendPending: () => sendPending(driver, deps),
    signOut: (options) => signOut(driver, deps, options?.discard ?? false),
  };
  return {
    store,
    lateStore,
    actions,
    close() {
      isClosed = true;
      stopCopying();
      driver.close();
    },
  };
}

function isBack(doc: Doc | undefined): boolean {
  return doc !== undefined && isShown(doc);
}
