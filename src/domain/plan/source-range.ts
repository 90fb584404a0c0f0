/** From the first letter to the one after the last, counted as JavaScript counts. */
export type SourceRange = { readonly start: number; readonly end: number };

/** Everything outside of the range stays as it is, byte for byte. */
export function replaceRange(text: string, { start, end }: SourceRange, words: string): string {
  return text.slice(0, start) + words + text.slice(end);
}
