import type { MouseEvent } from 'react';

export type PlaceLink = { label: string; href: string; isCurrent: boolean; onGo: () => void };

type PlaceLinksProps = { label: string; places: readonly PlaceLink[] };

/** The ways between the main screens. Real links: a new tab, a long press and a screen reader know what they are. */
export function PlaceLinks({ label, places }: PlaceLinksProps) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="-mx-0.5 flex flex-wrap justify-between gap-x-2 sm:justify-start sm:gap-x-6">
        {places.map(({ href, isCurrent, ...place }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={(event) => goHere(event, place.onGo)}
              className="flex min-h-11 items-center rounded-lg px-0.5 text-[0.8125rem] font-semibold text-soft sm:text-[0.9375rem] hover:text-ink aria-[current=page]:text-ink"
            >
              <span
                className={isCurrent ? 'border-b-2 border-gold py-1' : 'border-b-2 border-transparent py-1'}
              >
                {place.label}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function goHere(event: MouseEvent, onGo: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  onGo();
}
