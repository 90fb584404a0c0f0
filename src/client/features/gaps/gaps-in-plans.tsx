import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';
import { GapsNotice } from './gaps-notice.tsx';

type GapsInPlansProps = { workspace: Workspace; onOpen: () => void };

export function GapsInPlans({ workspace, onOpen }: GapsInPlansProps) {
  const blueprints = useStore(workspace.store, (state) => state.blueprints);
  const counts = useMemo(
    () =>
      Object.values(blueprints)
        .map(({ content }) => gapsIn(content.aiOutput ?? '').length)
        .filter((count) => count > 0),
    [blueprints],
  );
  const gaps = counts.reduce((sum, count) => sum + count, 0);
  if (gaps === 0) return null;
  return <GapsNotice gaps={gaps} plans={counts.length} onOpen={onOpen} />;
}
