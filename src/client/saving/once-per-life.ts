import type { StoreApi } from 'zustand/vanilla';
import type { Workspace } from './workspace.ts';

/** The time in which one person is signed in on this page: a feature's store may depend on it. */
export type Life = {
  readonly workspace: Workspace;
  readonly onClose: (run: () => void) => void;
};

/** Which plans are being written, for screens that load before the writer. */
export type Writing = Pick<
  StoreApi<{ writing: readonly string[] }>,
  'getState' | 'getInitialState' | 'subscribe'
>;

/** For a store whose code is downloaded later: created on first use, then the same instance until the end. */
export function oncePerLife<Known extends object, Part>(open: (life: Known) => Part): (life: Known) => Part {
  const opened = new WeakMap<Known, { part: Part }>();
  return (life) => {
    const existing = opened.get(life) ?? { part: open(life) };
    opened.set(life, existing);
    return existing.part;
  };
}
