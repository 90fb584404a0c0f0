import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { Toast } from '#client/ui/notices/toast.tsx';
import { SHELL_COPY } from '#content/copy/shell/shell.ts';
import { PLAN_READY_COPY } from '#content/copy/writing/plan-ready.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

export type PlanReadyProps = {
  workspace: Workspace;
  ended: { id: string; isWritten: boolean };
  /** The topic on screen. */
  shown: BlueprintType | null;
  onHeard: () => void;
  onOpen: (type: BlueprintType, aim: 'plan') => void;
};

// Longer than other notices: a plan takes minutes, and people read something else meanwhile.
const SHOWN_MS = 30_000;

/** A plan finished while another screen is shown. Its own screen has its own message. */
export function PlanReady({ workspace, ended, shown, onHeard, onOpen }: PlanReadyProps) {
  const blueprint = useStore(workspace.store, (state) => state.blueprints[ended.id]);
  const isShown = blueprint !== undefined && blueprint.type === shown;
  useEffect(() => {
    if (isShown) onHeard();
  }, [isShown, onHeard]);
  if (!blueprint || isShown) return null;
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
      onDismiss={onHeard}
    />
  );
}
