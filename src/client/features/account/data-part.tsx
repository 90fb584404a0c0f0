import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { AppError } from '#domain/errors.ts';

type DataPartProps = { heading: string; text: string; action?: ReactNode; children?: ReactNode };

export type Fold = { isOpen: boolean; onToggle: (isOpen: boolean) => void };

export function DataPart({ heading, text, action, children }: DataPartProps) {
  return (
    <section className="py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold">{heading}</h3>
          <p className="text-sm text-soft">{text}</p>
        </div>
        {action}
      </div>
      <div className="mt-4 empty:hidden">{children}</div>
    </section>
  );
}

export function FoldToggle({ fold, children }: { fold: Fold; children: string }) {
  return (
    <Button
      size="small"
      variant="secondary"
      aria-expanded={fold.isOpen}
      onClick={() => fold.onToggle(!fold.isOpen)}
    >
      {children}
    </Button>
  );
}

/** A part that unfolds at the end of a scrolled dialog is out of sight: scroll to it. */
export function showWhole(part: HTMLElement | null): void {
  part?.scrollIntoView?.({ block: 'nearest' });
}

/** This error's own sentence mentions an email, but this form has no email field. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof AppError && error.code === 'wrong-password';
}
