import type { ComponentType } from 'react';

export type Preloadable<Props> = {
  preload: () => Promise<void>;
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  current: () => ComponentType<Props> | 'failed' | null;
};

/** A component in a file of its own, drawn by `Preloaded`. Not React.lazy: even when the file is there,
 * that one shows its fallback first and keeps it for a third of a second; this one draws at once. */
export function preloadable<Props>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let current: ComponentType<Props> | 'failed' | null = null;
  let pending: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function settle(result: typeof current) {
    current = result;
    for (const listener of listeners) listener();
  }

  function preload(): Promise<void> {
    pending ??= load().then(settle, () => {
      pending = null;
      settle('failed');
    });
    return pending;
  }

  return {
    preload,
    retry() {
      settle(null);
      void preload();
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
