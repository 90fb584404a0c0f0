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
