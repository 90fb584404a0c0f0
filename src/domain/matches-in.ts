/**
 * Every match of a global pattern, as `matchAll` finds them. That one copies the pattern for each text: for a pattern
 * of a thousand letters, and a sentence that has no match, the copy takes ten times as long as the search.
 */
export function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += lettersAt(text, pattern);
  }
  return found;
}

/** Without a step ahead, an empty match would be found again and again: with the `u` flag also from within a pair. */
function lettersAt(text: string, { unicode, lastIndex }: RegExp): number {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1;
}
