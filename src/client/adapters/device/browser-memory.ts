/** Short texts by their names. A browser without storage remembers nothing. */
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

/** What one tab remembers over a reload, and forgets when it is closed. */
export const visitMemory = memoryIn(() => sessionStorage);
/** What all tabs of this browser remember. */
export const deviceMemory = memoryIn(() => localStorage);

/** How wide the place of a picture was in a window of this width: known, nothing has to be laid out to learn it. */
export function roomMemory(screen: string) {
  const name = `room ${screen}`;
  return {
    read(): number | null {
      const [window, width] = visitMemory.read(name)?.split(' ').map(Number) ?? [];
      return (window === innerWidth && width) || null;
    },
    keep: (width: number) => visitMemory.keep(name, `${innerWidth} ${width}`),
  };
}
