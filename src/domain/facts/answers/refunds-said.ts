import { matchesIn } from '#domain/matches-in.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { NUMBER_WORD } from '#domain/reading/numbers-in.ts';
import { KEEPS, keyOfRefund } from './refund-window.ts';
import { isOfThePast } from './standing.ts';

const NAMED = new RegExp(`${KEEPS}|\\brefund(?:s|ed|able)?\\b|\\bmoney[- ]?back\\b`, 'i');
const MONEY =
  /\b(?:money|everything|it all|all of it|(?:every|each) (?:last )?(?:penny|dollar|cent|pound|dime|naira|rand|rupee|peso|euro|shilling)|check|cheque|cash|deposit|the whole (?:thing|amount|fee)|in full|full amount|payments?|fee|half)\b/i;
const GIVES =
  /\b(?:giv(?:e|es|ing)|refund|sends?|mails?|hands?|gets?|have|has|pays?|asks?|tak(?:e|es)|wants?|returns?)\b/i;
const RETURNED =
  /\b(?:give|gives|have|get|gets|send|sends) it (?:all )?back\b|\bback everything\b|\bback (?:their|all their|the|your|her|his|every|all the|all your) (?:whole )?(?:money|cent|penny|naira|rand|rupee|fee|deposit|lot|shilling)|\brefund (?:you|them|her|him|it|the|all|every|half)\b|\breturn(?:s|ed)? (?:you |them |her |him )?(?:(?:your|their|the|her|his|all|everything|it|every|in) ?){1,3}(?:money|penny|dollar|cent|pound|deposit|full|all)?\b/i;
// "Give it all back": the object comes before "back", and the giver before that.
const NEAR = 60;
const DAYS = `${NUMBER_WORD}[- ](?:days?|weeks?)`;
/** "30 day money back", "full refund until seven days before the course": clear without a full sentence. */
const SHORT = [
  `\\b(?<value>${DAYS} (?:money[- ]back|refund)\\b)`,
  `\\b(?<value>(?:full |all )?(?:refund|money[- ]back)\\b[^.;\\n]{0,60}?\\b${DAYS}(?: (?:before|after)(?: \\w+){1,2}| (?:before|beforehand|ahead|in advance)(?=[.,;!)]|$))?)`,
].map((source) => new RegExp(source, 'i'));
const LONGEST = 160;

/** When people get their money back, in the person's words. A question about it says nothing. */
export function refundSaid(sentence: string, today: IsoDay, before: string): string | undefined {
  // "Can I get a refund? Yes, up to the second class."
  if (
    /^[\p{L}, ]{0,12}\byes\b/iu.test(sentence) &&
    before.endsWith('?') &&
    speaksOfRefund(before) &&
    keyOfRefund(sentence) !== null
  )
    return `Refund: ${sentence}`.slice(0, LONGEST);
  if (!speaksOfRefund(sentence) || sentence.endsWith('?')) return undefined;
  if (isOfThePast(sentence, { start: 0, end: sentence.length }, today)) return undefined;
  for (const pattern of SHORT) {
    const value = pattern.exec(sentence)?.groups?.value;
    if (value !== undefined) return value;
  }
  // "Come the first two Thursdays, and if you don't feel it | I give you everything back": dictated, it is two pieces.
  const said = [sentence, `${before} ${sentence}`].find((words) => keyOfRefund(words) !== null) ?? '';
  const clauses = said.split(/(?<=[,;:–(]) ?|(?<=[.!?]) | (?=(?:I|we) (?:tell|say|promise)\b)/);
  const tells = (clause: string) => speaksOfRefund(clause) || keyOfRefund(clause) !== null;
  const first = clauses.findIndex(speaksOfRefund);
  const from = clauses.findIndex(tells);
  // The window is in the clauses next to the refund, not two sentences before.
  const begin = first - from > 1 && keyOfRefund(clauses.slice(first).join(' ')) !== null ? first : from;
  const words = clauses
    .slice(begin, clauses.findLastIndex(tells) + 1)
    .join(' ')
    .replace(/^[\s"“(–-]+|[\s"”),;:–.(]+$/g, '');
  if (words !== '' && words.length <= LONGEST) return words;
  const alone = clauses.find((clause) => speaksOfRefund(clause) && keyOfRefund(clause) !== null)?.trim();
  return alone !== undefined && alone.length <= LONGEST ? alone.replace(/[\s,;:.]+$/, '') : undefined;
}

function speaksOfRefund(words: string): boolean {
  if (NAMED.test(words) || RETURNED.test(words)) return true;
  return matchesIn(words, /\bback\b/gi).some(({ index }) => {
    const given = words.slice(Math.max(0, index - NEAR), index);
    return MONEY.test(given) && GIVES.test(given);
  });
}
