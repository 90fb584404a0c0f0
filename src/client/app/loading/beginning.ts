import type { AppProps } from '#client/app/app.tsx';
import type { AppUser } from '#domain/account/account.ts';
import type { Boot } from '#domain/api/api-contract.ts';

/** `user` undefined: not known yet. */
export type PageStart = { user: AppUser | null | undefined; initial: AppProps['initial'] };

/** The user and their data: sent by the server with the page, or found on this device. */
export async function beginning(boot: Boot | null): Promise<PageStart> {
  if (boot?.isShell) return fromDevice();
  if (!boot?.user) return { user: boot?.user, initial: null };
  const { uid } = boot.user;
  // Loaded late, with the app: a visitor's sign-in screen needs no document kinds.
  const docs = await import('#domain/all-documents.ts').then(
    ({ documentsIn }) => documentsIn(boot),
    // The app's own download fails as well, and its place on screen reports that.
    () => null,
  );
  return { user: boot.user, initial: docs && { uid, docs, isFromDevice: false } };
}

async function fromDevice(): Promise<PageStart> {
  try {
    const [{ createDeviceCopies }, { browserIndexedDb }] = await Promise.all([
      import('#client/adapters/device/device-copies.ts'),
      import('#client/adapters/device/indexed-db.ts'),
    ]);
    const copies = createDeviceCopies(browserIndexedDb());
    const copy = await copies.read();
    copies.close();
    if (!copy) return { user: undefined, initial: null };
    return { user: copy.user, initial: { uid: copy.user.uid, docs: copy.docs, isFromDevice: true } };
  } catch {
    return { user: undefined, initial: null };
  }
}
