import { createStore, type StoreApi } from 'zustand/vanilla';
import { followDay } from '#client/adapters/time/follow-day.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import { lookAgain } from '#client/saving/look-again.ts';
import { type Life, oncePerLife } from '#client/saving/once-per-life.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { type Decisions, decisionsInSteps } from '#domain/decisions/find-decisions.ts';
import { countConfirmed } from '#domain/facts/confirmed-facts.ts';

export type OpenDecisions = Decisions & {
  readonly confirmed: number;
  /** False until everything was read once. */
  readonly isRead: boolean;
};

const QUIET_MS = 400;
const NONE: OpenDecisions = { open: [], later: [], suggested: 0, confirmed: 0, isRead: false };

/** The open decisions, for screens where nobody decides: computed when the page is idle. */
export const openDecisionsOf = oncePerLife(({ workspace, onClose }: Life): StoreApi<OpenDecisions> => {
  const found = createStore<OpenDecisions>(() => NONE);
  let today = localDay();
  const look = () =>
    lookAgain(
      workspace,
      ({ blueprints, sheet }) =>
        decisionsInSteps({ blueprints: Object.values(blueprints), sheet, tables: DECISION_TABLES, today }),
      (decisions, { sheet }) =>
        found.setState({ ...decisions, confirmed: countConfirmed(sheet), isRead: true }),
      QUIET_MS,
    );
  let stop = look();
  const unfollow = followDay(() => {
    if (localDay() === today) return;
    today = localDay();
    stop();
    stop = look();
  });
  onClose(() => {
    unfollow();
    stop();
  });
  return found;
});
