import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PLACE_HEADING } from './place-links.tsx';

/** What each main screen shows of the rest of the app: the ways to the others, whether all is saved, what needs a look. */
export type PlaceSlots = { places: ReactNode; status: ReactNode; notices: ReactNode };

type PlacePageProps = {
  title: ReactNode;
  places: ReactNode;
  /** Uses the full width; lists are easier to read in a narrower one. */
  isWide?: boolean;
  className?: string;
  'data-print'?: string;
  children: ReactNode;
};

/** The frame of each main screen: one left edge, one heading, one row of places. */
export function PlacePage({ title, places, isWide = false, className, children, ...rest }: PlacePageProps) {
  return (
    <div {...rest} className={classNames('mx-auto w-full max-w-6xl pt-4 sm:pt-6', className)}>
      <h1 tabIndex={-1} className={PLACE_HEADING}>
        {title}
      </h1>
      {places && <div className="mt-2">{places}</div>}
      {isWide ? children : <div className="max-w-4xl">{children}</div>}
    </div>
  );
}
