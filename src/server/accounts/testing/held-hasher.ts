import { createPasswordHasher, type PasswordHasher } from '#server/accounts/passwords/password-hasher.ts';

/** Its first check lasts until `goOn` is called, so that a test can act in the meantime. */
export function heldHasher() {
  const base = createPasswordHasher({ logN: 4, r: 1, p: 1 });
  const checked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  const hasher: PasswordHasher = {
    ...base,
    async verify(stored, password) {
      const isRight = await base.verify(stored, password);
      if (!isFirst) return isRight;
      isFirst = false;
      checked.resolve();
      await held.promise;
      return isRight;
    },
  };
  return { hasher, checked: checked.promise, goOn: held.resolve };
}
