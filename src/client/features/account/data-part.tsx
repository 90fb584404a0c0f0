import type { ReactNode } from 'react';

type DataPartProps = { heading: string; text: string; action?: ReactNode; children?: ReactNode };

export type Fold = { isOpen: boolean; onToggle: (isOpen: boolean) => void };

export function DataPart({ heading, text, action, children }: DataPartProps) {
  return (
    <section className="py-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-56 flex-1">
          <h3 className="font-semibold">{heading}</h3>
          <p className="text-sm text-soft">{text}</p>
        </div>
        {action}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
