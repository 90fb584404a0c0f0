import { visitMemory } from './browser-memory.ts';

const NAME = 'after-reload';

/** A sentence that would be gone with the page: it is shown on the next one, once. Without storage it goes unsaid. */
export function keepForReload(sentence: string): void {
  visitMemory.keep(NAME, sentence);
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
