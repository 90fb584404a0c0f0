import { Check, CircleDashed, CircleSlash, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { SpinnerMark } from '#client/ui/spinner.tsx';
import { REFRESH_COPY } from '#content/copy/book.ts';
import type { RefreshState, RefreshStep } from './refresh.ts';

type RefreshProgressProps = {
  state: RefreshState;
  titleOf: (id: string) => string;
  onStop: () => void;
  onClose: () => void;
};

const ICONS: Record<RefreshStep['status'], ReactNode> = {
  waiting: <CircleDashed aria-hidden="true" className="size-5 text-faint" />,
  writing: <SpinnerMark className="size-5" />,
  done: <Check aria-hidden="true" className="size-5 text-good" />,
  failed: <TriangleAlert aria-hidden="true" className="size-5 text-danger" />,
  stopped: <CircleSlash aria-hidden="true" className="size-5 text-faint" />,
};

export function RefreshProgress({ state, titleOf, onStop, onClose }: RefreshProgressProps) {
  const { steps, status } = state;
  const done = steps.filter((step) => step.status === 'done').length;
  const isOver = status === 'finished';
  const summary = done === steps.length ? REFRESH_COPY.allDone : REFRESH_COPY.someDone(done, steps.length);
  return (
    <div className="pb-5">
      <p aria-live="polite" className="mb-2 font-medium">
        {isOver ? summary : REFRESH_COPY.progress(done, steps.length)}
      </p>
      <ProgressBar label={REFRESH_COPY.title} value={done} max={steps.length} />
      <ul className="mt-3 lined">
        {steps.map((step) => (
          <li key={step.id} className="flex items-start gap-3 py-2.5">
            <span className="mt-0.5 shrink-0">{ICONS[step.status]}</span>
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{titleOf(step.id)}</span>
              <span className="block text-sm text-soft">
                {REFRESH_COPY.states[step.status]}
                {step.message && `: ${step.message}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        {isOver ? (
          <Button onClick={onClose}>{REFRESH_COPY.close}</Button>
        ) : (
          <Button
            variant="secondary"
            isBusy={status === 'stopping'}
            busyLabel={REFRESH_COPY.stopping}
            onClick={onStop}
          >
            {REFRESH_COPY.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
