import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

type NoticeProps = {
  icon?: ReactNode;
  tone?: 'gold' | 'plain';
  children: ReactNode;
  actions?: ReactNode;
};

/** Useful information that is no error. */
export function Notice({ icon, tone = 'gold', children, actions }: NoticeProps) {
  return (
    <div
      className={classNames(
        'flex gap-3 rounded-xl px-4 py-3 text-[0.9375rem] text-ink',
        tone === 'gold' ? 'bg-gold-soft' : 'border border-line bg-surface',
      )}
    >
      {icon && <span className="mt-0.5 shrink-0 text-gold-text">{icon}</span>}
      <div className="min-w-0 flex-1">
        <div>{children}</div>
        {actions && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
