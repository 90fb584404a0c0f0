import { ExternalLink } from 'lucide-react';
import { UI_WORDS } from './words.ts';

type OutsideLinkProps = { href: string; children: string };

/** An external page, in a new tab, so that this page stays open. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={UI_WORDS.newTab(children)}
      className="inline-flex min-h-9 items-center gap-2 rounded-xl border border-edge bg-surface px-3 py-1.5 text-sm leading-tight font-semibold text-ink hover:border-ink hover:bg-sunken"
    >
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </a>
  );
}
