import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Route } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { Toast } from '#client/ui/notices/toast.tsx';
import { PLAN_READY_COPY } from '#content/copy/plan-ready.ts';
import { SHELL_COPY } from '#content/copy/shell.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type PlanReadyProps = {
  life: SignedInLife;
  place: Route;
  onOpen: (type: BlueprintType, aim: 'plan') => void;
};

// Longer than other notices: a plan takes minutes, and whoever waits for it reads something else meanwhile.
const SHOWN_MS = 30_000;

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
  const { written, read, unfinished, open } = PLAN_READY_COPY;
  return (
    <Toast
      key={`${ended.id} ${ended.isWritten}`}
      isAtTop
      message={ended.isWritten ? written(title) : unfinished(title)}
      dismissLabel={SHELL_COPY.dismiss}
      durationMs={SHOWN_MS}
      action={{ label: ended.isWritten ? read : open, onAction: () => onOpen(type, 'plan') }}
      onDismiss={forget}
    />
  );
}
