import { countsIn } from '#domain/reading/figures/counts-in.ts';
import type { NumberInText } from '#domain/reading/numbers-in.ts';
import { clauseAround } from './standing.ts';

const SEATS = 'places?|spots?|spaces?|seats?|chairs?|slots?|openings?';
const PEOPLE =
  'households?|families|couples|pairs|churches|schools|teams|businesses|owners|people|ppl|folks|persons|women|ladies|gals|girls|men|guys|dudes|dads|moms|mums|mothers|fathers|parents|kids|boys|teens|clients|students|pupils|members|participants|attendees|singers|learners|riders|writers|beginners|leaders|pastors|brides|seniors|adults|souls|pax|bums on seats|trainees|apprentices|walkers|runners|bakers|cooks|makers|painters|players|of (?:us|them|you)';
/** The noun counted, with at most two words before it: "14 seats", "twelve tired women". */
const NOUN = new RegExp(
  `^ ?(?:-|–)? ?(?:(?!(?:for|an?|per|of|to|in|at|on|and|or|the|with|from|each|every|my|our|their|is|are|was|as|so|if)\\b)[\\p{L}’'-]+ ){0,2}?(?<noun>(?<seat>${SEATS})|${PEOPLE})\\b`,
  'iu',
);
const LIMIT_BEFORE =
  /\b(?:max(?:imum)?(?: of| is|:)?|at most|no more than|not more than|never more than|(?:the|my) (?:limit|cap|max|most)(?: I (?:take|want|can take|do))?(?: is|’s|'s|:)?|limit(?:ed)?(?: it| them)?(?: to| at| of)?|capp?(?:ed)?(?: it| them)?(?: at| to| is|:)?|room for(?: up to| only| about)?|space for|stop(?:ping)? at|full at|keep(?:ing)? (?:it|them) (?:to|at|under)|building it for|that[’']s what I[’']m building for|(?:limit|cap|max(?:imum)?|full|(?:batch|class|group) size|number)(?: is|:| =|’s|'s)|(?:room|studio|kitchen|hall|table|shop|place|it) (?:only )?(?:takes|holds|fits|seats|has room for|can (?:take|hold|fit|seat))|(?:,| and)? so(?: just| only| it[’']s| that[’']s)?|small(?: group| class)?,? only|(?:one|there[’']s|there is|there are|it[’']s|is) (?:of )?(?:just|only))(?: just| only| about| the)? ?$/i;
