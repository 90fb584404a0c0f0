import { SquareDashed } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Workspace } from '#client/saving/workspace.ts';
import { Button } from '#client/ui/button.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import { gapsIn } from '#domain/plan/gaps/gaps.ts';

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

type GapsNoticeProps = { gaps: number; plans: number; onOpen: () => void };

/** On the dashboard and in the book: how much is still open, and the way to it. */
function GapsNotice({ gaps, plans, onOpen }: GapsNoticeProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-xl border border-line bg-surface py-1.5 pr-1.5 pl-4 text-[0.9375rem]">
      <SquareDashed aria-hidden="true" className="size-5 shrink-0 text-gold-text" />
      <span className="min-w-0 flex-1 basis-28">{GAPS_COPY.inPlans(gaps, plans)}</span>
      <Button size="small" variant="secondary" className="ml-auto" onClick={onOpen}>
        {GAPS_COPY.see}
      </Button>
    </p>
  );
}
