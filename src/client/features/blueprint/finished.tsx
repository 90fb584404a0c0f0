import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';

export type NextTopic = { title: string; onOpen: () => void };

type FinishedProps = {
  takesFocus: boolean;
  next: NextTopic | null;
  /** Without a plan, the next step is writing it; with one, the next topic. */
  hasPlan: boolean;
  children: ReactNode;
};

/** Below the answers, once no question is open: the plan, and what comes next. */
export function Finished({ takesFocus, next, hasPlan, children }: FinishedProps) {
  const place = useRef<HTMLDivElement>(null);
  const hadToTake = useRef(takesFocus);
  // The question with the focus is gone: continue where the plan will be written. Only once: on each render, it would
  // take the focus from an earlier answer after the first keystroke.
  useEffect(() => {
    if (hadToTake.current && !place.current?.contains(document.activeElement)) place.current?.focus();
  }, []);
  return (
    <div ref={place} id="plan" className="mt-10 outline-none" data-place="plan" tabIndex={-1}>
      {/* Until its plan is rendered, 'Next' would be in sight, and pushed away from under a tapping finger. */}
      <div className={hasPlan ? 'not-has-[.plan-page:not([aria-busy=true]),textarea]:min-h-dvh' : undefined}>
        {children}
      </div>
      {next && (
        <div className="mt-10 flex justify-end border-t border-line pt-6">
          <Button variant={hasPlan ? 'primary' : 'secondary'} onClick={next.onOpen}>
            {BLUEPRINT_COPY.nextTopic(next.title)}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      )}
    </div>
  );
}
