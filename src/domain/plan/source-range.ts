/** From the first letter to the one after the last, counted as JavaScript counts. */
export type SourceRange = { readonly start: number; readonly end: number };

/** Everything outside of the range stays as it is, byte for byte. */
export function replaceRange(text: string, { start, end }: SourceRange, words: string): string {
  return text.slice(0, start) + words + text.slice(end);
}

/** All in one go, in the order of the text: one after the other, each would copy the whole text again. */
export function replaceRanges(
  text: string,
  replacements: readonly { readonly range: SourceRange; readonly words: string }[],
): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { range, words } of replacements) {
    if (range.start < from) continue;
    pieces.push(text.slice(from, range.start), words);
    from = range.end;
  }
  return [...pieces, text.slice(from)].join('');
}
