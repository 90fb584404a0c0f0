import type { IsoDay } from '#domain/reading/calendar.ts';
import { countsIn } from '#domain/reading/figures/counts-in.ts';
import { durationsIn } from '#domain/reading/figures/durations-in.ts';
import { NUMBER_WORD } from '#domain/reading/numbers-in.ts';
import { clauseAround, isOfThePast } from './standing.ts';

const A_WEEK =
  /^[ ,]{0,2}(?:\/ ?|(?:(?:of (?:it|that|this|work) )?(?:a|an|per|each|every|by|in a|in the|out of the|total a) ))(?:(?:good|normal|regular|typical|decent|slow|busy) )?(?:week|wk|fortnight)\b|^ (?:weekly|a fortnight)\b/i;
/** Counts when the question asks about a week: "an hour each weekday morning". */
const A_DAY =
  /^ (?:a|an|per|each|every) (?:weekday|work ?day|day|night|evening|morning|afternoon)\b(?:,? (?:from |on )?\w+ ?(?:to|through|thru|-|–) ?\w+days?\b)?|^ daily\b|^,? (?:\w+ times|twice) (?:a|per|each|every) (?:week|wk)\b/i;
/** "Three hours on a Saturday", "ten hours if I'm lucky" */
const ALL_IN_ALL =
  /^,? ?(?:on (?:a |my )?\w+days?\b(?: and \w+days?)?|if I[’']?m (?:lucky|honest)|tops\b|max\b|at (?:most|best|the most)|or so\b|most weeks|no more\b|total\b|in all\b)/i;
const I_GIVE =
  /\b(?:I|we)(?:[’']d| would)?(?: can| could| might| may)?(?: (?:only|really|probably|realistically|honestly))* (?:manage|give(?: it)?|spare|put in|find|do|have|get|got|afford|squeeze(?: in| out)?)(?: (?:about|maybe|perhaps|around|only|just|up to|it))* $/i;
/** "Saturday mornings, three hours" */
const ON_DAYS =
  /^\W*(?:\p{L}+days?(?: \p{L}+s?)?|weekends?|(?:one|two|three) \p{L}+s?)[,:]? (?:about |maybe |abt |around )?$/iu;
const WEEKLY_BEFORE =
  /\b(?:(?:each|every|a|per|in a) (?:week|wk)|weekly),?(?: I(?:[’']ve)? (?:have|got|can give|get))?(?: about| maybe| only| around| just)* ?$/i;
/** Somebody else's hours, those of another job, or of chores and homework. */
const OTHERS =
  /\b(?:homework|practice|clients?|calls|coach(?:ing)?|invoic\w+|spend|takes|eats?|wast\w+|per (?:team|person|student|client|church)|of that|of these|students?|clients?|they|them|she|he|her|his|their|people|members|job|shifts?|employer|clinic|hospital|day job|at the \w+ (?:office|store|school))\b/i;
const OWN =
  /\b(?:I|I[’']ve|I[’']d|I[’']m|we|we[’']ve|me|my|mine|honestly|realistically|tops|business|launch\w*|spread\w*|word out|promot\w*|marketing|for this|got|give)\b/i;
const FUTURE =
  /\b(?:years? from now|yrs? from now|by then|some ?day|eventually|would like|I[’']d like|ideal\w*)\b/i;

/** The person's hours in a week: "abt 2 hrs a wk", "two mornings of two hours". `isAsked`: the question asks for them. */
export function hoursSaid(sentence: string, isAsked: boolean, today: IsoDay): string | undefined {
  for (const { start, end } of durationsIn(sentence)) {
    const behind = sentence.slice(end, end + 30);
    const [after = ''] = A_WEEK.exec(behind) ?? (isAsked ? A_DAY.exec(behind) : null) ?? [];
    const isWeekly = after !== '' || WEEKLY_BEFORE.test(sentence.slice(Math.max(0, start - 50), start));
    if (!isWeekly && !(isAsked && isOfWeek(sentence, start, end))) continue;
    const clause = clauseAround(sentence, { start, end });
    if (isOfThePast(sentence, { start, end }, today) || FUTURE.test(clause)) continue;
    if (SOMEBODY.test(sentence.slice(Math.max(0, start - 50), start))) continue;
    if (OTHER_WORK.test(clause) || (OTHERS.test(clause) && !OWN_FIRST.test(clause))) continue;
    const isNow = /^ (?:right )?now\b/i.test(sentence.slice(end + after.length));
    const many = isAsked ? (SO_MANY.exec(sentence.slice(0, start))?.[0] ?? '') : '';
    const [days = ''] = isAsked
      ? (/^ on \w+days?(?:,| and| &) \w+days?(?: \p{L}+s)?/iu.exec(behind) ?? [])
      : [];
    const each = many === '' ? '' : (/^,? (?:each|apiece)\b/i.exec(behind)?.[0] ?? '');
    if (isAsked || isNow || OWN.test(clause))
      return `${many}${sentence.slice(start, end)}${each || after || days}`.trim();
  }
  return undefined;
}

/** "Two mornings of two hours", "two evenings a week, about 2 hours each" */
const SO_MANY = new RegExp(
  `\\b${NUMBER_WORD} (?:mornings|afternoons|evenings|nights|days|times)(?: (?:a|per|each|every) (?:week|wk))?(?: of|,)? (?:about |abt |maybe )?$`,
  'i',
);

const OWN_FIRST = /\b(?:I|I[’']ve|I[’']d|from me)\b/;

/** Hours spent on other work. */
const OTHER_WORK =
  /\b(?:jobs?|shifts?|clinic|hospital|employer|I work|work(?:ing)? (?:part|full)|invoic\w+|(?:I )?(?:spend|waste)s?|takes me|eats|for (?:calls|clients|coaching)|with clients|to clients)\b/i;
/** "Keisha my VA is 3 hrs a wk": a name before it has its own hours. */
const SOMEBODY =
  /(?:\p{Lu}\p{Ll}+|\bmy (?:VA|assistant|husband|wife|sister|friend|son|daughter|niece|nephew))(?: [\p{L}]+){0,3} (?:is|has|does|gives|gives me|works|can do|helps)(?: (?:about|abt|maybe|only|around|me|with))* ?$/u;

/** "Five hours, mornings.", "two mornings of two hours" */
function isOfWeek(sentence: string, start: number, end: number): boolean {
  const [lead, behind] = [sentence.slice(0, start), sentence.slice(end)];
  if (ALL_IN_ALL.test(behind) || I_GIVE.test(lead) || ON_DAYS.test(lead) || SO_MANY.test(lead)) return true;
  if (
    /^\W*(?:(?:about|abt|maybe|only|around|just) )?$/i.test(sentence.slice(0, start)) &&
    /^\.?(?:$|[,.;:!])/.test(sentence.slice(end))
  )
    return true;
  const before = sentence.slice(Math.max(0, start - 30), start);
  const [count] = countsIn(before);
  return (
    count !== undefined &&
    /^ (?:\p{L}+ )?(?:mornings|afternoons|evenings|nights|days|slots|blocks) of $/iu.test(
      before.slice(count.end),
    )
  );
}
