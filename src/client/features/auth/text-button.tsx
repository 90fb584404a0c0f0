import type { ComponentProps } from 'react';

/** A link-like button: switches the form without leaving the page. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-11 cursor-pointer rounded-lg px-1 font-semibold text-gold-text underline decoration-gold decoration-1 underline-offset-4 hover:text-ink"
    />
  );
}
