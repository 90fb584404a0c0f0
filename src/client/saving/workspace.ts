import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppUser } from '#domain/account/account.ts';
import type { Blueprint, DraftKey, OutputFacts } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import {
  answerQuestion,
  createBlueprint,
  draftOutput,
  editDraft,
  editOutput,
  editText,
  saveOutput,
} from '#domain/blueprint/change-blueprint.ts';
import type { FieldName } from '#domain/blueprint/fields.ts';
import { cleanText } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import { blankLaunch } from '#domain/launch/change-launch.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { adoptOldDrafts } from './adopt-old-drafts.ts';
import { createDriver } from './driver.ts';
import { savedOutput } from './saved-output.ts';
import { type SignedOut, settle, signOut } from './sign-out.ts';
import { resolveId } from './tab/sync-state.ts';
import { waitFor } from './wait-for.ts';
import type { WorkspaceDeps } from './workspace-deps.ts';
import type { ConflictChoice, WorkspaceState } from './workspace-state.ts';
import { viewOf } from './workspace-view.ts';

export type WorkspaceActions = {
  /** Opens the blueprint of this type, or makes one. Returns its id. */
  openTopic(type: BlueprintType, card: { title: string; description: string }): string;
  closeBlueprint(): void;
  submitAnswer(id: string, index: number, text: string): void;
  /** Words that are not sent yet: an answer before Submit, a plan that is being written. Empty: there are none. */
  editDraft(id: string, of: DraftKey, text: string): void;
  /** A plan that is not kept yet, with what it was written from. Without words: a prompt was copied for it. */
  draftOutput(id: string, text: string, facts: OutputFacts): void;
  editText(id: string, field: FieldName, text: string): void;
  /** What `edit` changes is on the screen already, where it was typed. */
  type(edit: () => void): void;
  /** Changes what is true about the business; begins that document when it is the first thing said. */
  changeLaunch(change: (launch: Launch, now: string) => Launch): void;
  editOutput(id: string, text: string): void;
  /** Resolves when the server has it, or when it is safe on this device and the server cannot be reached. */
  saveOutput(id: string, text: string, facts: OutputFacts): Promise<void>;
  deleteBlueprint(id: string): void;
  /** Resolves when it is back on screen. The server follows as with any other change. */
  undoDelete(id: string): Promise<void>;
  forgetDeleted(id: string): void;
  restoreAsNew(id: string): void;
  resolveConflict(id: string, conflictId: string, choice: ConflictChoice): void;
  reload(): void;
  retryNow(): void;
  /** Sends what is waiting for a pause in typing: when a field or a screen is left. */
  flush(): void;
  /** After signing in again over the open page. 'other-user': this workspace must be closed, not resumed. */
  resumeAs(user: AppUser): 'resumed' | 'other-user';
  /** Removes everything of this person from this device, whoever is signed in by now. Only when nothing is unsaved. */
  forgetHere(): Promise<void>;
  /** Sends what waits; false as soon as it is known that some of it cannot be saved now. */
  settle(): Promise<boolean>;
  /** Anything but 'cleared': ask, and sign out again with `discard` once the person agreed. */
  signOut(options?: { discard?: boolean }): Promise<SignedOut>;
};

type WorkspaceStore = StoreApi<WorkspaceState>;

export type Workspace = {
  store: WorkspaceStore;
  /**
   * The same state, but it tells of typed words only after the frame that shows them: for parts that are slow to
   * redraw.
   */
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
  // Without it this visit can be read offline only as far as the one before.
  void deps.copies?.keep().then(
    (keepCopies) => {
      if (!isClosed && deps.copies) stopCopying = keepCopies(driver, deps.copies.device, user, clock);
    },
    () => undefined,
  );
  driver.subscribe(() => show(store.getState().activeId));
  void waitFor(driver, ({ isOpen, load }) => isOpen && load.status === 'ready', { clock }).then(() =>
    adoptOldDrafts({
      journal: deps.journal,
      uid: user.uid,
      find: (id) => store.getState().blueprints[id],
      change: (blueprint) => change(blueprint, false),
      now: now(),
      // They stay where they are, and are asked for again by the next page.
    }).catch(() => undefined),
  );

  function find(id: string): Blueprint {
    const found = store.getState().blueprints[resolveId(driver.getState(), id)];
    if (!found) throw new AppError('not-found');
    return found;
  }
  function change(blueprint: Blueprint, isUrgent: boolean): void {
    driver.dispatch({ type: 'edit', id: blueprint.id, doc: blueprint, isUrgent });
  }

  const actions: WorkspaceActions = {
    openTopic(type, card) {
      const known = store.getState().byType[type];
      const id = known ?? ids();
      if (!known) {
        const doc = createBlueprint({ id, type, ...card, now: now() });
        driver.dispatch({ type: 'create', kind: 'blueprint', doc });
      }
      show(id);
      return id;
    },
    closeBlueprint() {
      driver.dispatch({ type: 'flush' });
      show(null);
    },
    submitAnswer: (id, index, text) => change(answerQuestion(find(id), index, cleanText(text), now()), true),
    editDraft: (id, of, text) => change(editDraft(find(id), of, cleanText(text), now()), false),
    draftOutput: (id, text, facts) => change(draftOutput(find(id), cleanText(text), facts, now()), false),
    editText: (id, field, text) => change(editText(find(id), field, cleanText(text), now()), false),
    type(edit) {
      isTyping = true;
      try {
        edit();
      } finally {
        isTyping = false;
      }
    },
    changeLaunch(edit) {
      const known = store.getState().launch;
      const doc = edit(known ?? blankLaunch(now()), now());
      if (known) driver.dispatch({ type: 'edit', id: doc.id, doc, isUrgent: false });
      else driver.dispatch({ type: 'create', kind: 'launch', doc });
    },
    editOutput(id, text) {
      const before = find(id);
      const writtenFrom = before.content.outputFacts?.writtenFrom ?? {};
      change(editOutput(before, cleanText(text), { origin: 'edited', at: now(), writtenFrom }, now()), false);
    },
    async saveOutput(id, text, facts) {
      change(saveOutput(find(id), cleanText(text), facts, now()), true);
      await savedOutput(driver, id, clock);
    },
    deleteBlueprint: (id) => driver.dispatch({ type: 'delete', id }),
    async undoDelete(id) {
      driver.dispatch({ type: 'undelete', id });
      await waitFor(driver, () => store.getState().blueprints[id] !== undefined, { clock, ms: 2_000 });
    },
    forgetDeleted: (id) => driver.dispatch({ type: 'forget', id }),
    restoreAsNew: (id) => driver.dispatch({ type: 'as-new', id, newId: ids() }),
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
    settle: () => settle(driver, deps),
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
