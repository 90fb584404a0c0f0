import { lastEndWithin } from '#domain/reading/sentences-in.ts';

/** At most `limit` characters, cut at the end of a sentence or else between two words. */
export function cutAtSentence(text: string, limit: number): string {
  const whole = text.trim();
  if (whole.length <= limit) return whole;
  const start = whole.slice(0, limit);
  const end = lastEndWithin(whole, limit);
  if (end > 0 && end >= limit / 4) return start.slice(0, end);
  const space = start.search(/\s\S*$/);
  return (space > 0 ? start.slice(0, space) : start)
    .trimEnd()
    .toWellFormed()
    .replace(/\uFFFD$/, '');
}
