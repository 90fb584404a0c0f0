import type { ComponentType } from 'react';
import { PartGone } from '#client/adapters/page/fetch-then-import.ts';

/** `failed`: it could not be loaded now. `gone`: the server has a newer version without this file. */
export type PartFailure = 'failed' | 'gone';

export type Preloadable<Props> = {
  /** In advance: a failure doesn't matter yet. */
  preload: () => Promise<void>;
  /** Somebody waits for it. A failure stays until another try succeeds. */
  demand: () => Promise<void>;
  retry: () => void;
  subscribe: (listener: () => void) => () => void;
  current: () => ComponentType<Props> | PartFailure | null;
};

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/**
 * A component in a separate file, under its name there, rendered by `Preloaded`. Not React.lazy: even if the file is loaded, that shows its
 * fallback first and keeps it for a third of a second; this renders at once.
 */
export function preloadable<File, Name extends keyof File>(
  load: () => Promise<File>,
  name: Name,
): Preloadable<PropsOf<File[Name]>> {
  type Props = PropsOf<File[Name]>;
  let current: ComponentType<Props> | PartFailure | null = null;
  let pending: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function settle(result: typeof current) {
    current = result;
    for (const listener of listeners) listener();
  }

  function once(): Promise<void> {
    pending ??= load().then(
      (file) => settle(file[name] as ComponentType<Props>),
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
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
