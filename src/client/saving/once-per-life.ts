import type { StoreApi } from 'zustand/vanilla';
import type { Workspace } from './workspace.ts';

/** As long as one person is signed in on this page: what a store of a feature may hold on to. */
export type Life = {
  readonly workspace: Workspace;
  readonly onClose: (run: () => void) => void;
};

/** Whose plans are being written, for screens that are there before what writes them. */
export type Writing = Pick<
  StoreApi<{ writing: readonly string[] }>,
  'getState' | 'getInitialState' | 'subscribe'
>;

/** For a store whose code comes with a later download: made when something first needs it, then the same until the end. */
export function oncePerLife<Known extends object, Part>(open: (life: Known) => Part): (life: Known) => Part {
  const opened = new WeakMap<Known, { part: Part }>();
  return (life) => {
    const known = opened.get(life) ?? { part: open(life) };
    opened.set(life, known);
    return known.part;
  };
}
