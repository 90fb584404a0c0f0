import { SquareDashed } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';

type GapsNoticeProps = { gaps: number; plans: number; onOpen: () => void };

/** On the dashboard and in the book: the number of gaps, with a link. */
export function GapsNotice({ gaps, plans, onOpen }: GapsNoticeProps) {
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
