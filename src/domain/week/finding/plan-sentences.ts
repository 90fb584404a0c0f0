export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’]?)\s+(?=["“]?\p{Lu})/u);
}

/** Words in quotes are said to somebody else. */
export function withoutSpeech(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, (speech) => ' '.repeat(speech.length));
}

/** What may stand behind a day at the end of a line: its hour, or nothing. */
export const TIME =
  /^(?:,?\s*(?:(?:at|before|by|from)\s+)?(?:noon|\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m)?(?:\s*(?:to|–|-)\s*\d{1,2}(?:[:.]\d\d)?)?\s*(?:[ap]m)?)(?:\s+Eastern)?)?(?:\s*,?\s*at the latest)?\W*$/i;

/** "the week of January 11" is as good as its first day. */
export const WEEK_OF = /(?:\bthe\s+)?\bweek\s+(?:of|beginning|commencing|starting)\s+$/i;
