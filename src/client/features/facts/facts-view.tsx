import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useToday } from '#client/loading/use-today.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import type { PlaceSlots } from '#client/ui/place-page.tsx';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { tellingTexts } from '#domain/facts/facts-in-told.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';
import { askedFactOf } from './asked-fact.ts';
import { type Confirmed, factsActions } from './facts-actions.ts';
import { FactsScreen, type FactsScreenProps } from './facts-screen.tsx';
import type { FactsActions } from './facts-services.ts';

export type FactsViewProps = Pick<
  FactsScreenProps,
  keyof PlaceSlots | 'findingsOf' | 'toDecide' | 'waiting'
> & {
  life: Life;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  /** To be edited at once, unless another one was requested. */
  asked?: FactName | null;
  /** A fact is confirmed, or has another value now; `old` is what was known before, and `undo` brings it back. */
  onConfirmed: (fact: FactName, text: string, old: string | undefined, confirmed: Confirmed) => void;
};

export function FactsView({ life, onOpen, onConfirmed, asked: aimedAt = null, ...slots }: FactsViewProps) {
  const { workspace } = life;
  const { store } = workspace;
  const sheet = useStore(store, (state) => state.sheet);
  const byId = useStore(store, (state) => state.blueprints);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  const sources = useStore(store, (state) => state.documents.telling[TELLING_ID]?.sources);
  const texts = useMemo(() => tellingTexts(sources), [sources]);
  const today = useToday();
  // What three plans ask for is decided with the value that is known; everything else has another one.
  const undecided = useMemo(() => {
    const { open, later } = findDecisions({ blueprints, sheet, tables: DECISION_TABLES, today });
    const doubted = [...open, ...later].filter(({ kind }) => kind !== 'asked');
    return new Set(doubted.flatMap(({ matter }) => ('fact' in matter ? [matter.fact] : [])));
  }, [blueprints, sheet, today]);
  const [asked, setAsked] = useState(() => ({ fact: askedFactOf(life).getState().fact ?? aimedAt, nth: 0 }));
  useEffect(() => {
    const asking = askedFactOf(life);
    asking.setState({ fact: null });
    // Also requested by another part of this screen.
    return asking.subscribe(({ fact }) => {
      if (fact === null) return;
      setAsked(({ nth }) => ({ fact, nth: nth + 1 }));
      asking.setState({ fact: null });
    });
  }, [life]);
  const saving = useMemo(() => factsActions(workspace, today), [workspace, today]);
  const actions: FactsActions = {
    ...saving,
    open: (type, aim) => onOpen(type, aim ?? undefined),
    confirm(fact, text) {
      const old = store.getState().sheet?.facts[fact];
      const confirmed = saving.confirm(fact, text);
      if (text.trim() !== '') onConfirmed(fact, text, old, confirmed);
    },
  };
  return (
    <FactsScreen
      {...slots}
      sheet={sheet}
      blueprints={blueprints}
      told={texts}
      today={today}
      undecided={undecided}
      asked={asked}
      actions={actions}
    />
  );
}
