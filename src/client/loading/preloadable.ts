import type { ComponentType } from 'react';
import { PartGone } from '#client/adapters/page/fetch-then-import.ts';

/** `failed`: it could not be fetched now. `gone`: the server has a newer version, and this file no more. */
export type PartFailure = 'failed' | 'gone';

export type Preloadable<Props> = {
  /** Ahead of time: a failure is nobody's concern yet. */
  preload: () => Promise<void>;
  /** Somebody waits for it. Once it has failed it stays so until another try succeeds. */
  demand: () => Promise<void>;
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  current: () => ComponentType<Props> | PartFailure | null;
};

/** A component in a file of its own, drawn by `Preloaded`. Not React.lazy: even when the file is there,
 * that one shows its fallback first and keeps it for a third of a second; this one draws at once. */
export function preloadable<Props>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let current: ComponentType<Props> | PartFailure | null = null;
  let pending: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function settle(result: typeof current) {
    current = result;
    for (const listener of listeners) listener();
  }

  function once(): Promise<void> {
    pending ??= load().then(settle, (error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  }

  const demand = () => once().catch((error: unknown) => settle(failureOf(error)));

  return {
    preload: () => once().catch(() => {}),
    demand,
    retry() {
      settle(null);
      void demand();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    current: () => current,
  };
}

export function failureOf(error: unknown): PartFailure {
  return error instanceof PartGone ? 'gone' : 'failed';
}
