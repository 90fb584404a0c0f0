import { AsyncLocalStorage } from 'node:async_hooks';

export type ResetOwner = { uid: string; email: string };

export type ResetOwners = ReturnType<typeof createResetOwners>;

/**
 * Tracks whose password a link has reset. The identity library reports it only to a callback set at the start, and
 * returns a bare "done".
 */
export function createResetOwners() {
  const listening = new AsyncLocalStorage<(owner: ResetOwner) => void>();
  return {
    tell: (owner: ResetOwner) => listening.getStore()?.(owner),
    async during(reset: () => Promise<unknown>): Promise<ResetOwner> {
      let owner: ResetOwner | undefined;
      await listening.run((told) => {
        owner = told;
      }, reset);
      if (!owner) throw new Error('The identity library reset a password and did not say whose');
      return owner;
    },
  };
}
