import { createStore, type StoreApi } from 'zustand/vanilla';
import { localDay } from '#client/adapters/time/local-day.ts';
import { type HasTime, whenIdle } from '#client/adapters/time/when-idle.ts';
import { type Life, oncePerLife } from '#client/saving/once-per-life.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { type Decisions, decisionsInSteps } from '#domain/decisions/find-decisions.ts';
import { FACT_NAMES } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';

export type OpenDecisions = Decisions & {
  readonly confirmed: number;
  /** False until everything was looked through once. */
  readonly isRead: boolean;
};

const QUIET_MS = 400;
const NONE: OpenDecisions = { open: [], later: [], suggested: 0, confirmed: 0, isRead: false };

/** What is to be decided, for screens where nobody decides: read while nothing else is to be done. */
export const openDecisionsOf = oncePerLife(({ workspace, onClose }: Life): StoreApi<OpenDecisions> => {
  const { store } = workspace;
  const found = createStore<OpenDecisions>(() => NONE);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopIdle = () => {};
  function begin(): void {
    stopIdle();
    const { sheet, blueprints } = store.getState();
    const today = localDay(new Date());
    const steps = decisionsInSteps({
      blueprints: Object.values(blueprints),
      sheet,
      tables: DECISION_TABLES,
      today,
    });
    function next(hasTime: HasTime): void {
      do {
        const step = steps.next();
        if (step.done) {
          found.setState({ ...step.value, confirmed: countConfirmed(sheet), isRead: true });
          return;
        }
      } while (hasTime());
      stopIdle = whenIdle(next);
    }
    stopIdle = whenIdle(next);
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
  return found;
});

export function countConfirmed(sheet: FactSheet | null): number {
  return FACT_NAMES.filter((fact) => sheet?.facts[fact]).length + (sheet?.own.length ?? 0);
}
