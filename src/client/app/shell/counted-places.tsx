import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { oncePerLife } from '#client/saving/once-per-life.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { type PlaceCounts, Places, type PlacesProps } from './places.tsx';

export const placeCountsOf = oncePerLife(
  (_life: SignedInLife): StoreApi<PlaceCounts> => createStore<PlaceCounts>(() => ({})),
);

/** Without an answered topic there is nothing to count, so load nothing for it. */
export const isCounted = ({ blueprints }: WorkspaceState) =>
  Object.values(blueprints).some(({ progress }) => progress.completed);

/** Adds the counts of this life. Separate from the row, which the server renders without React or a store. */
export function CountedPlaces({ life, ...props }: Omit<PlacesProps, 'counts'> & { life: SignedInLife }) {
  return <Places {...props} counts={useStore(placeCountsOf(life))} />;
}
