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
const SLICE_MS = 12;

const today = () => localDay(new Date());

/**
 * What is to be checked in each plan, by the blueprint's id. A few sentences at a time, while nothing else is to be done:
 * read all at once, nineteen plans would hold up the next letter.
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
    let reading: { blueprint: Blueprint; steps: ReturnType<PlanChecker> } | undefined;
    const waiting = all.filter(({ id, content }) => known.get(id)?.key !== keyOf(said, content.aiOutput));
    function next(): void {
      const blueprint = reading ? undefined : waiting.shift();
      if (!reading && !blueprint) {
        tell(all);
        return;
      }
      if (!check) check = planChecker({ ...state, blueprints: all, tables: FACT_TABLES, today: today() });
      // What was said is read in a moment of its own, and each plan in several.
      if (blueprint) reading = { blueprint, steps: check(blueprint) };
      else if (reading) goOn(reading);
      stopIdle = whenIdle(next);
    }
    function goOn({ blueprint: { id, content }, steps }: NonNullable<typeof reading>): void {
      const until = performance.now() + SLICE_MS;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (!step.done) return;
      known.set(id, { key: keyOf(said, content.aiOutput), findings: step.value });
      reading = undefined;
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
