// A whole book with its earlier texts is some megabytes. Below this, a browser may soon refuse to keep more.
const SCARCE_BYTES = 20_000_000;

/** Is this device nearly full? Browsers that do not tell have room. */
export async function isStorageScarce(): Promise<boolean> {
  try {
    const { quota, usage } = (await browserStorage()?.estimate?.()) ?? {};
    return quota !== undefined && usage !== undefined && quota - usage < SCARCE_BYTES;
  } catch {
    return false;
  }
}

/** Asks the browser not to clear this site by itself when space gets short. Some ask the person, once. */
export async function askToPersist(): Promise<void> {
  try {
    const storage = browserStorage();
    if (storage?.persist && !(await storage.persisted())) await storage.persist();
  } catch {
    return;
  }
}

function browserStorage(): StorageManager | undefined {
  return globalThis.navigator?.storage;
}
