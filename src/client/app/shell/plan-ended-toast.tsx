import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Route } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { Toast } from '#client/ui/toast.tsx';
import { SHELL_COPY } from '#content/copy/shell.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type PlanEndedToastProps = {
  life: SignedInLife;
  place: Route;
  onOpen: (type: BlueprintType, aim: 'plan') => void;
};

/** Tells whoever has gone elsewhere that a plan is written, or why it will not be, and leads there. */
export function PlanEndedToast({ life, place, onOpen }: PlanEndedToastProps) {
  const ended = useStore(life.activity, (activity) => activity.ended);
  // An update of many plans tells of its own progress.
  const isUpdating = useStore(life.activity, ({ refresh }) => refresh !== null);
  const blueprint = useStore(life.workspace.store, (state) => state.blueprints[ended?.id ?? '']);
  const isSeen = place.view === 'blueprint' && place.type === blueprint?.type;
  const isIdle = !ended || !blueprint || isUpdating || isSeen;
  useEffect(() => {
    if (isIdle) life.activity.setState({ ended: null });
  }, [isIdle, life]);
  if (isIdle) return null;
  const copy = ended.isWritten ? SHELL_COPY.planWritten : SHELL_COPY.planStopped;
  return (
    <Toast
      key={ended.id}
      message={copy.message(blueprint.title)}
      dismissLabel={SHELL_COPY.dismiss}
      durationMs={30_000}
      action={{ label: copy.action, onAction: () => onOpen(blueprint.type, 'plan') }}
      onDismiss={() => life.activity.setState({ ended: null })}
    />
  );
}
