/** What one tab remembers over a reload, and forgets when it is closed. A browser without storage remembers nothing. */
export function readOfVisit(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepForVisit(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    return;
  }
}

/** How wide the place of a picture was in a window of this width: known, nothing has to be laid out to learn it. */
export function roomMemory(screen: string) {
  const name = `room ${screen}`;
  return {
    read(): number | null {
      const [window, width] = readOfVisit(name)?.split(' ').map(Number) ?? [];
      return (window === innerWidth && width) || null;
    },
    keep: (width: number) => keepForVisit(name, `${innerWidth} ${width}`),
  };
}
