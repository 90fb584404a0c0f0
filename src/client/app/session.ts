import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Ended } from '#content/copy/person/ended.ts';
import type { AppUser } from '#domain/account/account.ts';
import type { ReceivedDocument } from '#domain/all-documents.ts';

/** `docs`: the documents that came with the sign-in. `ended`: why nobody is signed in anymore, unless they signed out themselves. */
export type SessionState = {
  user: AppUser | null;
  isLoading: boolean;
  docs: readonly ReceivedDocument[] | null;
  ended?: Ended | undefined;
};

export type SessionStore = StoreApi<SessionState> & {
  setUser(user: AppUser | null, docs?: readonly ReceivedDocument[] | null, ended?: Ended): void;
};

type Known = Pick<SessionState, 'user' | 'ended'>;

export function createSession(known: Known | null): SessionStore {
  const store = createStore<SessionState>(() => ({
    user: known?.user ?? null,
    isLoading: known === null,
    docs: null,
    ended: known?.ended,
  }));
  return Object.assign(store, {
    setUser: (user: AppUser | null, docs: readonly ReceivedDocument[] | null = null, ended?: Ended) =>
      store.setState({ user, docs, isLoading: false, ended }),
  });
}
