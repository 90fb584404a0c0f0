import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

type StepProps = { number: number; words: string; isDone?: boolean; children?: ReactNode };

export function Step({ number, words, isDone = false, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold',
          isDone ? 'bg-good-soft text-good' : 'bg-sunken text-ink',
        )}
      >
        {isDone ? <Check className="size-4" strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="pt-0.5 text-[0.9375rem] [overflow-wrap:anywhere]">{words}</p>
        {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
      </div>
    </li>
  );
}
