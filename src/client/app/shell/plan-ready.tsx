import { useEffect } from 'react';
import { useStore } from 'zustand';
import { planReadyPart } from '#client/app/loading/lazy-parts.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import type { Route } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

type PlanReadyProps = {
  life: SignedInLife;
  place: Route;
  onOpen: (type: BlueprintType, aim: 'plan') => void;
};

/** A plan that was finished while another screen is shown. On its own screen it tells of itself. */
export function PlanReady({ life, place, onOpen }: PlanReadyProps) {
  const ended = useStore(life.activity, (state) => state.ended);
  const blueprint = useStore(life.workspace.store, (state) => state.blueprints[ended?.id ?? '']);
  const isShown = place.view === 'blueprint' && place.type === blueprint?.type;
  const forget = () => life.activity.setState({ ended: null });
  useEffect(() => {
    if (isShown) life.activity.setState({ ended: null });
  }, [isShown, life]);
  if (!ended || !blueprint || isShown) return null;
  const { type, title } = blueprint;
  return (
    <Preloaded
      of={planReadyPart}
      isOptional
      props={{ title, isWritten: ended.isWritten, onOpen: () => onOpen(type, 'plan'), onDismiss: forget }}
    />
  );
}
