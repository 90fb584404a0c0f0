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

const PLACE = 'held-plan';

export const isCut = (reason: HeldReason): boolean => reason !== 'unsaved' && reason !== 'pasted';

/** A text that isn't the saved plan always has this notice, with the options. */
export function HeldNotice({ reason, hasEarlierPlan, onContinue, onKeep, onDiscard }: HeldNoticeProps) {
  const { held } = GENERATION_COPY;
  const isUnfinished = isCut(reason);
  return (
    <div id={PLACE} tabIndex={-1} className="outline-none">
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
    </div>
  );
}

/** Below a text that looks complete. The options are above its beginning, on a phone some screens up. */
export function StopsHere() {
  const { held } = GENERATION_COPY;
  return (
    <p className="flex flex-wrap items-center gap-3 border-t border-line pt-3 pb-4 text-soft">
      {held.end}
      <Button size="small" variant="secondary" onClick={showChoices}>
        {held.choices}
      </Button>
    </p>
  );
}

function showChoices(): void {
  const notice = document.getElementById(PLACE);
  notice?.scrollIntoView?.({ block: 'center' });
  notice?.focus({ preventScroll: true });
}
