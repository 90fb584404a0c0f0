import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';

/** One line, since most people have said much of it already. A link, so that it works before the app has started. */
export function TellOffer({ onTell }: { onTell?: (() => void) | undefined }) {
  const { offer, go } = DASHBOARD_COPY.tell;
  return (
    <p className="mt-4 text-[0.9375rem] text-soft">
      {offer}{' '}
      <a
        href="/tell"
        onClick={(event) => {
          if (!onTell || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onTell();
        }}
        className="inline-block min-h-9 content-center font-semibold text-gold-text underline underline-offset-4"
      >
        {go}
      </a>
    </p>
  );
}
