/** At most `limit` characters, ending where a sentence ends, else between two words. */
export function cutAtSentence(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const start = whole.slice(0, limit);
  // One character more, so that a full stop in the very last place counts, but not the one in "3.5".
  const ends = [...whole.slice(0, limit + 1).matchAll(/[.!?…]["'”’)\]]*(?=\s)/g)];
  const last = ends.at(-1);
  if (last && last.index + last[0].length >= limit / 4) return start.slice(0, last.index + last[0].length);
  const space = start.search(/\s\S*$/);
  return (space > 0 ? start.slice(0, space) : start)
    .trimEnd()
    .toWellFormed()
    .replace(/\uFFFD$/, '');
}
