import { useStore } from 'zustand';
import type { LateParts } from '#client/app/loading/late-parts.ts';
import { OutOfDateMark } from '#client/features/refresh/out-of-date-mark.tsx';
import type { Refresh } from '#client/features/refresh/refresh.ts';
import { RefreshNotice } from '#client/features/refresh/refresh-notice.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { outOfDateOf } from './out-of-date.ts';

type TopicMarkProps = { workspace: Workspace; type: BlueprintType };

export function TopicMark({ workspace, type }: TopicMarkProps) {
  const blueprints = useStore(workspace.store, (state) => state.blueprints);
  return <OutOfDateMark sources={outOfDateOf(blueprints).sourcesOf(type)} />;
}

export type OutOfDateNoticeProps = {
  workspace: Workspace;
  late: LateParts;
  onOpen: () => void;
  className?: string;
};

export function OutOfDateNotice({ workspace, late, onOpen, className }: OutOfDateNoticeProps) {
  const { count } = outOfDateOf(useStore(workspace.store, (state) => state.blueprints));
  const notice = late.refresh ? (
    <Running count={count} refresh={late.refresh} onOpen={onOpen} />
  ) : (
    <RefreshNotice count={count} progress={null} onOpen={onOpen} />
  );
  return count === 0 && !late.refresh ? null : <div className={className}>{notice}</div>;
}

function Running({ count, refresh, onOpen }: { count: number; refresh: Refresh; onOpen: () => void }) {
  const { status, steps } = useStore(refresh.store);
  const isRunning = status === 'running' || status === 'stopping';
  const done = steps.filter((step) => step.status === 'done').length;
  return (
    <RefreshNotice
      count={count}
      progress={isRunning ? { done, total: steps.length } : null}
      onOpen={onOpen}
    />
  );
}
