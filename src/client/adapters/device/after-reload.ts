import { visitMemory } from './browser-memory.ts';

const NAME = 'after-reload';

/** Keeps a sentence over a reload: the next page shows it once. Without storage it is lost. */
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
