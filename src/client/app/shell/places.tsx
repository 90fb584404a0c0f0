import { pathOf, type Route, type RouteStore } from '#client/app/route.ts';
import { PlaceLinks } from '#client/ui/place-links.tsx';
import { PLACES_COPY } from '#content/copy/places.ts';

const { label, waiting, ...NAMES } = PLACES_COPY;
const PLACES = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** The number of open items per place, if counted; a place without one shows nothing. */
export type PlaceCounts = { readonly [View in Route['view']]?: number };

export type PlacesProps = {
  route: Pick<RouteStore, 'go'>;
  current: Route['view'];
  counts?: PlaceCounts;
};

/** The same row below the heading of each main screen. */
export function Places({ route, current, counts = {} }: PlacesProps) {
  return (
    <PlaceLinks
      label={label}
      places={PLACES.map((view) => ({
        label: NAMES[view],
        count: counts[view] ?? 0,
        countLabel: waiting(counts[view] ?? 0),
        href: pathOf({ view }),
        isCurrent: view === current,
        onGo: () => route.go({ view }),
      }))}
    />
  );
}
