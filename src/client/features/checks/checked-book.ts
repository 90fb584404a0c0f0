import { createStore, type StoreApi } from 'zustand/vanilla';
import { localDay } from '#client/adapters/time/local-day.ts';
import { type HasTime, whenIdle } from '#client/adapters/time/when-idle.ts';
import { type Life, oncePerLife } from '#client/saving/once-per-life.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { type PlanChecker, planCheckerInSteps } from '#domain/checks/check-book.ts';
import type { Finding } from '#domain/checks/finding.ts';

export type CheckedBook = StoreApi<ReadonlyMap<string, readonly Finding[]>>;

const QUIET_MS = 300;

const today = () => localDay(new Date());

/**
 * What is to be checked in each plan, by the blueprint's id. A few sentences at a time, while nothing else is to be done:
 * read all at once, nineteen plans would hold up the next letter.
 */
export const checkedBookOf = oncePerLife(({ workspace, onClose }: Life): CheckedBook => {
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
    // What was called fine is left out when it is told: a mark for anything else would have all plans checked again.
    const sheet = state.sheet && { ...state.sheet, settled: [] };
    const preparing = planCheckerInSteps({ blueprints: all, sheet, tables: FACT_TABLES, today: today() });
    let check: PlanChecker | undefined;
    let reading: { blueprint: Blueprint; steps: ReturnType<PlanChecker> } | undefined;
    const waiting = all.filter(({ id, content }) => known.get(id)?.key !== keyOf(said, content.aiOutput));
    function next(hasTime: HasTime): void {
      // What was said is read first, and each plan after it, in several moments where there is not time for all of it.
      if (waiting.length > 0 && !check) prepare(hasTime);
      else if (goOn(hasTime) === 'done') {
        tell(all);
        return;
      }
      stopIdle = whenIdle(next);
    }
    function prepare(hasTime: HasTime): void {
      do {
        const step = preparing.next();
        if (step.done) check = step.value;
      } while (!check && hasTime());
    }
    function goOn(hasTime: HasTime): 'done' | 'more' {
      do {
        const blueprint = reading?.blueprint ?? waiting.shift();
        if (!blueprint || !check) return 'done';
        reading ??= { blueprint, steps: check(blueprint) };
        const step = reading.steps.next();
        if (!step.done) continue;
        known.set(blueprint.id, { key: keyOf(said, blueprint.content.aiOutput), findings: step.value });
        reading = undefined;
      } while (hasTime());
      return 'more';
    }
    stopIdle = whenIdle(next);
  }

  /** What has not changed stays the same list: whoever shows it is not drawn again. */
  function tell(all: readonly Blueprint[]): void {
    const before = checked.getState();
    const settled = new Set(store.getState().sheet?.settled);
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

  const unfollow = store.subscribe((now, before) => {
    if (now.blueprints === before.blueprints && now.sheet === before.sheet) return;
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
