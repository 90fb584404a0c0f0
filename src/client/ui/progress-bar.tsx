import { classNames } from './class-names.ts';

type ProgressBarProps = { label: string; value: number; max?: number; className?: string };

export function ProgressBar({ label, value, max = 100, className }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={max} className={classNames('bar', className)} />;
}
