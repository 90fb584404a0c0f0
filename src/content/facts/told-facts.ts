import type { FactTables } from '#domain/facts/suggestion.ts';
import { factLabeled } from './fact-labels.ts';

const WORD = "(?!I\\b)\\p{Lu}[\\p{L}\\p{N}’'&-]*";
const nameWith = (small: string) => `(?<value>${WORD}(?:\\s(?:(?:${small})\\s){0,2}${WORD}){0,5})`;

const PERSON = nameWith('of|the|and|&');

/** "Pull Up a Chair", "House of the Lamb": small words belong to a name if a capitalized one follows. */
export const NAME = nameWith('an?|the|of|and|&|for|in|on|with|to|by|at');

export const WEBSITE =
  /(?<![@\w.-])(?<value>(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,3}(?:com|org|net|edu|io|co|us|uk|ca|church|online|studio|example|info|shop|store|app|coach|academy|co\.in|za|ng|ke|gh|ie|ph|nz|au|eu|de)(?:\/[\w\-./~%]{0,100}\w\/?)?)(?![\w@])/i;

/** Patterns that show that a text given before any question states a fact. When in doubt, none. */
export const TOLD_FACTS: FactTables['told'] = {
  cues: {
    offerPrice: /\b(?:costs?|prices?|charge|fee|tuition|pay)\b/,
    eventPrice: /\b(?:tickets?|admission|entry)\b/,
    doorsOpen: /\b(?:doors?|sign-?ups?|registration|enroll?ment) opens?\b/,
    doorsClose: /\b(?:doors?|sign-?ups?|registration|enroll?ment) clos(?:es?|ing)\b|\blast day\b/,
    eventDate:
      /\b(?:event|workshop|webinar|open house|retreat|concert|free (?:evening|night|morning|afternoon|class|talk|lesson|session))\b/,
    startDate:
      /\b(?:starts?|begins?|kick-?off|kicks off|first (?:call|class|session|lesson|meeting)|(?:we|they) meet\b[^.;\d]{0,40}\bfrom)\b/,
  },
  patterns: [
    ['clientName', new RegExp(`\\b[Mm]y name is ${PERSON}`, 'u')],
    // Two capitalized words: "I'm American" and "I'm Ana" are no names for clients.
    [
      'clientName',
      new RegExp(`^(?:Hi[,!.] )?I(?:[’']m| am) (?<value>${WORD}(?:\\s${WORD}){1,2})(?=[,.]| and )`, 'u'),
    ],
    [
      'businessName',
      new RegExp(
        `\\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:business|company|studio|school|practice|shop|ministry|workshop) (?:is called|is named|goes by) [“"]?${NAME}`,
        'u',
      ),
    ],
    [
      'offerName',
      new RegExp(`\\b[Mm]y (?:class|course|program|group|offer) (?:is called|is named) [“"]?${NAME}`, 'u'),
    ],
    [
      'offerName',
      new RegExp(
        `\\b(?:start|starting|launch|launching|offer|offering|teach|my|our) (?:an? |the )?(?:\\p{Ll}+ ){0,2}(?:class|course|program|group|circle) called [“"]?${NAME}(?=[:,.;”"(])`,
        'u',
      ),
    ],
    [
      'eventName',
      new RegExp(
        `\\bfree (?:evening|night|morning|afternoon|class|talk|workshop|webinar|event)(?:,| called| is called) [“"]?${NAME}(?=[,.”"])`,
        'u',
      ),
    ],
    ['contact', /(?<value>[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{2,63}){1,3})/],
    ['website', WEBSITE],
    ['hoursAWeek', /\b(?<value>\d{1,2} hours? (?:a|per|each|every) (?:week|fortnight))\b/i],
    [
      'hoursAWeek',
      /\bI (?:can |only ){0,2}(?:have|give|get|find|spare)(?: about| only| maybe)? (?<value>(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) hours (?:a|per|each|every) week)\b/i,
    ],
    [
      'restDays',
      /\b(?<value>(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?) (?:is|are) for (?:my |our |the )?(?:family|church|worship|rest|Lord)\b/,
    ],
    [
      'restDays',
      /\bI (?:don[’']t|do not|never) (?:work|teach)(?: on)? (?<value>(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?(?:(?:,? (?:and|or)|,) (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?)*)\b/,
    ],
    [
      'places',
      /\b(?<value>(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:spots|places|seats))\b/i,
    ],
  ],
  labeled: (label) => factLabeled(label),
  // Not hours and rest days: a page also mentions other people's.
  unasked: ['businessName', 'paymentTerms', 'refundTerms'],
};
