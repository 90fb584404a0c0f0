// A whole book with its versions takes some megabytes. With less than this left, a browser may soon refuse to store more.
const SCARCE_BYTES = 20_000_000;

/** Whether this device is nearly full. Browsers that don't report it count as having room. */
export async function isStorageScarce(): Promise<boolean> {
  try {
    const { quota, usage } = (await browserStorage()?.estimate?.()) ?? {};
    return quota !== undefined && usage !== undefined && quota - usage < SCARCE_BYTES;
  } catch {
    return false;
  }
}

/** Asks the browser not to clear this site's storage when space runs low. Some browsers ask the person, once. */
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
