import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { OUT_OF_DATE_COPY } from '#content/copy/book.ts';
import type { PlanSource } from '#domain/freshness/plan-sources.ts';
import { outOfDateWords } from './out-of-date-words.ts';

type OutOfDateNoteProps = {
  sources: readonly PlanSource[];
  onWriteAgain: () => void;
  /** Without a key, in place of the offer: the tools for a chat assistant. */
  chatTools: ReactNode;
};

/** On a plan's screen: what changed, with an offer to rewrite the plan. Nothing happens automatically. */
export function OutOfDateNote({ sources, onWriteAgain, chatTools }: OutOfDateNoteProps) {
  if (sources.length === 0) return null;
  return (
    <Notice
      icon={History}
      actions={
        chatTools ?? (
          <Button size="small" variant="secondary" onClick={onWriteAgain}>
            {OUT_OF_DATE_COPY.writeAgain}
          </Button>
        )
      }
    >
      <strong className="font-semibold">{outOfDateWords(sources)}.</strong> {OUT_OF_DATE_COPY.keeps}
    </Notice>
  );
}
