import { WEEKDAYS } from '#domain/reading/calendar.ts';
import { NAMED_DAY_BEGINS, WEEKDAY_WORD } from '#domain/reading/day-patterns.ts';

// Not "Monday, March 8", a day with an appointment, nor "Tuesday nights".
const WEEKDAY = `\\b(?:${WEEKDAY_WORD}|weekends?)\\b(?!,? (?:the )?(?:\\d|${NAMED_DAY_BEGINS}))`;
const LIST = `${WEEKDAY}(?:(?:,|/| ?&|,? and| or)\\s?${WEEKDAY})*(?!(?:[’']s)? (?:nights?|evenings?|mornings?|afternoons?|nites?|eves?|noon|class|group|call|zoom|email|letter|newsletter|school|dinner|lunch|supper|paper|service|best))`;
const ONLY =
  "(?:,? (?:that[’']s|that is|it[’']s|it is|this is|is|are) (?:my|the) (?:only|one|1) (?:day off|rest|day of rest|(?:one|day)?(?: that)? ?(?:I|we) (?:take|get|have|keep|rest)(?: off)?))";
const MY_DAY =
  "(?:my|our|the|a) (?:(?:one|only|full|whole|own) ){0,2}(?:days? off|days? of rest|rest(?:ing)? days?|sabbath|family days?|lord[’']s day)";
const CHURCH =
  '(?:for |my |our |the )?(?:church|chapel|mass|worship|the lord|god|sabbath|rest(?:ing)?|family)\\b';

// "A Saturday car salesman" is no day off.
const NO_NOUN =
  '(?=$|[^a-z ]| [^a-z]| (?:and|or|at|either|ever|period|i|we|not|that|because|for|if|so|but|no|unless|until|even|whatever)\\b)';
const DOING =
  '(?:do|does|doing|working|work|business|biz|any|anything|calls?|phone|e-?mails?|posts?|lessons|clients|launch|stuff|on|a|the|my|sell|selling|teach|teaching|schedule|scheduling|available|answer|answering|messages|at|all|texts?|of|it|for|me|open|touch|screens?|book|meet|meeting|send|sending|goes|go|out|videos?|ever|that|this|these|them|sales|shop|laptop|computer|social|media|plan|put|things?)';
/** A day that is always kept free, whatever the question was. */
const KEPT = [
  `(?<value>${LIST}${ONLY})`,
  `\\b(?:days? (?:of rest|off) (?:is|are)|rest days?:?(?: is| are)?|(?:keep|take) (?:one|two|a) days? (?:a week )?(?:free|off)[^.;]{0,25}?,?) (?<value>${LIST})`,
  `(?:\\b(?:no|never|nothing|not)|n[’']?t)\\b(?: ${DOING}){0,5} (?:on )?(?:a )?(?<value>${LIST}${ONLY}?)(?:(?<=s)|${NO_NOUN})`,
  `\\b(?:keep|take)\\b[^.;,\\n]{0,10}?(?<value>${LIST})[^.;,\\n]{0,12}\\b(?:free|off|clear|for (?:church|mass|rest|family|the lord|god|worship|my family))\\b`,
  `\\b(?:(?:I|we)(?:[’']?ll| always| do)? rest|(?<!\\b(?:is|are) )closed|(?:I|we)(?:[’']?m|[’']?re| am| are) off|(?:my|our) sabbath(?: is)?)(?: on| every| all day)?:? (?<value>${LIST})`,
  `(?<value>${LIST})(?:,| I| we)? (?:I|we) (?:rest|(?:don[’']?t|do not|never) (?:work|do|answer|open|touch|take|sell|teach|post)|do no|am off|take off|stay home)\\b`,
  `(?<value>${LIST}) (?:is|are) ${MY_DAY}`,
  `(?<value>${LIST})(?:,? (?:is|are|stays?|remains?|[’']s))? (?:always |completely |all |strictly |totally )?(?:off[- ]limits|sacred|sabbath|holy|untouchable|non-?negotiable|closed)\\b`,
  `(?<value>${LIST}) (?:(?:is|are) (?:always )?${CHURCH}|(?:stays?|remains?|(?:is|are) kept) (?:free|clear))`,
  `(?<value>${LIST})(?: (?:is|are))? for (?:my |our |the )?(?:church|mass|worship|lord|god|rest|family|prayers?|jum\\w+|mosque|temple|synagogue)\\b`,
  `(?<!\\b(?:the|that|this|one) )(?<value>${LIST}) (?:I keep for|belongs? to (?!your\\b|their\\b)|(?:is|are) (?:out\\b|mine\\b|god[’']s|the lord[’']s|(?:my|our) family[’']?s?))`,
  `\\b(?:any|every) day (?:but|except(?: for)?) (?:on )?(?:a )?(?<value>${LIST})`,
  `(?<value>${LIST})(?: is| are)?[:,]? nothing\\b`,
  `\\bnothing (?:happens|goes on|is done|gets done) on (?:a |any )?(?<value>${WEEKDAY})`,
  `\\bsabbath\\b[^.;]{0,40}?\\b(?:from )?fri\\w* (?:sun(?:down|set)|evening|night)(?: to| until| till| through)? (?<value>${WEEKDAY})`,
  `\\bhome (?:on )?(?<value>${LIST})`,
  `\\b(?:take|have) (?<value>${LIST}) like I (?:do|always)\\b`,
];
const OFF = [
  `(?<!\\b(?:kick\\w*|take|takes|taking|set|sets|start\\w*|sign|signs) )\\boff (?:on |every |all )?(?<value>${LIST})`,
  `(?<!\\bone )(?<value>${LIST})(?:\\s+(?:are|is|stays?))? (?:always |completely |all |strictly |totally )?off\\b(?! (?:to|for) )`,
];
const ALWAYS = `\\b(?:bible study|that[’']?s (?:church|for)|no matter|always|never|period|every|like I do|no (?:phone|laptop|work|lessons|screens|email)|rest|church|mass|sabbath|without exception|no exceptions?|does not move|whole day|completely|not negotiable)\\b`;
const AT_WEEKEND = /\b(?:sat|sun|weekend)/i;
const toPattern = (source: string) => new RegExp(source, 'i');
const IS_KEPT = KEPT.map(toPattern);
const IS_OFF = OFF.map(toPattern);
const IS_SAID = [...IS_KEPT, ...IS_OFF];
// A cheap test first: most sentences name no day, and each of these patterns needs one.
const NAMES_A_DAY = toPattern(WEEKDAY);
const IS_ALWAYS = toPattern(ALWAYS);

