import { matchesIn } from '#domain/matches-in.ts';
import { addDays, type IsoDay } from '#domain/reading/calendar.ts';
import { daysMeant } from '#domain/reading/days-in.ts';
import { messageHeading } from '#domain/reading/message-heading.ts';
import { NUMBER_WORD } from '#domain/reading/numbers-in.ts';
import type { PlanSentence } from '#domain/reading/plan-sentences.ts';
import { isDenied } from './denied.ts';
import type { Check } from './finding.ts';
import type { OwnerWords } from './given.ts';

const PLACE = '(?:spots?|places?|seats?|openings?|chairs?|tickets?)';
const FEW = `(?:${NUMBER_WORD}|a few|few|a handful of|a couple of|the last)`;
const SOON =
  '(?:tonight|today|tomorrow|soon|at midnight|by midnight|in (?:just )?(?:\\d+|a few|\\w+) (?:hours?|days?|minutes?)|this (?:week|weekend|morning|evening))';

const PRESSURE = [
  `only ${FEW} (?:more )?(?:${PLACE}|households?|people can)\\b(?: (?:are |is )?(?:left|remain\\w*|available|open))?`,
  `${FEW} ${PLACE} (?:are |is )?(?:still )?(?:left|remain\\w*)\\b`,
  `${PLACE} (?:are |is )?(?:going|filling|selling)(?: up)?(?: fast| quickly)?\\b`,
  `(?<!\\b(?:weeks?(?: of [A-Z][a-z]+ \\d{1,2})?|\\w*days?|calendar|hours|planner) (?:is|are) )(?:almost|nearly) (?:full|sold out|gone)\\b`,
  `(?:last|final) (?:chance|hours)\\b|final call\\b|last call (?:for|to)\\b`,
  `act (?:now|fast|today)\\b`,
  `(?<!\\ba )hurry(?: up| before| and|,|!)`,
  `(?:${NUMBER_WORD} hours?|today|tonight|this week|this weekend) only\\b`,
  `only (?:today|tonight|until midnight)\\b`,
  `(?:offer|price|prices|discount|bonus|sale|deal|doors?|cart|enroll?ment|registration|sign-?up|invitation) (?:will )?(?:ends?|expires?|closes?|disappears?|goes? (?:up|away)|go (?:up|away)|rises?|increases?) (?:${SOON}|on\\b|after\\b)`,
  `prices? (?:will )?(?:goes?|go|rises?|increases?) up\\b`,
  `early[- ]bird\\b`,
  `limited[- ]time\\b`,
  `while (?:supplies|places|spots|seats|they) last\\b`,
  `countdown (?:timer|clock)\\b`,
  `clock is ticking\\b`,
  `running out(?: of)? (?:time|places|spots|seats)?`,
  `before it['’]s too late\\b`,
  `don['’]t (?:miss out|miss your|delay)\\b|don['’]t wait\\b(?! (?:until|till|for) (?!tomorrow|midnight|it['’]s too late|the last))`,
  `the first (?:${NUMBER_WORD}) (?:people|households|to \\w+)[^.]{0,30} (?:gets?|receives?|pays?)\\b`,
  `(?:you have|there are) (?:just |only )?${NUMBER_WORD} (?:hours?|days?) (?:left|to decide)\\b`,
];

