import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

export type FieldWords = {
  label: ReactNode;
  /** Keeps the label for screen readers if a heading next to the field already shows it. */
  isLabelHidden?: boolean;
  labelClassName?: string;
  hint?: ReactNode;
  error?: string | undefined;
};

type FieldFrameProps = FieldWords & { id: string; children: ReactNode };

/** Ids that connect a control with its texts; pass them as `aria-describedby`. */
export function describedBy(id: string, words: FieldWords, extra?: string): string | undefined {
  const ids = [words.error && `${id}-error`, words.hint && `${id}-hint`, extra].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isLabelHidden = false, labelClassName, hint, error, children } = props;
  return (
    <div className="flex flex-col gap-1.5">
      <label
        htmlFor={id}
        className={
          isLabelHidden ? 'sr-only' : classNames('text-[0.9375rem] font-semibold text-ink', labelClassName)
        }
      >
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </div>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
