import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { HeldReason } from './writing/generation-state.ts';

type HeldNoticeProps = {
  reason: HeldReason;
  hasEarlierPlan: boolean;
  onContinue: () => void;
  onKeep: () => void;
  onDiscard: () => void;
};

/** A text that is not the saved plan always says so, and what can be done with it. */
export function HeldNotice({ reason, hasEarlierPlan, onContinue, onKeep, onDiscard }: HeldNoticeProps) {
  const { held } = GENERATION_COPY;
  const isUnfinished = reason !== 'unsaved' && reason !== 'pasted';
  return (
    <Notice
      actions={
        <>
          {isUnfinished && (
            <Button size="small" onClick={onContinue}>
              {GENERATION_COPY.continue}
            </Button>
          )}
          <Button size="small" variant={isUnfinished ? 'secondary' : 'primary'} onClick={onKeep}>
            {reason === 'pasted' ? GENERATION_COPY.usePasted : GENERATION_COPY.keep}
          </Button>
          <Button size="small" variant="quiet" onClick={onDiscard}>
            {GENERATION_COPY.discard}
          </Button>
        </>
      }
    >
      {held[reason]} {hasEarlierPlan && held.before}
    </Notice>
  );
}
