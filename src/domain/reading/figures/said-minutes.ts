import { matchesIn } from '#domain/matches-in.ts';
import { NUMBER_WORD, valuesIn } from '#domain/reading/numbers-in.ts';

const LONGEST_READ = 2_000;
// Not inside a word: the end of "Hannah" is no hour.
const AMOUNT = `(?<!\\p{L})(?:(?:about|around|up to|some)\\s+|~\\s*)?(${NUMBER_WORD}(?:\\.\\d{1,2})?|half an|an?)(?:\\s*(?:to|–|-)\\s*(${NUMBER_WORD}(?:\\.\\d{1,2})?))?[\\s-]*(min(?:ute)?s?|(?<=(?<!\\d)\\d\\d?)m|h(?:ou)?rs?|h)\\b`;
/** "(20 min)", "(about 1 to 2 hours)"; without brackets only at the end: "Call, 12 minutes". */
const IN_BRACKETS = new RegExp(`\\([^()]{0,40}?${AMOUNT}[^()]{0,20}\\)`, 'giu');
const AT_END = new RegExp(`[,;·:]\\s*${AMOUNT}\\W*$`, 'iu');
const SPENT = new RegExp(`^\\W*(?:spend|take|give it) ${AMOUNT}`, 'iu');
const A_DAY = /\b(?:a|per|each|every) (?:day|week|month)\b|\bdaily\b/i;
/** "Ask the three people you call (5 min each)": the number of people to multiply by. */
const PEOPLE = new RegExp(
  `(?<![\\p{L}\\d])(${NUMBER_WORD}) (?:\\p{L}+ )?(?:people|persons|women|men|moms|couples|households|families|friends|clients|guests|members|leaders|pastors|students)\\b`,
  'iu',
);
const EACH = /\beach\)$/i;
// A day has no more; a typo must not fill a year.
const MOST = 24 * 60;

/** The minutes written in a line, all brackets together; null if there are none. */
export function minutesInLine(words: string): number | null {
  const text = words.slice(0, LONGEST_READ);
  const said = matchesIn(text, IN_BRACKETS).filter(([all]) => !A_DAY.test(all));
  const last = said.length > 0 ? null : (AT_END.exec(text) ?? spentOn(text));
  const found = (last ? [last] : said).map(([all, from = '', to, unit = '']) => {
    const value = (amountOf(from) + (to === undefined ? amountOf(from) : amountOf(to))) / 2;
    const people = EACH.test(all) ? amountOf(PEOPLE.exec(text)?.[1] ?? '1') : 1;
    return (/^h/i.test(unit) ? value * 60 : value) * people;
  });
  const sum = Math.round(found.reduce((total, each) => total + each, 0));
  return sum <= 0 ? null : Math.min(sum, MOST);
}

/** "Spend 15 minutes reading it aloud". */
function spentOn(text: string): RegExpExecArray | null {
  const spent = SPENT.exec(text);
  return spent && !A_DAY.test(text.slice(spent[0].length).slice(0, 20)) ? spent : null;
}

function amountOf(word: string): number {
  if (/half/i.test(word)) return 0.5;
  if (/^an?$/i.test(word)) return 1;
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''));
  return valuesIn(word)[0] ?? 0;
}
