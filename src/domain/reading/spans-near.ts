/** A range of a text: from the first character to the one after the last. */
export type Span = { readonly start: number; readonly end: number };

/**
 * Finds the spans that touch a part of a text, list by list. Call it with parts in text order: then it looks at each
 * span once. Comparing each span with each part takes seconds for a line of thousands.
 */
export function spansNear<S extends Span>(lists: readonly (readonly S[])[]): (part: Span) => S[] {
  const next = lists.map(() => 0);
  return ({ start, end }) =>
    lists.flatMap((spans, list) => {
      let at = next[list] ?? 0;
      while ((spans[at]?.end ?? start) < start) at += 1;
      next[list] = at;
      const found: S[] = [];
      for (let span = spans[at]; span && span.start <= end; span = spans[at]) {
        found.push(span);
        at += 1;
      }
      return found;
    });
}
