/** From the first character to the one after the last, in UTF-16 code units. */
export type SourceRange = { readonly start: number; readonly end: number };

/** Everything outside the range stays the same, byte for byte. */
export function replaceRange(text: string, { start, end }: SourceRange, words: string): string {
  return text.slice(0, start) + words + text.slice(end);
}

/** All replacements in one pass, in text order: one at a time, each would copy the whole text. */
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