const TAKES =
  /\b(?:(?:I|we)(?:[’']ll| will| can|[’']d| would|[’']m| am)?(?: only| just)? (?:take|taking|accept|want|have room for|can handle|can hold|do)|(?:start|begin) with|fits?|sleeps|seats?|holds?|up to|(?:group|class|circle|cohort|course|round) (?:of|is|for))(?: up to| only| just| about| at most| maybe)? ?$/i;
/** "Sixteen is what that kitchen holds", "so sixteen it is", "ten, that's my limit" */
const IS_ALL =
  /^,? ?(?:is (?:what|all|as many as|the most)\b[^.;]{0,40}\b(?:holds?|takes?|fits?|seats?|allows?|manage|handle|have)\b|(?:that[’']?s|that is|is|[’']s) (?:my|the|our) (?:limit|max(?:imum)?|cap|number|most|size)\b|it is\b|(?:and|&) no more\b|[’']s the (?:number|limit|most)\b)/i;
const LIMIT_AFTER =
  /^,? ?(?:at (?:the )?most|(?:and )?(?:no|not one|not any) more|tops|max(?:imum)?|lang\b|can (?:fit|sit)\b|is (?:my|the|our) (?:limit|max(?:imum)?|cap|most)|is as many|is plenty|(?:I|we)(?:[’']m| are)? (?:stop|close|shut|full)|and (?:that[’']s|thats|that is) (?:it|all|plenty|the (?:limit|max))|(?:only|in total|total|in all|all told)(?=$|[.,;!)]))/i;
const STOPS =
  /\b(?:when|once|soon as) (?:it[’']?s|it is|we[’']re at|(?:I|we) (?:hit|get to|reach|have|get))(?: to)? ?$/i;

/** Not a capacity: people already signed up or in earlier groups, a hope, a minimum, things per person, somebody else's group. */
const OTHERWISE =
  /\balready\b|\bas good as\b|\bsaid (?:yes|they)\b|\btold me\b|\bsave (?:me|them)\b|\bdibs\b|\bsigned up\b(?! for all)|\bregistered\b|\bpaid\b|\bfinished\b|\bcame\b|\bshowed up\b|\bhave (?:done|taken|finished)\b|\bso far\b|\bover the years\b|\bused to\b|\bturned away\b|\binterested\b|\bwait(?:ing|list)\b|\blined up\b|\bcommitted\b|\bwants? (?:in|back|to)\b|\basked\b|\bpilot\b|\bbeta\b|\bscholarships?\b|\bsponsor\w*\b|\bcan[’']?t (?:pay|afford)\b|\bhalf[- ]price\b|\bfree (?:spots?|seats?|places?)\b|\b(?:hold|save|reserve|keep)(?:ing)? (?:back )?(?:\w+ )?(?:spots?|seats?|places?)\b|\bkids? (?:at|of)\b|\bhelp(?:s|ers?|ing)? me\b/i;
const HOPED =
  /\b(?:hop(?:e|ing)|goal|aim(?:ing)?|expect(?:ing)?|wish|dream|(?:I|we)(?:[’']d| would) (?:love|like|be happy)|happy with|at least|minimum|min(?=[:.]? ?\d)|no fewer than|more than|over|almost|nearly|would be)\b/i;
const EVENT =
  /\b(?:event|workshop|webinar|open (?:house|day)|guests?|visitors?|attend\w*|audience|show(?:s|ed)? up|come out|watch\w*|facebook|whatsapp|instagram|followers|e-?mails?|newsletter|list|subscribers|bulletin)\b/i;
const ONE_TO_ONE =
  /\bone[- ](?:on|to)[- ]one\b|\b1[- ]?(?::|on|to|-)[- ]?1\b|\bprivate(?:ly)?\b|\bmentor\w*|\byear[- ]long\b|\bfor the (?:year|yr)\b|\b(?:12|twelve)[- ]months?\b|\bcoaching\b|\b(?:one|two|three|1|2|3)(?: \p{L}+)? at a time\b/iu;
const EACH =
  /^[^.;,]{0,20}\b(?:per|each|every|apiece|on one)\b(?! (?:round|group|batch|cohort|class|intake|course|time|term|set|run)\b)/i;
const LEFT = /^,? ?(?:left|remain\w*|still (?:open|free)|to go|more)\b/i;
const THE_GROUP =
  /\b(?:group|class|circle|cohort|course|program(?:me)?|round|retreat|batch|intake|how many|capped|full house)\b/i;
const UNITS =
  /^[\s-]?(?:%|percent|weeks?|wks?|days?|hours?|hrs?|min(?:ute)?s?|months?|mos?|years?|yrs?|times|dollars|bucks|pounds|payments?|pmts?|instal?lments?|lessons?|sessions?|classes|meetings?|mtgs?|calls?|pages?|miles?|am|pm|st|nd|rd|th|[ap]\.m)\b|^[:/]\d/i;

type Sure = { readonly size: NumberInText; readonly by: number };

/**
 * The capacity of the group. `isAsked`: the question is about the offer, so people counted there take part; elsewhere
 * only limits, seats, and people of the group count.
 */
export function groupSizeIn(sentence: string, isAsked: boolean): string | undefined {
  const counts = countsIn(sentence);
  const sizes = counts.flatMap((size): Sure[] => {
    const by = surenessOf(sentence, size, counts, isAsked);
    return by > 0 ? [{ size, by }] : [];
  });
  const [best] = sizes.toSorted((one, other) => other.by - one.by || one.size.start - other.size.start);
  if (!best) return undefined;
  // Eight couples are sixteen chairs.
  const [pairs = ''] = /^ (?:couples|pairs)\b/i.exec(sentence.slice(best.size.end)) ?? [];
  return `${wordsFor(best.size)}${pairs.toLowerCase()}`;
}

/** "2 squads of 10": one of them. */
const IN_PARTS = /\d (?:squads|groups|crews|tables|teams|batches|sets) of $/i;
const ANY_NOUN = /^ (?!is\b|it\b|and\b|are\b)[\p{L}’'-]+(?: (?!is\b|it\b|and\b|are\b|that)[\p{L}’'-]+)?/u;
/** The number stands alone: "A dozen." */
const IS_LONE = /^\W*(?:just|only|about|maybe|say|around)?\W*$/i;
const LEAST = 2;
const LEAST_GROUP = 4;
const MOST = 500;
const NEAR = 60;

function surenessOf(
  sentence: string,
  size: NumberInText,
  counts: readonly NumberInText[],
  isAsked: boolean,
): number {
  const before = sentence.slice(Math.max(0, size.start - NEAR), size.start);
  const after = sentence.slice(size.end, size.end + NEAR);
  if (
    size.value < LEAST ||
    size.value > MOST ||
    UNITS.test(after) ||
    IN_PARTS.test(before) ||
    /[$€£#/:]\s?$/.test(before)
  )
    return 0;
  const clause = clauseAround(sentence, size);
  // "Thirty parents in the hall and ten couples in the group": the last number before it is the group's.
  const toGroup = THE_GROUP.exec(after)?.index;
  const isOfGroup =
    THE_GROUP.test(clause) &&
    (toGroup === undefined || counts.every(({ start }) => start <= size.start || start > size.end + toGroup));
  if (OTHERWISE.test(clause) || ONE_TO_ONE.test(clause) || EACH.test(after)) return 0;
  if (!isOfGroup && EVENT.test(isAsked ? clause : sentence)) return 0;
  const { noun = '', seat } = NOUN.exec(after)?.groups ?? {};
  // "The two of them can sit"
  if (noun.startsWith('of ') && size.value < LEAST_GROUP) return 0;
  const behind = noun === '' ? after : after.slice(after.indexOf(noun) + noun.length);
  if (LEFT.test(behind)) return 0;
  const isLimit =
    LIMIT_BEFORE.test(before) ||
    STOPS.test(before) ||
    LIMIT_AFTER.test(after) ||
    (noun !== '' && LIMIT_AFTER.test(behind)) ||
    IS_ALL.test(after) ||
    (isAsked && (IS_ALL.test(after.replace(ANY_NOUN, '')) || IS_LONE.test(before + after))) ||
    isOfCrews(size, counts, sentence);
  if (isLimit) return noun !== '' || isAsked ? 4 : isOfGroup ? 3 : 0;
  if (HOPED.test(clause)) return 0;
  // "A table with two chairs" is a picture.
  if (seat !== undefined) return isAsked || size.value >= LEAST_GROUP ? 3 : 0;
  const isTaken = TAKES.test(before);
  // "A mom with two kids": such small numbers are a group only if the words say so.
  if (isAsked) return isTaken ? 2 : noun === '' || size.value < LEAST_GROUP ? 0 : 1;
  return isOfGroup || (isTaken && !/up to/i.test(before)) ? Number(noun !== '' || (isOfGroup && isTaken)) : 0;
}

/** "20 men, 5 crews of 4": the total, given twice. */
function isOfCrews(size: NumberInText, counts: readonly NumberInText[], sentence: string): boolean {
  return counts.some(({ start, end, value }, at) => {
    const each = counts[at + 1];
    if (!each || start <= size.start || value * each.value !== size.value) return false;
    return /^ (?:\p{L}+ )?\p{L}+ of $/u.test(sentence.slice(end, each.start));
  });
}

function wordsFor({ text, value }: NumberInText): string {
  return /dozen/i.test(text) ? (DOZENS[value] ?? String(value)) : text;
}

const DOZENS: Readonly<Record<number, string>> = {
  6: 'Six',
  12: 'Twelve',
  24: 'Twenty-four',
  36: 'Thirty-six',
};
