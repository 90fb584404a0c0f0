import { ArrowRight } from 'lucide-react';
import { InAppLink } from '#client/ui/in-app-link.tsx';

type WayProps = { words: string; label: string; onGo: () => void };

/** To the next launch. A real link, so that new tabs and long presses work. */
export function NextWay({ words, label, onGo }: WayProps) {
  return (
    <p className="mt-6 rounded-2xl border border-line bg-surface px-5 py-4 text-pretty print:hidden">
      {words}{' '}
      <InAppLink
        href="/next"
        onGo={onGo}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-gold-text underline underline-offset-4"
      >
        {label}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      </InAppLink>
    </p>
  );
}
