import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  gold: 'bg-gold-soft text-gold-text',
  good: 'bg-good-soft text-good',
  plain: 'bg-sunken text-soft',
};

type BadgeProps = { tone?: keyof typeof TONES; icon?: ReactNode; children: ReactNode };

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-1 text-[0.8125rem] font-semibold leading-tight',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
