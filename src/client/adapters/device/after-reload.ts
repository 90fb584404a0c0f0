const NAME = 'after-reload';

/** A sentence that would be gone with the page: it is shown on the next one, once. */
export function keepForReload(sentence: string): void {
  try {
    sessionStorage.setItem(NAME, sentence);
  } catch {
    // Without storage it goes unsaid; what it says has happened all the same.
  }
}

export function takeAfterReload(): string | null {
  try {
    const sentence = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    return sentence;
  } catch {
    return null;
  }
}
