import { createStore, type StoreApi } from 'zustand/vanilla';
import { localDay } from '#client/adapters/time/local-day.ts';
import { lookAgain } from '#client/saving/look-again.ts';
import { type Life, oncePerLife } from '#client/saving/once-per-life.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { planCheckerInSteps } from '#domain/checks/check-book.ts';
import type { Finding } from '#domain/checks/finding.ts';

export type CheckedBook = StoreApi<ReadonlyMap<string, readonly Finding[]>>;

const QUIET_MS = 300;

type Checked = { readonly key: string; readonly findings: readonly Finding[] };

/** What is to be checked in each plan, by the blueprint's id: a few sentences at a time, while nothing else is to be done. */
export const checkedBookOf = oncePerLife(({ workspace, onClose }: Life): CheckedBook => {
  const checked = createStore<ReadonlyMap<string, readonly Finding[]>>(() => new Map());
  const known = new Map<string, Checked>();

  /** What has not changed stays the same list: whoever shows it is not drawn again. */
  function tell(all: readonly Blueprint[]): void {
    const before = checked.getState();
    const settled = new Set(workspace.store.getState().sheet?.settled);
    const now = new Map(
      all.map(({ id }) => {
        const open = (known.get(id)?.findings ?? []).filter(({ mark }) => !settled.has(mark));
        const old = before.get(id);
        return [id, old && isSame(old, open) ? old : open] as const;
      }),
    );
    if (now.size !== before.size || all.some(({ id }) => now.get(id) !== before.get(id)))
      checked.setState(now, true);
  }

  onClose(lookAgain(workspace, (state) => checkPlans(state, known), tell, QUIET_MS));
  return checked;
});

/** What was said is read first, and then each plan that has changed. */
function* checkPlans(
  state: WorkspaceState,
  known: Map<string, Checked>,
): Generator<undefined, readonly Blueprint[]> {
  const all = Object.values(state.blueprints);
  const said = saidIn(state, all);
  const waiting = all.filter(({ id, content }) => known.get(id)?.key !== keyOf(said, content.aiOutput));
  if (waiting.length === 0) return all;
  // What was called fine is left out when it is told: a mark for anything else would have all plans checked again.
  const sheet = state.sheet && { ...state.sheet, settled: [] };
  const today = localDay(new Date());
  const check = yield* planCheckerInSteps({ blueprints: all, sheet, tables: FACT_TABLES, today });
  for (const blueprint of waiting) {
    const findings = yield* check(blueprint);
    known.set(blueprint.id, { key: keyOf(said, blueprint.content.aiOutput), findings });
    yield;
  }
  return all;
}

function isSame(one: readonly Finding[], other: readonly Finding[]): boolean {
  return one.length === other.length && one.every((finding, index) => finding === other[index]);
}

/** Everything that a finding depends on besides the plan itself. */
function saidIn({ sheet }: WorkspaceState, all: readonly Blueprint[]): string {
  const { facts = {}, own = [] } = sheet ?? {};
  return JSON.stringify([facts, own, all.map(({ content }) => [content.answers, content.notes])]);
}

function keyOf(said: string, plan: string | undefined): string {
  return `${said}\n${plan ?? ''}`;
}
