// With the marks that are escaped outside of an address and must not be in it.
const RUN = /(?:https?:\/\/|www\.)\S*/gi;
const CLEAN = /^(?:https?:\/\/|www\.)[\w\-./~%?=&#+:@]*[\w/][.,;:!?)"']*$/i;

/**
 * Typed words that a reader of Markdown takes for an address. Nothing in an address is a mark: a backslash before one
 * would become part of it. So a clean address is written as it was typed, and of any other the beginning is escaped.
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
