import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppUser } from '#domain/account/account.ts';

export type SessionState = { user: AppUser | null; isLoading: boolean };

export type SessionStore = StoreApi<SessionState> & { setUser(user: AppUser | null): void };

export function createSession(known: { user: AppUser | null } | null): SessionStore {
  const store = createStore<SessionState>(() => ({ user: known?.user ?? null, isLoading: known === null }));
  return Object.assign(store, {
    setUser: (user: AppUser | null) => store.setState({ user, isLoading: false }),
  });
}
