import { createStore, type StoreApi } from 'zustand/vanilla';
import { oncePerLife } from '#client/app/loading/once-per-life.ts';
import { whenIdle } from '#client/app/loading/when-idle.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { type PlanChecker, planChecker } from '#domain/checks/check-book.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { localDay } from './local-day.ts';

export type CheckedBook = StoreApi<ReadonlyMap<string, readonly Finding[]>>;

const QUIET_MS = 300;

/**
 * What is to be checked in each plan, by the blueprint's id. One plan at a time, while nothing else is to be done: read
 * all at once, nineteen of them would hold up the next letter.
 */
export const checkedBookOf = oncePerLife(({ workspace, onClose }): CheckedBook => {
  const { store } = workspace;
  const checked = createStore<ReadonlyMap<string, readonly Finding[]>>(() => new Map());
  const known = new Map<string, { key: string; findings: readonly Finding[] }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopIdle = () => {};

  function begin(): void {
    stopIdle();
    const state = store.getState();
    const all = Object.values(state.blueprints);
    const said = saidIn(state, all);
    let check: PlanChecker | undefined;
    const waiting = all.filter(({ id, content }) => known.get(id)?.key !== keyOf(said, content.aiOutput));
    function next(): void {
      const blueprint = waiting.shift();
      if (!blueprint) {
        tell(all);
        return;
      }
      if (check) {
        const key = keyOf(said, blueprint.content.aiOutput);
        known.set(blueprint.id, { key, findings: check(blueprint) });
      } else {
        // A step of its own: what the others say is read for all of them at once.
        check = planChecker({
          blueprints: all,
          launch: state.launch,
          tables: FACT_TABLES,
          today: localDay(new Date()),
        });
        waiting.unshift(blueprint);
      }
      stopIdle = whenIdle(next);
    }
    stopIdle = whenIdle(next);
  }

  function tell(all: readonly Blueprint[]): void {
    checked.setState(new Map(all.map(({ id }) => [id, known.get(id)?.findings ?? []])), true);
  }

  const unfollow = store.subscribe((now, before) => {
    if (now.blueprints === before.blueprints && now.launch === before.launch) return;
    clearTimeout(timer);
    timer = setTimeout(begin, QUIET_MS);
  });
  begin();
  onClose(() => {
    unfollow();
    clearTimeout(timer);
    stopIdle();
  });
  return checked;
});

/** Everything that a finding depends on besides the plan itself. */
function saidIn({ launch }: WorkspaceState, all: readonly Blueprint[]): string {
  const { facts, own, settled } = launch ?? {};
  return JSON.stringify([facts, own, settled, all.map(({ content }) => [content.answers, content.notes])]);
}

function keyOf(said: string, plan: string | undefined): string {
  return `${said}\n${plan ?? ''}`;
}
