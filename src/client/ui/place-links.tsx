import { useEffect, useRef } from 'react';
import { InAppLink } from './in-app-link.tsx';

/** The style of the heading above them, that of a main screen. */
export const PLACE_HEADING = 'font-serif text-[2rem] leading-[1.1] font-medium sm:text-5xl';

export type PlaceLink = {
  label: string;
  href: string;
  isCurrent: boolean;
  /** The number of open items there; 0 shows nothing. */
  count: number;
  countLabel: string;
  onGo: () => void;
};

const MOST_SHOWN = 99;

type PlaceLinksProps = { label: string; places: readonly PlaceLink[] };

/** Links between the main screens. Real links, so that new tabs, long presses and screen readers work. */
export function PlaceLinks({ label, places }: PlaceLinksProps) {
  const current = useRef<HTMLAnchorElement>(null);
  // Measuring its position lays out the whole page: not in the same task as inserting it.
  useEffect(() => showPlace(current.current), []);
  return (
    <nav aria-label={label} className="@container print:hidden">
      {/* One row at any width: on a phone it scrolls sideways, with the current place in view. With large text it
          would end after the third place as if that were the last, so the gaps are in rem. */}
      <ul className="-mx-1 flex justify-between gap-x-1.5 overflow-x-auto [scrollbar-width:none] @max-[17rem]:flex-wrap @max-[17rem]:justify-start @max-[17rem]:gap-x-0 sm:justify-start sm:gap-x-5">
        {places.map(({ href, isCurrent, ...place }) => (
          <li key={href} className="shrink-0">
            <InAppLink
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onGo={place.onGo}
              ref={isCurrent ? current : undefined}
              className="relative flex min-h-11 items-center rounded-lg px-1 text-xs font-semibold text-soft sm:text-[0.9375rem] hover:text-ink aria-[current=page]:text-ink"
            >
              <span
                className={isCurrent ? 'border-b-2 border-gold py-1' : 'border-b-2 border-transparent py-1'}
              >
                {place.label}
              </span>
              {place.count > 0 && (
                <>
                  <span
                    aria-hidden="true"
                    className="min-w-4 rounded-full bg-gold-soft px-1 text-center text-[0.6875rem] leading-4 text-gold-text tabular-nums max-sm:absolute max-sm:top-0 max-sm:right-0 sm:ml-1 sm:min-w-5 sm:px-1.5 sm:text-xs sm:leading-5"
                  >
                    {Math.min(place.count, MOST_SHOWN)}
                  </span>
                  <span className="sr-only">, {place.countLabel}</span>
                </>
              )}
            </InAppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function showPlace(link: HTMLElement | null): void {
  const row = link?.closest('ul');
  const item = link?.parentElement;
  if (row && item) row.scrollLeft = item.offsetLeft + item.offsetWidth - row.clientWidth;
}
