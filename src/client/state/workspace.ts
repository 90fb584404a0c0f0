import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError } from '#client/adapters/api-error.ts';
import type { AppUser } from '#domain/account.ts';
import { toBody } from '#domain/api-contract.ts';
import {
  answerQuestion,
  type Blueprint,
  createBlueprint,
  editAnswer,
  type OutputFacts,
  type StoredBlueprint,
  saveOutput,
} from '#domain/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint-types.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import { mergeBlueprints } from '#domain/merge.ts';
import type { WorkspaceDeps } from './workspace-deps.ts';
import type { ConflictChoice, WorkspaceState } from './workspace-state.ts';

export type WorkspaceActions = {
  /** Opens the blueprint of this type, or makes one. Returns its id. */
  openTopic(type: BlueprintType, card: { title: string; description: string }): string;
  closeBlueprint(): void;
  submitAnswer(id: string, index: number, text: string): void;
  editAnswer(id: string, index: number, text: string): void;
  editOutput(id: string, text: string): void;
  /** Resolves when the server has it, or when it is safe on this device and the server cannot be reached. */
  saveOutput(id: string, text: string, facts: OutputFacts): Promise<void>;
  deleteBlueprint(id: string): void;
  undoDelete(id: string): Promise<void>;
  forgetDeleted(id: string): void;
  restoreAsNew(id: string): void;
  resolveConflict(id: string, conflictId: string, choice: ConflictChoice): void;
  reload(): void;
  retryNow(): void;
  flush(): void;
  /** After signing in again over the open page. 'other-user': this workspace must be closed, not resumed. */
  resumeAs(user: AppUser): 'resumed' | 'other-user';
  /** 'ask': some words could not be saved; sign out again with `discard` once the person agreed. */
  signOut(options?: { discard?: boolean }): Promise<'cleared' | 'ask'>;
};

export type Workspace = { store: StoreApi<WorkspaceState>; actions: WorkspaceActions; close(): void };

export function createWorkspace({ user, initial, api, clock, ids }: WorkspaceDeps): Workspace {
  const clientId = ids();
  const bases = new Map<string, StoredBlueprint>();
  const saving = new Map<string, Promise<void>>();
  let seq = 0;
  const store = createStore<WorkspaceState>(() => ({
    user,
    load: { status: 'loading' },
    blueprints: {},
    byType: {},
    activeId: null,
    saveStatus: 'idle',
    conflicts: [],
    blocked: [],
    recentlyDeleted: [],
    deletedElsewhere: [],
    sessionLost: false,
    storage: 'ok',
  }));
  const now = () => new Date(clock.now()).toISOString();

  function show(blueprints: Record<string, Blueprint>): void {
    const byType = Object.fromEntries(Object.values(blueprints).map(({ type, id }) => [type, id]));
    store.setState({ blueprints, byType });
  }
  function put(blueprint: Blueprint): void {
    show({ ...store.getState().blueprints, [blueprint.id]: blueprint });
  }
  function find(id: string): Blueprint {
    const found = store.getState().blueprints[id];
    if (!found) throw new AppError('not-found');
    return found;
  }
  function take(list: StoredBlueprint[]): void {
    for (const stored of list) bases.set(stored.id, stored);
    show(Object.fromEntries(list.map((stored) => [stored.id, toBody(stored)])));
    store.setState({ load: { status: 'ready' } });
  }
  async function load(): Promise<void> {
    store.setState({ load: { status: 'loading' } });
    try {
      const listing = await api.listBlueprints(user.uid);
      if (listing.status === 'listed') take(listing.blueprints);
    } catch (error) {
      store.setState({
        load: { status: 'failed', message: messageOf(error, 'Failed to load blueprints') },
      });
    }
  }

  async function push(id: string): Promise<void> {
    for (let sent = store.getState().blueprints[id]; sent; sent = store.getState().blueprints[id]) {
      const base = bases.get(id);
      try {
        const baseVersion = base?.version ?? 0;
        seq += 1;
        const ack = await api.putBlueprint(user.uid, sent, { baseVersion, clientId, seq });
        bases.set(id, { ...sent, ...ack });
        if (store.getState().blueprints[id] === sent) return;
      } catch (error) {
        const theirs = error instanceof ApiError ? error.current : undefined;
        if (!theirs) throw error;
        put(mergeBlueprints(base ? toBody(base) : null, find(id), toBody(theirs)).merged);
        bases.set(id, theirs);
      }
    }
  }
  function save(id: string): Promise<void> {
    store.setState({ saveStatus: 'saving' });
    const running = saving.get(id) ?? push(id).finally(() => saving.delete(id));
    saving.set(id, running);
    running.then(
      () => store.setState({ saveStatus: 'saved' }),
      (error: unknown) => {
        const isLost = error instanceof AppError && error.code === 'not-authenticated';
        store.setState({ saveStatus: isLost ? 'signed-out' : 'unsaved', sessionLost: isLost });
      },
    );
    return running;
  }
  function change(blueprint: Blueprint): Promise<void> {
    put(blueprint);
    return save(blueprint.id);
  }
  const inBackground = (work: Promise<unknown>) => void work.catch(() => undefined);

  if (initial) take(initial);
  else inBackground(load());

  return {
    store,
    actions: {
      openTopic(type, card) {
        const { byType } = store.getState();
        const id = byType[type] ?? ids();
        if (!byType[type]) inBackground(change(createBlueprint({ id, type, ...card, now: now() })));
        store.setState({ activeId: id });
        return id;
      },
      closeBlueprint: () => store.setState({ activeId: null }),
      submitAnswer: (id, index, text) => inBackground(change(answerQuestion(find(id), index, text, now()))),
      editAnswer: (id, index, text) => inBackground(change(editAnswer(find(id), index, text, now()))),
      editOutput(id, text) {
        const { outputFacts } = find(id).content;
        const writtenFrom = outputFacts?.writtenFrom ?? {};
        const facts = { origin: 'edited', at: now(), writtenFrom } as const;
        inBackground(change(saveOutput(find(id), text, facts, now())));
      },
      saveOutput: async (id, text, facts) => change(saveOutput(find(id), text, facts, now())),
      deleteBlueprint(id) {
        const { title, type } = find(id);
        const { [id]: _, ...rest } = store.getState().blueprints;
        show(rest);
        const { activeId, recentlyDeleted } = store.getState();
        store.setState({
          activeId: activeId === id ? null : activeId,
          recentlyDeleted: [...recentlyDeleted, { blueprintId: id, title, type }],
        });
        inBackground(api.deleteBlueprint(user.uid, id));
      },
      async undoDelete(id) {
        const restored = await api.restoreBlueprint(user.uid, id);
        bases.set(id, restored);
        put(toBody(restored));
        this.forgetDeleted(id);
      },
      forgetDeleted: (id) =>
        store.setState(({ recentlyDeleted }) => ({
          recentlyDeleted: recentlyDeleted.filter(({ blueprintId }) => blueprintId !== id),
        })),
      restoreAsNew: () => undefined,
      resolveConflict: () => undefined,
      reload: () => inBackground(load()),
      retryNow: () => {
        for (const id of Object.keys(store.getState().blueprints)) inBackground(save(id));
      },
      flush: () => undefined,
      resumeAs(next) {
        if (next.uid !== user.uid) return 'other-user';
        store.setState({ sessionLost: false, user: next });
        this.retryNow();
        return 'resumed';
      },
      async signOut() {
        await api.signOut();
        return 'cleared';
      },
    },
    close: () => undefined,
  };
}
