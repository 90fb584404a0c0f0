import { localDay } from '#client/adapters/time/local-day.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { planCheckerInSteps } from '#domain/checks/check-book.ts';
import type { Finding } from '#domain/checks/finding.ts';

export type Checked = { readonly key: string; readonly findings: readonly Finding[] };

/** Reads the person's words first, then each changed plan. */
export function* checkPlans(
  state: WorkspaceState,
  known: Map<string, Checked>,
): Generator<undefined, readonly Blueprint[]> {
  const all = Object.values(state.blueprints);
  const said = saidIn(state, all);
  const waiting = all.filter(({ id, content }) => known.get(id)?.key !== keyOf(said, content.aiOutput));
  if (waiting.length === 0) return all;
  // Dismissed findings are filtered when results are published: otherwise, any other mark would check all plans again.
  const sheet = state.sheet && { ...state.sheet, settled: [] };
  const today = localDay();
  const check = yield* planCheckerInSteps({ blueprints: all, sheet, tables: FACT_TABLES, today });
  for (const blueprint of waiting) {
    const findings = yield* check(blueprint);
    known.set(blueprint.id, { key: keyOf(said, blueprint.content.aiOutput), findings });
    yield;
  }
  return all;
}

/** Everything that a finding depends on besides the plan itself. */
function saidIn({ sheet }: WorkspaceState, all: readonly Blueprint[]): string {
  const { facts = {}, own = [] } = sheet ?? {};
  return JSON.stringify([facts, own, all.map(({ content }) => [content.answers, content.notes])]);
}

function keyOf(said: string, plan: string | undefined): string {
  return `${said}\n${plan ?? ''}`;
}
