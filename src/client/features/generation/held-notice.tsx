import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
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
  return (
    <Notice
      actions={
        <>
          {reason === 'length' && (
            <Button size="small" onClick={onContinue}>
              {GENERATION_COPY.continue}
            </Button>
          )}
          <Button size="small" variant={reason === 'length' ? 'secondary' : 'primary'} onClick={onKeep}>
            {GENERATION_COPY.keep}
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
