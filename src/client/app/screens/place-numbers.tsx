import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { placeCountsOf } from '#client/app/shell/counted-places.tsx';
import { undecidedOf } from '#client/app/shell/undecided-facts.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { openDecisionsOf } from '#client/features/decisions/open-decisions.ts';
import { outOfDateOf } from '#client/features/refresh/out-of-date.ts';
import { weekSourcesOf } from '#client/features/week/model/use-week-model.ts';
import { WeekWaiting } from '#client/features/week/week-waiting.tsx';
import { lookAgain } from '#client/saving/look-again.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { readGapsOnce } from '#domain/plan/gaps/gap-list.ts';
import { planLines } from '#domain/reading/plan-lines.ts';
import { readOnce } from '#domain/week/plan-tasks.ts';

export type PlaceNumbersProps = { life: SignedInLife };

/** Counts open items for each place once the screen is rendered and all plans were read, one after another. */
export function PlaceNumbers(props: PlaceNumbersProps) {
  const state = useReadState(props.life);
  return state && <Counting {...props} state={state} />;
}

/** The state once its plans were read: a new plan is read when idle. */
function useReadState({ workspace }: SignedInLife): WorkspaceState | null {
  const [state, setState] = useState<WorkspaceState | null>(null);
  useEffect(
    () =>
      // Nobody waits for a number: it is counted in chunks, between the person's actions.
      lookAgain(workspace, readPlans, (_, read) => startTransition(() => setState(read))),
    [workspace],
  );
  return state;
}

/** A long plan all at once would block a slow phone. */
function* readPlans({ blueprints }: WorkspaceState): Generator<undefined, void> {
  for (const blueprint of Object.values(blueprints)) {
    const plan = blueprint.content.aiOutput ?? '';
    planLines(plan);
    yield;
    readOnce(blueprint);
    yield;
    readGapsOnce(plan);
    yield;
  }
}

function Counting({ life, state }: PlaceNumbersProps & { state: WorkspaceState }) {
  const { blueprints, sheet } = state;
  const { open, isRead } = useStore(openDecisionsOf(life));
  const facts = open.length;
  // Answered, with its plan not written yet.
  const dashboard = useMemo(
    () =>
      Object.values(blueprints).filter(
        ({ progress, content }) => progress.completed && !content.aiOutput?.trim(),
      ).length,
    [blueprints],
  );
  const { count: book } = outOfDateOf(blueprints, sheet);
  useEffect(() => placeCountsOf(life).setState({ facts, dashboard, book }), [life, facts, dashboard, book]);
  useEffect(() => {
    if (!isRead) return;
    const named = open.flatMap(({ matter }) => ('fact' in matter ? [matter.fact] : []));
    undecidedOf(life).setState({ facts: new Set(named), count: open.length });
  }, [life, open, isRead]);
  const onCount = useCallback(
    (counts: { week: number; kit: number }) => placeCountsOf(life).setState(counts),
    [life],
  );
  const sources = useMemo(() => weekSourcesOf(state), [state]);
  return <WeekWaiting sources={sources} onCount={onCount} />;
}