const WHO = '(?:you|they|she|he|we|everyone|everybody|clients?|households?|people|beginners?|students?)';
const WILL = `${WHO}(?: will|['’]ll| are going to| can expect to)`;
const PROMISE = [
  `guarantee[sd]?\\b|guaranteeing\\b`,
  // "Nobody gets called on. I promise you that." is about what somebody does themselves.
  `i promise (?:you|that)\\b(?!(?: that)?[.!]?$)`,
  `${WILL} (?:easily |soon |quickly |surely )?(?:earn|make|save|bring in|have saved) (?:at least |over |up to |an extra |about )?(?:[$€£]|\\d|thousands|hundreds|six|five figures|a full|enough money|more money)`,
  `(?:double|triple)s? (?:your|their|his|her) (?:income|sales|money|savings|clients|pay|revenue)`,
  `(?:six|seven|five)[- ]figures?\\b`,
  `passive income\\b|financial freedom\\b|get rich\\b|risk[- ]free\\b|never fails?\\b|works every time\\b`,
  `100 ?(?:%|percent) (?:success|results?|certain|sure)`,
  `proven (?:system|method|results?|formula)\\b`,
  `(?:cures?|heals?|relieves?|eases?|ends?|eliminates?|treats?|reverses?) (?:your |their |her |his |the |all )?(?:pain|anxiety|depression|arthritis|stiffness|illness|loneliness|insomnia|dementia|stress)\\b`,
  `${WILL} (?:finally )?(?:be |become |feel )?(?:healed|cured|rich|debt[- ]free|pain[- ]free|free of (?:pain|debt)|healthy again|blessed)\\b`,
  `${WILL} never (?:worry|struggle|hurt|fight|be broke|feel (?:alone|lonely|anxious)|run out)\\b`,
  `${WILL} (?:get (?:the job|hired|promoted|out of debt)|lose (?:\\d+|weight))`,
  `(?:will|['’]ll) (?:save|restore|fix|repair) (?:your|their) (?:marriage|relationship|family)\\b`,
  `(?:will|['’]ll) (?:change|transform) (?:your|their) (?:life|lives)\\b`,
  `(?:god|the lord|heaven|christ|jesus) (?:will|wants|is going to|told|has promised|promises) (?:\\w+ )?`,
  `blessings? (?:is|are|awaits?|will|follows?|comes?|waiting)\\b`,
  `(?:favor|blessing) of (?:god|the lord)\\b`,
  `sow a seed\\b|called to (?:buy|join|pay|invest)\\b|prosper(?:ity)?\\b`,
];

const ENDING = /\b(?:ends?|expires?|closes?)\b/i;

const pressing = new RegExp(`\\b(?:${PRESSURE.join('|')})`, 'gi');
const promising = new RegExp(`\\b(?:${PROMISE.join('|')})`, 'gi');

/** Deadlines, limits and countdowns that aren't confirmed facts, and promises that nobody can keep. */
export function checkClaims({ confirmed, days }: OwnerWords, today: IsoDay): Check {
  const confirmedText = confirmed.toLowerCase();
  // A closing day that they named themselves is no trick.
  const isOwn = (day: IsoDay | null) => day !== null && days.includes(day);
  const hasOwnDay = ({ text, section }: PlanSentence) =>
    daysMeant(text, today).some(({ day }) => isOwn(day)) ||
    // In a message that goes out on a day, "closes tomorrow" means the day after that.
    (messageHeading(`### ${section}`)?.parts ?? [])
      .flatMap((part) => daysMeant(part, today))
      .some(({ day }) => day !== null && isOwn(addDays(day, /\btomorrow\b/i.test(text) ? 1 : 0)));
  const find = (sentence: PlanSentence, pattern: RegExp) =>
    matchesIn(sentence.text, pattern).filter(
      ({ 0: words, index }) =>
        !isDenied(sentence, index) && !confirmedText.includes(words.toLowerCase().trim()),
    );
  return (sentence) => {
    if (sentence.isOpenPoint) return [];
    const pressure = find(sentence, pressing);
    const isOwnEnd = pressure.some(({ 0: words }) => ENDING.test(words)) && hasOwnDay(sentence);
    return [
      ...pressure
        .filter(({ 0: words }) => !(isOwnEnd && ENDING.test(words)))
        .map(([words]) => ({ kind: 'pressure' as const, words: words.trim() })),
      ...find(sentence, promising).map(([words]) => ({ kind: 'promise' as const, words: words.trim() })),
    ];
  };
}
