import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppUser } from '#domain/account/account.ts';
import type { Told } from '#domain/all-documents.ts';

/**
 * `docs`: what came along when they signed in. `isEndedElsewhere`: nobody is signed in, because another device has ended
 * the session of this browser.
 */
export type SessionState = {
  user: AppUser | null;
  isLoading: boolean;
  docs: readonly Told[] | null;
  isEndedElsewhere?: boolean | undefined;
};

export type SessionStore = StoreApi<SessionState> & {
  setUser(user: AppUser | null, docs?: readonly Told[] | null, isEndedElsewhere?: boolean): void;
};

type Known = { user: AppUser | null; isEndedElsewhere?: boolean | undefined };

export function createSession(known: Known | null): SessionStore {
  const store = createStore<SessionState>(() => ({
    user: known?.user ?? null,
    isLoading: known === null,
    docs: null,
    isEndedElsewhere: known?.isEndedElsewhere,
  }));
  return Object.assign(store, {
    setUser: (user: AppUser | null, docs: readonly Told[] | null = null, isEndedElsewhere?: boolean) =>
      store.setState({ user, docs, isLoading: false, isEndedElsewhere }),
  });
}
