import type { LengthTables } from '#domain/decisions/decision.ts';
import { NUMBER_WORD } from '#domain/reading/numbers-in.ts';

const STATES =
  'sober|clean|in recovery|in business|married|widowed|teaching|coaching|sewing|baking|nursing|cooking|farming|doing this';
const OF = '(?:of |from |between )*';

/** The offer's length, contents and audience: names for differing answers, and the answers that contain them. */
export const OWN_LENGTHS: LengthTables = {
  names: {
    weeks: 'How long it runs',
    minutes: 'How long one session is',
    replays: 'How long replays stay',
    ages: 'What ages it is for',
  },
  about: { fulfillment: [0], course: [1, 2] },
  beside: {
    fulfillment: [2],
    event: [2],
    marketing: [1],
    sales: [0, 1],
    'fulfillment-launch': [0, 1, 2],
    'marketing-launch': [0],
    launch: [1],
    onboarding: [0, 1],
  },
  apart:
    /\b(?:no (?:online )?course|self[- ]paced|on[- ]demand|video course|mini[- ]?course|recorded course|separate (?:thing|course)|different (?:thing|course)|workbook)\b/i,
  part: /^ (?:(?:live|short|online|video|group|full) )?(lessons|modules|sessions|classes|meetings|blocks|chapters|parts|units|projects|pieces|songs|videos|walks|recipes|workshops|topics)\b/i,
  ages: new RegExp(
    `(?:\\b(?:children|kids|boys|girls|teens|students|learners) )?${OF}(?<word>\\b(?:ages?|aged) )?${OF}\\b(?<from>${NUMBER_WORD}) ?(?:to|-|–|and) ?(?<to>${NUMBER_WORD})(?<old>[- ](?:years?|yrs?)[- ]olds?)?`,
    'i',
  ),
  agesIn: ['audience', 'solutions', 'fulfillment', 'course', 'sales', 'marketing', 'onboarding'],
  yearsOf: new RegExp(
    `\\b(?<many>${NUMBER_WORD}) (?:years?|yrs?)(?:[’']| of)? (?<behind>${STATES})\\b|\\b(?<before>${STATES}) (?:for )?(?<many2>${NUMBER_WORD}) (?:years?|yrs?)\\b`,
    'gi',
  ),
  yearsIn: ['identity', 'brand', 'communications', 'fulfillment', 'marketing', 'sales', 'onboarding'],
};
