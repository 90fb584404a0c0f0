import type { Life } from '#client/saving/once-per-life.ts';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { decisionsFor } from '#content/decisions/topic-decisions.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { openDecisionsOf } from './open-decisions.ts';

/** The decisions shown on a plan's page. */
export type DecisionsHere = {
  readonly isUndecided: boolean;
  /** The sentence for no findings in the plan, with what was checked. */
  readonly clear: string | undefined;
};

/** Calls back now and on every change; returns a stop function. */
export function watchDecisions(
  life: Life,
  type: BlueprintType,
  tell: (here: DecisionsHere) => void,
): () => void {
  const store = openDecisionsOf(life);
  const say = () => {
    const { open, confirmed, suggested } = store.getState();
    const clear = confirmed > 0 ? DECIDE_COPY.clear(confirmed, suggested) : undefined;
    tell({ isUndecided: decisionsFor(type, open).length > 0, clear });
  };
  say();
  return store.subscribe(say);
}
