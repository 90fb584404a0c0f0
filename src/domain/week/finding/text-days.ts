import type { IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import { severalDays } from '#domain/reading/spoken/several-days.ts';
import { TIME } from './around-a-day.ts';
import { firmDays } from './tentative-days.ts';

const DATE_LABEL = /\b(?:dates?|doors|starts?|begins?|opens?|closes?|deadline|by when|due)\b/i;
const NO_DATE_LABEL = /avoid|keep free|off days|conflict|budget|title|to action|check-ins|breaks?/i;
const LEFT_OUT = /\b(?:nothing|none|no|not|except|without)\b[^,;]*$/i;
// "**Start date:** Saturday, March 13; then Thursdays from March 18" starts once.
const GOES_ON = /^\W*(?:and )?then\b[^,;]{0,40}\b(?:\w+days|weekly|every \w+)\b/i;

export function textDays({ section, under, label, words }: PlanLine, since: IsoDay): IsoDay[] {
  // A bold line that acts as a heading covers the lines below it.
  if (label === '') return words === under ? [] : lonelySentence(section, words, since);
  if (NO_DATE_LABEL.test(label)) return [];
  const isDecision = /^key decisions/i.test(section);
  const isMilestone = isDecision ? DATE_LABEL.test(label) : MILESTONE.test(label);
  const sentence = sentencesIn(words)[0]?.text ?? '';
  if (!isMilestone) return isDecision ? openingDay(sentence, since) : [];
  return firmDays(sentence, since).flatMap(({ first, piece }) => {
    if (LEFT_OUT.test(piece.slice(0, first.start)) || GOES_ON.test(piece)) return [];
    // "**Doors open and close:** Saturday, March 13, 1 pm, until Friday, March 26" has a day for each.
    const ranges = dayRangesIn(piece, since);
    const second = BOTH_WAYS.test(label) ? (ranges[1]?.day ?? ranges[0]?.last) : undefined;
    // "**Event date:** Tuesday, March 9 and Thursday, March 11"
    const all = EVENT.test(label) ? severalDays(piece.slice(first.start), since) : [];
    return all.length > 1 && first.last === undefined ? all : [first.day, second ?? []].flat();
  });
}

const MILESTONE = /^(?:by when|due|deadline|decisions?(?: date)?)\b/i;
const EVENT = /^(?:format and date|event (?:name and )?dates?|event)\b/i;
const BOTH_WAYS = /\bopen\w*\b.*\bclos/i;
/** "**Last evening:** Tuesday, May 18", "**Sign-up page:** up by Monday, January 25": any decision that is a day. */
const OPENING = /^(?:[^:;.]{0,30}\b(?:up|live|ready|done|online)\s+(?:by\s+|on\s+)?|\W*)$/i;

function openingDay(words: string, since: IsoDay): IsoDay[] {
  const [first] = dayRangesIn(words, since);
  return first && OPENING.test(words.slice(0, first.start)) ? [first.day] : [];
}

const TO_OTHERS = /messages?\b|emails?\b|letters?\b|script|invit|in full|sample|overview|agreement/i;
// Sentences that begin this way state something; with any other word they ask for something.
const TELLS =
  /^\W*(?:I|we|you|your|they|it|he|she|the|this|that|these|those|our|my|their|a|an|for|if|when|while|as|in|on|at|from|until|after|before|not?|nothing|because|assumption|where|here|so|but|and|or|hello|hi|dear|subject)\b|\b(?:is|are|was|were|has|have|had|will|goes|falls?|starts|begins|comes|makes?|belongs?)\b/i;

/** "Look on Friday, February 26." or "Wednesday, March 24, before 7 pm." as a line of its own. */
function lonelySentence(section: string, words: string, since: IsoDay): IsoDay[] {
  if (TO_OTHERS.test(section)) return [];
  const sentence = sentencesIn(words)[0]?.text ?? '';
  const days = sentence.length <= 100 ? dayRangesIn(sentence, since) : [];
  const [first, second] = days;
  if (!first) return [];
  // "Your nephew posts every Tuesday in February."
  if (second?.start === first.start) return days.map(({ day }) => day);
  const before = sentence.slice(0, first.start);
  const after = sentence.slice(first.end);
  if (/^\W*$/.test(before))
    return first.hasWeekday && /^(?:[,.:]|\s[–—-]\s|$)/.test(after) ? [first.day] : [];
  if (MILESTONE.test(before) && /:\s*$/.test(before)) return [first.day];
  const isOn =
    /\b(?:on|by)\s+$/i.test(before) ||
    (first.hasWeekday && !/(?:\b(?:from|until|till|through|since)|[:,])\s+$/.test(before));
  const isLast = TIME.test(after) || (/\b(?:on|by)\s+$/i.test(before) && /^,\s/.test(after));
  return isOn && !TELLS.test(before) && !before.includes(':') && isLast ? [first.day] : [];
}
