import { pathOf, type Route, type RouteStore } from '#client/app/route.ts';
import { PlaceLinks } from '#client/ui/place-links.tsx';
import { PLACES_COPY } from '#content/copy/places.ts';

const PLACES = ['dashboard', 'week', 'facts', 'book'] as const;

type PlacesProps = { route: Pick<RouteStore, 'go'>; current: Route['view'] };

/** The same row under the heading of each main screen. */
export function Places({ route, current }: PlacesProps) {
  const { label, ...names } = PLACES_COPY;
  return (
    <PlaceLinks
      label={label}
      places={PLACES.map((view) => ({
        label: names[view],
        href: pathOf({ view }),
        isCurrent: view === current,
        onGo: () => route.go({ view }),
      }))}
    />
  );
}
