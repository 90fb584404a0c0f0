import { SquareDashed } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';

type GapsNoticeProps = { gaps: number; plans: number; onOpen: () => void };

/** On the dashboard and in the book: how much is still open, and the way to it. */
export function GapsNotice({ gaps, plans, onOpen }: GapsNoticeProps) {
  return (
    <Notice
      tone="plain"
      icon={<SquareDashed aria-hidden="true" className="size-5" />}
      actions={
        <Button size="small" variant="secondary" onClick={onOpen}>
          {GAPS_COPY.see}
        </Button>
      }
    >
      {GAPS_COPY.inPlans(gaps, plans)}
    </Notice>
  );
}