/** About other people, or one day only. */
const OTHERS =
  /\b(?:she|he|they|her|their|people|women|somebody|someone|one|husbands?|students?|clients?) (?:can[’']?t|cannot|won[’']?t|doesn[’']?t|don[’']?t|works?|has|have|is|are|never)\b|\bnext (?:week|month)\b|\bthat (?:week|day|one)\b|\bnot (?:this|that|until|till|before|just|only)\b|\bhaven[’']?t\b|\bdidn[’']?t\b|\bif\b|\b(?:class|meeting|session|meet|lessons?)(?:es|s)? (?:on )?\p{L}+$|\b(?:gym|library|store|shop|office|hall|building|bank|school)(?:[’']s| is| are)? closed\b/iu;

/**
 * Weekdays on which somebody rests: "Never work Sundays", "Sunday stays closed", "Saturdays are my Sabbath". `isDream`:
 * the answer imagines a week three years from now, where a free Friday is a wish, but a Sunday kept whatever comes is
 * not.
 */
export function restSaid(sentence: string, isDream = false): string | undefined {
  if (!NAMES_A_DAY.test(sentence)) return undefined;
  for (const pattern of IS_SAID) {
    const found = pattern.exec(sentence);
    const value = found?.groups?.value;
    if (!found || value === undefined || weekdaysNamed(value).length === 0) continue;
    const words = sentence.slice(Math.max(0, found.index - 40), found.index + found[0].length);
    if (OTHERS.test(words)) continue;
    const isSure = !IS_OFF.includes(pattern) || AT_WEEKEND.test(value) || IS_ALWAYS.test(sentence);
    if (isDream && !(isSure && (AT_WEEKEND.test(value) || IS_ALWAYS.test(sentence)))) continue;
    return inFull(value);
  }
  return undefined;
}

const SHORT = new RegExp(`\\b(?!\\w+days?\\b)${WEEKDAY_WORD}\\b`, 'gi');
const inFull = (value: string) => value.replace(SHORT, (short) => nameOf(short) ?? short);

const nameOf = (word: string) =>
  WEEKDAYS.find((day) => day.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase());

function weekdaysNamed(value: string): string[] {
  const isWeekend = /\bweekends?\b/i.test(value);
  const isNamed = (day: string) => new RegExp(`\\b${day.slice(0, 3)}`, 'i').test(value);
  return WEEKDAYS.filter((day) => isNamed(day) || (isWeekend && /^S/.test(day)));
}

/** The weekdays, and whether they are said to be the only ones. */
export function restKey(value: string): string | null {
  const days = weekdaysNamed(value);
  if (days.length === 0) return null;
  return [toPattern(ONLY).test(value) ? 'only' : '', ...days].join(' ');
}

/** "Sundays" in one answer and "Sundays and Mondays" in another agree, and so do Sundays and Mondays, unless one is the only one. */
export function restsAgree(one: string, other: string): boolean {
  const [isOnly, ...ours] = one.split(' ');
  const [areOnly, ...theirs] = other.split(' ');
  const shared = ours.filter((day) => theirs.includes(day)).length;
  if ((isOnly && shared < theirs.length) || (areOnly && shared < ours.length)) return false;
  return shared === 0 || shared === ours.length || shared === theirs.length;
}
