import { InAppLink } from '#client/ui/in-app-link.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';

/** One line, since most people have said much of it already. A link, so that it works before the app has started. */
export function TellOffer({ onTell }: { onTell?: (() => void) | undefined }) {
  const { offer, go } = DASHBOARD_COPY.tell;
  return (
    <p className="mt-4 text-[0.9375rem] text-soft">
      {offer}{' '}
      <InAppLink
        href="/tell"
        onGo={onTell}
        className="inline-block min-h-9 content-center font-semibold text-gold-text underline underline-offset-4"
      >
        {go}
      </InAppLink>
    </p>
  );
}
