import { classNames } from './class-names.ts';

/** The cornerstone: one gold block. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('fill-none stroke-gold-bright', className)}
      strokeWidth="1.8"
      strokeLinejoin="round"
    >
      <path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7z" />
      <path d="M3.5 7 12 11.7 20.5 7M12 11.7v9.8" />
    </svg>
  );
}
