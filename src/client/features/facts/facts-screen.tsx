import { type ReactNode, useMemo, useState } from 'react';
import { announce } from '#client/ui/notices/live-region.tsx';
import { Toast } from '#client/ui/notices/toast.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_GROUP_LABELS, FACT_LABELS } from '#content/facts/fact-labels.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { FACT_GROUPS, FACT_NAMES, type FactGroup, type FactName } from '#domain/launch/fact-names.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { candidatesFor, suggestFacts } from '#domain/launch/suggest-facts.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { FactRow } from './fact-row.tsx';
import type { FactsActions } from './facts-services.ts';
import { OwnFacts } from './own-facts.tsx';

export type FactsScreenProps = {
  launch: Launch | null;
  blueprints: readonly Blueprint[];
  today: IsoDay;
  actions: FactsActions;
  places: ReactNode;
  status: ReactNode;
  notices: ReactNode;
  /** What plans say otherwise than a confirmed fact. */
  findingsOf?: (fact: FactName, edit: () => void) => ReactNode;
  /** To be changed at once: asked for on another screen. */
  asked?: FactName | null;
};

type Undoable = { message: string; undo: () => void };

const GROUPS = Object.entries(FACT_GROUPS) as [FactGroup, readonly FactName[]][];

export function FactsScreen(props: FactsScreenProps) {
  const { launch, blueprints, today, actions, findingsOf, asked } = props;
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const found = useMemo(() => candidatesFor({ blueprints, tables: FACT_TABLES, today }), [blueprints, today]);
  const suggestions = useMemo(
    () =>
      new Map(suggestFacts({ blueprints, launch, tables: FACT_TABLES, today }).map((one) => [one.fact, one])),
    [blueprints, launch, today],
  );
  const confirmed = FACT_NAMES.filter((fact) => launch?.facts[fact]).length + (launch?.own.length ?? 0);

  function offerUndo(message: string, undo: () => void) {
    announce(message);
    setUndoable({ message, undo });
  }
  return (
    <div className="mx-auto w-full max-w-4xl pt-4 sm:pt-6">
      <h1 tabIndex={-1} className="font-serif text-[2rem] leading-[1.1] font-medium sm:text-5xl">
        {FACTS_COPY.title}
      </h1>
      <div className="mt-2">{props.places}</div>
      <p className="mt-3 max-w-2xl text-lg text-pretty text-soft">{FACTS_COPY.lead}</p>
      <p className="mt-3 flex min-h-6 flex-wrap gap-x-4 text-sm text-faint">
        {FACTS_COPY.count(confirmed, suggestions.size)}
        {props.status}
      </p>
      {props.notices}
      {GROUPS.map(([group, facts]) => (
        <section key={group} aria-labelledby={`facts-${group}`} className="mt-8">
          <h2 id={`facts-${group}`} className="font-serif text-xl font-semibold">
            {FACT_GROUP_LABELS[group]}
          </h2>
          <ul className="mt-3 rounded-2xl border border-line bg-surface shadow-lift">
            {facts.map((fact) => (
              <FactRow
                key={fact}
                fact={fact}
                confirmed={launch?.facts[fact]}
                draft={launch?.drafts?.[fact]}
                suggested={suggestions.get(fact)?.candidates[0]}
                found={found.get(fact) ?? []}
                today={today}
                isAsked={fact === asked}
                actions={actions}
                onPutAside={(value) => {
                  actions.putAside(fact, value);
                  offerUndo(FACTS_COPY.putAside(FACT_LABELS[fact]), () => actions.takeBack(fact));
                }}
                findings={findingsOf && ((edit) => findingsOf(fact, edit))}
              />
            ))}
          </ul>
        </section>
      ))}
      <OwnFacts
        own={launch?.own ?? []}
        draft={launch?.ownDraft}
        actions={actions}
        onRemove={(fact) => {
          actions.removeOwn(fact.name);
          offerUndo(FACTS_COPY.own.removed(fact.name), () => actions.addOwn(fact));
        }}
      />
      {undoable && (
        <Toast
          key={undoable.message}
          message={undoable.message}
          action={{
            label: FACTS_COPY.undo,
            onAction: () => {
              undoable.undo();
              setUndoable(null);
            },
          }}
          onDismiss={() => setUndoable(null)}
        />
      )}
    </div>
  );
}
