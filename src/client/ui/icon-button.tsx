import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** The accessible name; also the tooltip unless `title` says something else. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'bar' | 'danger' | 'outlined';
};

const TONES = {
  plain: 'text-soft hover:bg-sunken hover:text-ink',
  bar: 'text-bar-soft hover:bg-[#ffffff1a] hover:text-bar-ink',
  // Always visible (contrast 3 to 1 against the card), but never dominant.
  danger: 'text-edge hover:bg-danger-soft hover:text-danger focus-visible:text-danger',
  outlined: 'border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
};

export function IconButton({ label, icon, tone = 'plain', title, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={title ?? label}
      className={classNames(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-xl transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60',
        TONES[tone],
        className,
      )}
    >
      {icon}
    </button>
  );
}
