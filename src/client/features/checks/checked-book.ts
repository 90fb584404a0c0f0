import { createStore, type StoreApi } from 'zustand/vanilla';
import { onceThere } from '#client/loading/once-there.ts';
import { lookAgain } from '#client/saving/look-again.ts';
import { type Life, oncePerLife } from '#client/saving/once-per-life.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { Finding } from '#domain/checks/finding.ts';
import type { Checked } from './check-plans.ts';

export type CheckedBook = StoreApi<ReadonlyMap<string, readonly Finding[]>>;

const QUIET_MS = 300;

/**
 * The findings of each plan, by the blueprint's id: computed a few sentences at a time when the page is idle. The
 * checks are a separate download: every dashboard uses this, and one without a plan has nothing to check.
 */
export const checkedBookOf = oncePerLife(({ workspace, onClose }: Life): CheckedBook => {
  const checked = createStore<ReadonlyMap<string, readonly Finding[]>>(() => new Map());
  const resultsById = new Map<string, Checked>();

  /** An unchanged list stays the same object: its screen doesn't render again. */
  function tell(all: readonly Blueprint[]): void {
    const before = checked.getState();
    const settled = new Set(workspace.store.getState().sheet?.settled);
    const now = new Map(
      all.map(({ id }) => {
        const open = (resultsById.get(id)?.findings ?? []).filter(({ mark }) => !settled.has(mark));
        const old = before.get(id);
        return [id, old && isSame(old, open) ? old : open] as const;
      }),
    );
    if (now.size !== before.size || all.some(({ id }) => now.get(id) !== before.get(id)))
      checked.setState(now, true);
  }

  onClose(
    onceThere(
      () => import('./check-plans.ts'),
      ({ checkPlans }) => lookAgain(workspace, (state) => checkPlans(state, resultsById), tell, QUIET_MS),
    ),
  );
  return checked;
});

function isSame(one: readonly Finding[], other: readonly Finding[]): boolean {
  return one.length === other.length && one.every((finding, index) => finding === other[index]);
}
