import { createStore } from 'zustand/vanilla';

export type RefreshStep = {
  id: string;
  status: 'waiting' | 'writing' | 'done' | 'failed' | 'stopped';
  message?: string;
};

export type RefreshState = {
  status: 'idle' | 'running' | 'stopping' | 'finished';
  steps: readonly RefreshStep[];
};

/** Writes the plans; app/ passes it in. */
export type PlanWriter = {
  generate: (id: string) => Promise<void>;
  stop: (id: string) => void;
  /** `arrived`: a plan came in, and was saved. */
  stateOf: (id: string) => {
    status: string;
    failure?: { message: string } | undefined;
    arrived?: unknown;
  };
};

export type RefreshDeps = {
  generation: PlanWriter;
  /** Shown for a plan that was skipped because one of its texts must be kept or discarded first. */
  heldMessage: string;
};

export type Refresh = ReturnType<typeof createRefresh>;

const NOTHING: RefreshState = { status: 'idle', steps: [] };

/** Rewrites several plans, one after another. It outlives the screen that started it. */
export function createRefresh({ generation, heldMessage }: RefreshDeps) {
  const store = createStore<RefreshState>(() => NOTHING);

  function mark(id: string, step: Omit<RefreshStep, 'id'>): void {
    store.setState(({ steps }) => ({ steps: steps.map((old) => (old.id === id ? { id, ...step } : old)) }));
  }

  async function write(id: string): Promise<boolean> {
    if (generation.stateOf(id).status !== 'idle' && generation.stateOf(id).status !== 'failed') {
      mark(id, { status: 'failed', message: heldMessage });
      return false;
    }
    mark(id, { status: 'writing' });
    await generation.generate(id);
    const after = generation.stateOf(id);
    // Stopped before its first word a plan is at rest as well, and as it was.
    const isWritten = after.status === 'idle' && after.arrived !== undefined;
    if (isWritten && store.getState().status === 'running') {
      mark(id, { status: 'done' });
      return true;
    }
    if (store.getState().status === 'stopping') {
      // It may have come in whole just as Stop was pressed: then it is saved, and counts.
      mark(id, { status: isWritten ? 'done' : 'stopped' });
      return false;
    }
    const message = after.failure?.message;
    mark(id, { status: 'failed', ...(message !== undefined && { message }) });
    return false;
  }

  return {
    store,
    /** Ends at the first plan that fails: later ones would be written from outdated plans. */
    async start(ids: readonly string[]): Promise<void> {
      if (store.getState().status === 'running' || store.getState().status === 'stopping') return;
      store.setState({ status: 'running', steps: ids.map((id) => ({ id, status: 'waiting' })) });
      for (const id of ids) {
        if (store.getState().status !== 'running' || !(await write(id))) break;
      }
      store.setState(({ steps }) => ({
        status: 'finished',
        steps: steps.map((step) => (step.status === 'waiting' ? { ...step, status: 'stopped' } : step)),
      }));
    },
    stop(): void {
      if (store.getState().status !== 'running') return;
      store.setState({ status: 'stopping' });
      for (const { id, status } of store.getState().steps) if (status === 'writing') generation.stop(id);
    },
    clear(): void {
      if (store.getState().status === 'finished') store.setState(NOTHING);
    },
  };
}
