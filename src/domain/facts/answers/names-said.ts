import { isDayOrMonth } from '#domain/reading/calendar.ts';
import { NAMED_DAY_BEGINS } from '#domain/reading/day-patterns.ts';
import { venueKey } from './venue-said.ts';

const WORD = "(?!I\\b)\\p{Lu}[\\p{L}\\p{N}’'-]*";
const SMALL =
  '(?:an?|the|of|and|&|for|from|in|into|on|with|without|to|by|at|de|del|des|los|las|la|el|y|e|du|van|der|your|not|is|it|up|over)';
const NAME = `[“"]?(?<value>${WORD}(?:\\s(?:${SMALL}\\s){0,2}${WORD}){0,5})`;
/** Two capitals at least: any sentence begins with one. */
const LONG_NAME = `[“"]?(?<value>(?:The )?${WORD}(?:\\s(?:${SMALL}\\s){0,2}${WORD}){1,5})`;

const CALLED = new RegExp(
  `\\b(?:call(?:ed|ing)?|named?|titled|the name (?:is|of it is))(?: (?:it|this|mine|that|ours))?(?: the)? ${NAME}`,
  'u',
);
/** Dictated without capitals: "it's called reading on the porch and it's 8 weeks". */
const CALLED_IN_SMALL =
  /\b(?:(?:it[’']?s|is|one|group|class|morning|evening) called|(?:call|named) it|we call) [“"]?(?<value>(?!it|this|that|them|her|him|you|a day|quits|off)\p{Ll}[\p{L}’' ]{2,40}?)[”"]?(?= and (?:it|we|I|its)\b|[,.;]| it[’']?s\b| which\b| where\b| because\b| for (?:the |a |\d)| with\b| on (?:the|a)\b|$)/u;
/** "One Pot, Three Suppers, that's the name of it", "Title: Money Without Tears", "my offer is Quiet Kitchen, …" */
const NAMED = [
  new RegExp(
    `(?:^|[.;:,] )[“"]?(?<value>${WORD}(?:,? (?:${SMALL} ){0,2}${WORD}){1,5})[”"]?,? (?:that[’']?s|is) (?:the name|what (?:I|we) call)`,
    'u',
  ),
  new RegExp(`(?:^|[.;,] )(?:[Tt]he )?(?:[Tt]itle|[Nn]ame)(?::| is|[’']s) (?:the )?${NAME}`, 'u'),
  // "A six week course, Quiet Kitchen, with calls"; "a short taster walk, The First Mile, on Saturday"
  new RegExp(
    `\\b(?:(?:[Oo]ffer|[Cc]ourse|[Gg]roup) is |(?:group|course|class|program(?:me)?|walk|workshop|webinar|evening|morning|afternoon|night|talk|supper|event|taster|party|session|demo)[,:] )${LONG_NAME}(?=[”"]?(?:[.,;]|$))`,
    'u',
  ),
];
const LEADS = new RegExp(`^${LONG_NAME}(?=[”"]?(?:[.:!]|,? (?:is|–|-|—)\\s))`, 'u');
const JOINED = new RegExp(
  `\\b(?:[Jj]oin(?:ing)?|(?:[Ss]ign(?:ing|s)?[- ]ups?|[Rr]egister|[Ee]nroll?) (?:for|in)|[Ww]elcome to|(?:people|women|seats|sign-ups) (?:in(?:to)?|for)|end of|(?:place|spot|seat|space|names? down) (?:in|on|for)|(?:form|deposit|pay|[Bb]ook) for|[Ss]ame as|[Ii]nvite (?:them|people|her|him|everyone) (?:in)?to)(?: (?:my|the|our))? ${LONG_NAME}`,
  'u',
);
const BEGINS = new RegExp(`(?:^|[,;:] )${LONG_NAME} (?:starts|begins|kicks off)\\b`, 'u');
const DAY = `(?:${NAMED_DAY_BEGINS}|\\d{1,2}(?:st|nd|rd|th|/| ${NAMED_DAY_BEGINS}))`;
const IS_ON_DAY = new RegExp(
  `^[”"]?(?: is(?: on)? (?:the )?${DAY}|(?:,| [–—-]) an? (?:free|short|small) )`,
  'u',
);
/** "Paint a Psalm Night, free, live on Zoom", "Psalm & Paint Party is set!" */
const STANDS_FIRST = new RegExp(
  `^(?:\\d\\. )?${LONG_NAME.replace('(?:The )?', '(?:The |\\d{1,2}[- ])?')}[”"]?(?:[!.]|, (?:an? )?(?:free|live|in person|online|on|at)\\b| [–—-] |,? (?:(?:is|on|happens)(?: on)? )?(?:the )?${DAY}| (?:is (?:set|on|at|booked|happening|still)|will be)\\b)`,
  'u',
);
const IN_QUOTES =
  /\b(?:workshop|webinar|event|evening|morning|afternoon|talk|class|party|tea|supper|breakfast|night|challenge|series)[,:]? [“"](?<value>\p{Lu}[^”"]{2,60}?)[,.]?[”"]/u;
/** "We shall hold “An Evening for Two” on Saturday" */
const QUOTED =
  /\b(?:hold(?:ing)?|host(?:ing)?|run(?:ning)?|do(?:ing)?|have|having|offer(?:ing)?|give|giving|throw(?:ing)?|put(?:ting)? on|plan(?:ning)?)(?: an?| the| my| our)? [“"](?<value>\p{Lu}[^”"]{2,60}?)[,.]?[”"]|(?:[,;:.]) [“"](?<name>\p{Lu}[^”"]{2,60}?)[,.]?[”"](?=[,.;]|$)/u;
/** "I've had the posters done, Scraps and Supper in big red letters" */
const PRINTED = new RegExp(
  `\\b(?:posters?|flyers?|leaflets?|invit\\p{L}+|banner|cards?)(?: (?:is|are|say|says|done|printed|ready|made|up|saying))*[,:]? ${LONG_NAME}`,
  'u',
);
const HELD = new RegExp(`(?:^|[,;:] )${LONG_NAME} (?:will be|is) (?:held|on|at)\\b`, 'u');

/** The name by which somebody introduces their offer: "It's called Psalms in the Margins", "First Bench. 4 weeks." */
export const nameGiven = (sentence: string) => named(sentence, CALLED, ...NAMED, LEADS, CALLED_IN_SMALL);
const BUSINESS = [
  new RegExp(
    `\\b(?:I|[Ww]e) (?:work|trade|operate|do business|go|am known|are known) (?:as|by|under)(?: the name(?: of)?)? ${NAME}`,
    'u',
  ),
  new RegExp(`\\b(?:I|[Ww]e) named (?:my|our|the)(?: \\p{Ll}+){1,3} ${LONG_NAME}`, 'u'),
  new RegExp(
    `\\bI call (?:what I do|(?:my|the) (?:business|work|company|shop|studio|practice|ministry)) ${NAME}`,
    'u',
  ),
  /\bI call (?:what I do|my (?:business|work|company|shop|studio|practice|ministry)) (?<value>\p{Ll}[\p{L}’' ]{2,40}?)(?= (?:and|because|which|where)\b|[,.;]|$)/u,
];
/** "I work as Thuis Parenting", "I call what I do second road mentoring" */
export const businessCalled = (sentence: string) => named(sentence, ...BUSINESS);
/** The name of something that people join, or that begins. */
export const nameJoined = (sentence: string) => named(sentence, JOINED, BEGINS);
/** Nothing but four or more capitalized words. */
const IS_ALL = /^[“"]?\p{Lu}\S*(?: \p{L}\S*){2,5} \p{Lu}\S*[.!][”"]?$/u;
const EVENT_WORD =
  /\b(?:Night|Nite|Nights|Day|Days|Party|Morning|Evening|Afternoon|Tea|Workshop|Supper|Breakfast|Brunch|Lunch|Challenge|Class|House|Social|Retreat|Gathering|Celebration|Fair|Meetup|Kickoff|Kickstart|Bootcamp|Live|Summit|Circle|Talk|Hour|Club|Walk|Ride|Sing|Jam|Clinic|Photograph|Table|Conversation|Dinner|Concert|Show|Tour|Ground)\b/i;

/** The name of an event. */
export function nameHeld(sentence: string): string | undefined {
  const said = named(sentence, CALLED, IN_QUOTES, QUOTED) ?? namedNoPlace(sentence, ...NAMED, PRINTED);
  if (said !== undefined) return said;
  const first = named(sentence, HELD, STANDS_FIRST);
  // "Grant Park, a nice spot" is a place, and "Pastor Jim is at the door" a helper.
  const isEvent =
    first !== undefined &&
    (EVENT_WORD.test(first) || IS_ALL.test(sentence) || isOnDay(sentence, first)) &&
    venueKey(first) === null;
  return isEvent ? first : named(sentence, CALLED_IN_SMALL);
}

/** "The First Mile is Saturday 20 February" */
const isOnDay = (sentence: string, name: string) =>
  IS_ON_DAY.test(sentence.slice(sentence.indexOf(name) + name.length));

function namedNoPlace(sentence: string, ...patterns: readonly RegExp[]): string | undefined {
  const name = named(sentence, ...patterns);
  return name !== undefined && venueKey(name) === null ? name : undefined;
}

/** "It's called Sunday Ready" */
const IS_CALLED = /\b(?:it[’']?s|it is) called\b/i;
/** "I call it First Quilt Thursdays" */
const BY_NAME: readonly RegExp[] = [CALLED, IN_QUOTES, QUOTED];

function named(sentence: string, ...patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const { value, name = value } = pattern.exec(sentence)?.groups ?? {};
    // "Saturday Morning" and "Zoom Tuesdays" are times; "I call it First Quilt Thursdays" is a name.
    const isTime = (word: string) => isDayOrMonth(word.toLowerCase().replace(/s$/, ''));
    const words = name?.split(/\s/) ?? [];
    const isSure =
      words.length > 2 ? BY_NAME.includes(pattern) : pattern === CALLED && IS_CALLED.test(sentence);
    if (name && (isSure ? !words.every(isTime) : !words.some(isTime))) return name;
  }
  return undefined;
}

// Longer than this is a sentence about a name.
const LONGEST_NAME = 6;
const GENERIC =
  /^(?:the|a|an|llc|inc|ltd|co|company|and|of|in|for|to|my|our|class|course|group|program|programme|workshop|series|event)$/;
// "A Morning of Nothing" differs from "An Hour of Nothing", but these words alone are no name.
const TIME = /^(?:morning|night)$/;

/** The words that tell two names apart. */
export function nameKey(value: string): string | null {
  const words = value.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  const own = words
    .filter((word) => !GENERIC.test(word))
    .map((word) => word.replace(/[’']/g, '').replace(/^(?:nite|evening)$/, 'night'));
  return own.some((word) => !TIME.test(word)) && words.length <= LONGEST_NAME ? own.join(' ') : null;
}

/** "The Circle" is short for "The Lamplight Circle". */
export function namesAgree(one: string, other: string): boolean {
  const [ours, theirs] = [one.split(' '), other.split(' ')];
  return isShortFor(ours, theirs) || isShortFor(theirs, ours);
}

/** In their order: a "Paint a Psalm Night" is no "Psalm & Paint Party". */
function isShortFor(short: readonly string[], long: readonly string[]): boolean {
  let at = 0;
  for (const word of long) if (word === short[at]) at += 1;
  return at === short.length;
}

const ANY_NAME = new RegExp(LONG_NAME, 'gu');
const LONGEST_READ = 2_000;

/**
 * Another form of a known name, with most of its words in another order or among others: "Psalm & Paint Party" for
 * "Paint a Psalm Night". Not if it names something else.
 */
export function nameAlike(sentence: string, own: string, others: readonly string[]): string | undefined {
  const [ours, known] = [nameKey(own), others.flatMap((name) => nameKey(name) ?? [])];
  if (ours === null || ours.split(' ').length < 2) return undefined;
  const words = ours.split(' ');
  return sentence
    .slice(0, LONGEST_READ)
    .match(ANY_NAME)
    ?.find((said) => {
      const key = nameKey(said);
      if (key === null || [ours, ...known].some((name) => namesAgree(name, key)) || venueKey(said) !== null)
        return false;
      const theirs = key.split(' ');
      const shared = words.filter((word) => theirs.includes(word)).length;
      return shared > 1 && shared * 2 > Math.min(words.length, theirs.length);
    });
}
