import { ArrowRight } from 'lucide-react';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';

/** An unobtrusive link to the one page. */
export function LaunchWay({ onGo }: { onGo: () => void }) {
  return (
    <p className="mt-3 text-[0.9375rem]">
      <InAppLink
        href="/launch"
        onGo={onGo}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-gold-text underline underline-offset-4"
      >
        {DASHBOARD_COPY.launchWay}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
      </InAppLink>
    </p>
  );
}
