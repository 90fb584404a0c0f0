// Including characters that are escaped outside of a URL and must not be in it.
const RUN = /(?:https?:\/\/|www\.)\S*/gi;
const CLEAN = /^(?:https?:\/\/|www\.)[\w\-./~%?=&#+:@]*[\w/][.,;:!?)"']*$/i;

/**
 * Typed words that a Markdown parser reads as a URL. Nothing in a URL is markup: a backslash in it would become part of
 * it. So a clean URL is written as typed, and any other is escaped at its beginning.
 */
export function withSafeAddresses(text: string, before: string, after: string): string {
  return text.replace(RUN, (run: string, at: number) => {
    const previous = at === 0 ? before : (text[at - 1] ?? '');
    const next = at + run.length === text.length ? after : ' ';
    const plain = run.replace(/\\(?=[_~])/g, '');
    const isFree = /^w/i.test(run) ? /^[\s(]?$/.test(previous) : /^[\s("']?$/.test(previous);
    if (isFree && /^\s?$/.test(next) && CLEAN.test(plain)) return plain;
    return run.replace(/:\/\//g, '\\://').replace(/www\./gi, (start) => `${start.slice(0, 3)}\\.`);
  });
}
