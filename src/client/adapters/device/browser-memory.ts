/** Short texts by name. Without storage, nothing is kept. */
const memoryIn = (storage: () => Storage) => ({
  read(name: string): string | null {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  },
  keep(name: string, text: string): void {
    try {
      storage().setItem(name, text);
    } catch {
      return;
    }
  },
});

/** Per tab: survives a reload, and ends when the tab closes. */
export const visitMemory = memoryIn(() => sessionStorage);
/** Shared by all tabs of this browser. */
export const deviceMemory = memoryIn(() => localStorage);
