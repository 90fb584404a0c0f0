import { useStore } from 'zustand';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { OutOfDateMark } from '#client/features/refresh/out-of-date-mark.tsx';
import { RefreshNotice } from '#client/features/refresh/refresh-notice.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { outOfDateOf } from './out-of-date.ts';

type TopicMarkProps = { workspace: Workspace; type: BlueprintType };

export function TopicMark({ workspace, type }: TopicMarkProps) {
  const blueprints = useStore(workspace.store, (state) => state.blueprints);
  const launch = useStore(workspace.store, (state) => state.launch);
  return <OutOfDateMark sources={outOfDateOf(blueprints, launch).sourcesOf(type)} />;
}

export type OutOfDateNoticeProps = { life: SignedInLife; onOpen: () => void; className?: string };

export function OutOfDateNotice({ life, onOpen, className }: OutOfDateNoticeProps) {
  const blueprints = useStore(life.workspace.store, (state) => state.blueprints);
  const launch = useStore(life.workspace.store, (state) => state.launch);
  const { count } = outOfDateOf(blueprints, launch);
  const progress = useStore(life.activity, ({ refresh }) => refresh);
  if (count === 0 && !progress) return null;
  return (
    <div className={className}>
      <RefreshNotice count={count} progress={progress} onOpen={onOpen} />
    </div>
  );
}
