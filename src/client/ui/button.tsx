import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SpinnerMark } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'gold';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** Disables the button and, with `busyLabel`, replaces its label. */
  isBusy?: boolean;
  busyLabel?: string;
};

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-xl font-semibold cursor-pointer select-none text-center [&>svg]:shrink-0 transition-[background-color,border-color,color,transform] duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:active:translate-y-0';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-primary text-on-primary shadow-lift hover:bg-primary-strong disabled:bg-sunken disabled:text-faint disabled:shadow-none',
  secondary:
    'border border-edge bg-surface text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:bg-transparent disabled:text-faint',
  quiet: 'text-ink hover:bg-sunken disabled:text-faint disabled:bg-transparent',
  danger: 'bg-danger-fill text-[#ffffff] hover:bg-danger-fill-strong disabled:bg-sunken disabled:text-faint',
  gold: 'bg-gold-bright text-[#14213d] hover:bg-[#f0cb7d] disabled:opacity-70',
};

const SIZES = {
  small: 'min-h-9 px-3 py-1.5 text-sm leading-tight',
  medium: 'min-h-11 px-4.5 py-2 text-[0.9375rem]',
  large: 'min-h-12 px-6 py-2 text-base',
};

type Look = {
  variant?: ButtonVariant | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** For a link that looks like a button. */
export function buttonLook({ variant = 'primary', size = 'medium', className }: Look): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}

export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  busyLabel,
  disabled = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isBusy}
      className={buttonLook({ variant, size, className })}
    >
      {isBusy ? <SpinnerMark className="size-4" /> : icon}
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}
