import { createStore, type StoreApi } from 'zustand/vanilla';
import { localDay } from '#client/adapters/time/local-day.ts';
import { lookAgain } from '#client/saving/look-again.ts';
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
  const found = createStore<OpenDecisions>(() => NONE);
  const stop = lookAgain(
    workspace,
    ({ blueprints, sheet }) => {
      const today = localDay(new Date());
      return decisionsInSteps({
        blueprints: Object.values(blueprints),
        sheet,
        tables: DECISION_TABLES,
        today,
      });
    },
    (decisions, { sheet }) =>
      found.setState({ ...decisions, confirmed: countConfirmed(sheet), isRead: true }),
    QUIET_MS,
  );
  onClose(stop);
  return found;
});

export function countConfirmed(sheet: FactSheet | null): number {
  return FACT_NAMES.filter((fact) => sheet?.facts[fact]).length + (sheet?.own.length ?? 0);
}
