import { classNames } from './class-names.ts';

/** The spinning mark alone, next to text that says what is happening. */
export function SpinnerMark({ className = 'size-6' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

/** A whole waiting area: the text is announced once, politely. */
export function Spinner({ label, isLabelHidden = false }: { label: string; isLabelHidden?: boolean }) {
  return (
    <output className="flex flex-col items-center justify-center gap-4 py-16 text-soft">
      <SpinnerMark className="size-8 text-gold" />
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </output>
  );
}
