import { matchesIn } from '#domain/matches-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { Span } from '#domain/reading/spans-near.ts';

const LONGEST_CLAUSE = 160;
const BREAK =
  /[.;!?()\n]|,? (?:but|so|because|bc|cause|now)\b|, (?:and|then|plus|last|back|it was|in (?=(?:20)?\d\d\b))/gi;

/** The clause around a mention. */
export function clauseAround(sentence: string, { start, end }: Span): string {
  const from = Math.max(0, start - LONGEST_CLAUSE);
  const breaks = matchesIn(sentence.slice(from, end + LONGEST_CLAUSE), BREAK).filter(
    ({ 0: sign, index }) => !isInNumber(sentence, from + index, sign),
  );
  const before = breaks.filter(({ index }) => from + index < start).at(-1);
  const after = breaks.find(({ index }) => from + index >= end);
  return sentence.slice(
    before ? from + before.index : from,
    after ? from + after.index : end + LONGEST_CLAUSE,
  );
}

// Points in "12.30", "hrs. a week" and "$1.050" end no sentence.
function isInNumber(sentence: string, at: number, sign: string): boolean {
  return sign === '.' && /[\p{L}\p{N}]/u.test(sentence.charAt(at + 1) || ' ')
    ? true
    : sign === '.' && /^ [a-z]/.test(sentence.slice(at + 1, at + 3));
}

const AGO =
  /\b(?:last|previous|past|prior) (?:year|yr|time|round|fall|autumn|spring|summer|winter|class|group|cohort)(?:[’']?s)?\b|\b(?:used to|originally|back (?:then|when)|back in (?:the day|(?:the )?(?:spring|summer|fall|autumn|winter)|high school|college|(?:19|20)\d\d|twenty[- ](?:one|two|three|four|five|six)\b(?! (?:days?|hours?|weeks?)))|no longer|in the old days|years? ago|yrs? ago|the old (?:one|price|group|class)|old price|my old|before that|when I started)\b/i;
const YEAR = /(?<![$€£\d,.])\b(?:20|’|')(?<two>\d\d)\b(?! ?[%$])/g;
const DID =
  /\b(?:was|were|had|did|charged|asked|came|took|paid|cost|ran|finished|showed|signed|sold|got|went|held|started)\b/i;

/** Whether this was true in the past: "last yr I only asked $95", "in 2024 I charged $895". */
export function isOfThePast(sentence: string, mention: Span, today: IsoDay): boolean {
  const clause = clauseAround(sentence, mention);
  if (AGO.test(clause)) return true;
  const now = Number(today.slice(2, 4));
  return matchesIn(clause, YEAR).some(({ groups }) => {
    const year = Number(groups?.two);
    return year < now || (year === now && DID.test(clause));
  });
}
