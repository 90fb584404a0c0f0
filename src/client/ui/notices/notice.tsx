import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';

type NoticeProps = {
  icon?: LucideIcon;
  tone?: 'gold' | 'plain';
  children: ReactNode;
  actions?: ReactNode;
};

/** Something worth knowing that is not an error. */
export function Notice({ icon: Icon, tone = 'gold', children, actions }: NoticeProps) {
  return (
    <div
      className={classNames(
        'flex gap-3 rounded-xl px-4 py-3 text-[0.9375rem] text-ink',
        tone === 'gold' ? 'bg-gold-soft' : 'border border-line bg-surface',
      )}
    >
      {Icon && (
        <span className="mt-0.5 shrink-0 text-gold-text">
          <Icon aria-hidden="true" className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <div>{children}</div>
        {actions && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
