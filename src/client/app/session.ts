import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppUser } from '#domain/account/account.ts';
import type { Told } from '#domain/all-documents.ts';

/** `docs`: what came along when they signed in. */
export type SessionState = { user: AppUser | null; isLoading: boolean; docs: readonly Told[] | null };

export type SessionStore = StoreApi<SessionState> & {
  setUser(user: AppUser | null, docs?: readonly Told[] | null): void;
};

export function createSession(known: { user: AppUser | null } | null): SessionStore {
  const store = createStore<SessionState>(() => ({
    user: known?.user ?? null,
    isLoading: known === null,
    docs: null,
  }));
  return Object.assign(store, {
    setUser: (user: AppUser | null, docs: readonly Told[] | null = null) =>
      store.setState({ user, docs, isLoading: false }),
  });
}
