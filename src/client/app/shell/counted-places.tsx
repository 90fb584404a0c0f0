import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { oncePerLife } from '#client/saving/once-per-life.ts';
import type { WorkspaceState } from '#client/saving/workspace-state.ts';
import { type PlaceCounts, Places, type PlacesProps } from './places.tsx';

export const placeCountsOf = oncePerLife(
  (_life: SignedInLife): StoreApi<PlaceCounts> => createStore<PlaceCounts>(() => ({})),
);

/** A person without an answered topic has nothing that waits, and downloads nothing to count it. */
export const isCounted = ({ blueprints }: WorkspaceState) =>
  Object.values(blueprints).some(({ progress }) => progress.completed);

/** With the numbers of this life. Apart from the row: the server renders that one too, without React or a store. */
export function CountedPlaces({ life, ...props }: Omit<PlacesProps, 'counts'> & { life: SignedInLife }) {
  return <Places {...props} counts={useStore(placeCountsOf(life))} />;
}
