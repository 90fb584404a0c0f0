import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { factOfGap, fitsGap } from '#content/facts/need-facts.ts';
import { asksFor } from '#domain/decisions/asked-often.ts';
import type { Matter } from '#domain/decisions/decision.ts';
import type { Settling } from '#domain/decisions/rewrite-plans.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

/** What plans must follow once this is decided: all other values in them or in the answers. */
export function settlingOf(
  { blueprints, sheet }: Pick<WorkspaceState, 'blueprints' | 'sheet'>,
  matter: Matter,
  value: string,
  others: readonly string[],
  today: IsoDay,
): Settling {
  const found = candidatesFor({ blueprints: Object.values(blueprints), tables: FACT_TABLES, today });
  const known = 'fact' in matter ? (found.get(matter.fact) ?? []) : [];
  return {
    matter,
    value,
    others: [...new Set([...others, ...known.map((candidate) => candidate.value)])],
    terms: sheet?.facts.paymentTerms ?? found.get('paymentTerms')?.[0]?.value,
    today,
    cues: FACT_TABLES.cues,
    fills: (need) =>
      fitsGap(need, value) &&
      (asksFor(need, matter, DECISION_TABLES) || ('fact' in matter && factOfGap(need) === matter.fact)),
  };
}
