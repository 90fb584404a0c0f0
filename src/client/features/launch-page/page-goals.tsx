import { Plus, X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { GOALS_COPY } from '#content/copy/goals.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { FIELDS, LIST_LIMITS } from '#domain/blueprint/fields.ts';
import { goalsIn, homeOfGoals, objectivesText } from '#domain/week/goals.ts';

const MOST_FOUND = 3;

/** The launch's goals in the person's own words: those of all plans in one list. */
export function PageGoals({ workspace: { store, actions } }: { workspace: Workspace }) {
  const list = useRef<HTMLUListElement>(null);
  const byId = useStore(store, (state) => state.blueprints);
  const byType = useStore(store, (state) => state.byType);
  const blueprints = useMemo(
    () => BLUEPRINT_TYPES.flatMap((type) => byId[byType[type] ?? ''] ?? []),
    [byId, byType],
  );
  const home = homeOfGoals(blueprints);
  const goals = blueprints.flatMap(({ id, content }) =>
    content.objectives.map((goal, index) => ({ id, index, goal })),
  );
  const plan = home?.content.aiOutput ?? '';
  const found = useMemo(() => goalsIn(plan, []), [plan]).filter(
    (each) => !goals.some(({ goal }) => goal === each),
  );
  if (!home) return null;

  function change(id: string, edit: (objectives: readonly string[]) => readonly string[]) {
    const blueprint = store.getState().blueprints[id];
    if (!blueprint) return;
    actions.editText(id, 'objectives', objectivesText(blueprint, edit(blueprint.content.objectives)));
  }
  const isFull = home.content.objectives.length >= FIELDS.objectives.limit;
  function add(goal: string) {
    if (home) change(home.id, (before) => [...before, goal]);
    // The new row appears with the next frame.
    if (goal === '')
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  }
  return (
    <section aria-labelledby="launch-goals" className="launch-part mt-4 print:hidden">
      <h2 id="launch-goals">{GOALS_COPY.title}</h2>
      <p className="mt-1 text-[0.9375rem] text-soft">{GOALS_COPY.lead}</p>
      <ul ref={list} className="mt-3 [&>li+li]:mt-2 empty:hidden">
        {goals.map(({ id, index, goal }, at) => (
          // A goal is identified only by its position: two may be equal while one is being typed.
          <li key={`${id} ${index}`} className="flex items-center gap-1">
            <input
              type="text"
              value={goal}
              maxLength={LIST_LIMITS.objective}
              aria-label={GOALS_COPY.goal(at + 1)}
              onChange={({ currentTarget: { value } }) => change(id, (before) => before.with(index, value))}
              onBlur={actions.flush}
              className="control min-h-11 min-w-0 flex-1"
            />
            <IconButton
              label={GOALS_COPY.remove(at + 1)}
              icon={<X aria-hidden="true" className="size-4.5" />}
              onClick={() => change(id, (before) => before.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {!isFull &&
        found.slice(0, MOST_FOUND).map((goal) => (
          <p key={goal} className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-semibold text-gold-text">{GOALS_COPY.found}</span>{' '}
              <span dir="auto">{goal}</span>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={GOALS_COPY.takeGoal(goal)}
              onClick={() => add(goal)}
            >
              {GOALS_COPY.take}
            </Button>
          </p>
        ))}
      <Button
        size="small"
        variant="quiet"
        className="-mx-3 mt-3"
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        disabled={isFull}
        onClick={() => add('')}
      >
        {isFull ? GOALS_COPY.full : GOALS_COPY.add}
      </Button>
    </section>
  );
}
