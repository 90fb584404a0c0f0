import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type ErrorBoxProps = {
  children: ReactNode;
  /** What to do about it, on a separate line. */
  more?: string | undefined;
  /** Buttons that fix the problem, below the text. */
  actions?: ReactNode;
};

export function ErrorBox({ children, more, actions }: ErrorBoxProps) {
  return (
    <div
      role="alert"
      className="rise flex gap-3 rounded-xl border border-danger-line bg-danger-soft px-4 py-3 text-[0.9375rem] text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <div className="font-medium">{children}</div>
        {more && <p className="mt-1 text-sm">{more}</p>}
        {actions && <div className="mt-3 flex flex-wrap gap-2 empty:hidden">{actions}</div>}
      </div>
    </div>
  );
}
