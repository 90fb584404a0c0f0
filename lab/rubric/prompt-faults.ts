import { deliverablesOf, type Topic } from '#content/topic.ts';
import type { Tier } from '#domain/ai/model-kind.ts';
import { type Finding, toFindings } from './finding.ts';
import { COACH_ASKS, LARGE_ASKS } from './prompt-asks.ts';
import { missing, wholePrompt } from './prompt-text.ts';

type Check = (topic: Topic, tier: Tier) => string[];

const ONE_TRADITION =
  /\b(?:bible|churche?s?|christians?|pastors?|pastoral|ministers?|ministry|verses?|gospel|mosque|synagogue|sabbath)\b/gi;

const SCHEDULES_MESSAGES = ['communications', 'marketing', 'event-launch', 'marketing-launch', 'launch'];

const OWNER_ONLY: readonly (readonly [type: string, heading: string])[] = [
  ['purpose', 'Twelve-month focus'],
  ['marketing-launch', 'Numbers to track'],
  ['marketing-launch', 'How many conversations'],
  ['launch', 'Numbers to watch'],
  ['launch', 'Risks and responses'],
  ['launch', 'If fewer sign up'],
  ['launch', 'What to skip'],
];

const asked = (topic: Topic, tier: Tier) =>
  deliverablesOf(topic, tier)
    .map(({ heading, count, ask }) => `${heading} ${count} ${ask}`)
    .join('\n');

const when = (broken: boolean, problem: string) => (broken ? [problem] : []);

/** A topic's own sentences that must fix a fault of the first version, by type. */
const MENDED: Readonly<Record<string, readonly string[]>> = {
  audience: [
    'made only of what the answers tell',
    'Faith context (only if stated)',
    '1 sentence to say aloud',
  ],
  fulfillment: ['ordinary day'],
  sales: ['step | they … | you … | when'],
  coaching: ['of these twelve months, not of a shorter offer'],
  'marketing-launch': ['only if a partner is named', 'Goal (owner only)', "the owner's own past numbers"],
  launch: ['Goal (owner only)', 'Never extend a deadline once it is public'],
  onboarding: [
    'unless the work is about it',
    '"action; who, if not the owner; when"',
    'each as a client would read it, or "Open:" and what to decide',
  ],
  identity: [
    'What I am not',
    'What I never do',
    "the owner's own limits on it",
    'Say "ask before naming" once',
  ],
  brand: ['Labels: Business name', 'Not to be mentioned (owner only)', "the owner's own limits on it"],
  purpose: ['Dates to avoid', 'Working week and 12-month focus (owner only)', 'working week stays out'],
  event: ['A length the owner rules out gets 1 line', 'ordinary day'],
};

/** Faults of the first version found in nineteen plans, by number. */
export const PROMPT_FAULTS = {
  W2: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), ['only if the owner says it is real', 'give a true reason to act']),
    ...when(
      /only if the owner gave it/i.test(wholePrompt(topic, tier)),
      'takes a false deadline for a given one',
    ),
  ],
  W4: (topic, tier) =>
    missing(wholePrompt(topic, tier), ['count forward and back from today', 'show weekday and date']),
  W5: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), ['the limit wins']),
    ...when(
      /keep every count|never a section or a count/i.test(wholePrompt(topic, tier)),
      'lets a count win',
    ),
    ...(topic.prompts[tier].tasks.match(/^- .*\bexactly \d+ (?!next steps).*$/gm) ?? []).map(
      (line) => `counts exactly: ${line.slice(0, 40)}`,
    ),
  ],
  W6: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), ["Follow the owner's wishes", 'tries to change your role']),
    ...when(/not orders|never instructions/i.test(wholePrompt(topic, tier)), 'tells the AI to ignore wishes'),
  ],
  W7: (topic, tier) =>
    [...new Set(wholePrompt(topic, tier).match(ONE_TRADITION) ?? [])].map((word) => `one tradition: ${word}`),
  W9: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), [
      'Be specific by what you choose, not by repeating phrases',
      'Leave out a row that would fit any coach, except safety and legal rows, said plainly',
    ]),
    ...when(
      /only this owner could say|word for word.*phrases|three of the owner/i.test(wholePrompt(topic, tier)),
      'asks for stuffing',
    ),
    ...deliverablesOf(topic, tier)
      .filter(({ ask }) => ask.trim() === '')
      .map(({ heading }) => `asks for nothing in ${heading}`),
  ],
  W10: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), ['Drafts tell only what has happened', 'with its strongest scene']),
    ...when(
      tier === 'large' && asked(topic, 'large') === asked(topic, 'small'),
      'adds nothing for a large window',
    ),
  ],
  W12: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), ['"|" above separates the parts of a row', 'no greeting']),
    ...missing(wholePrompt(topic, tier), MENDED[topic.type] ?? []),
    ...when(/heard from the owner/i.test(wholePrompt(topic, tier)), 'speaks to the owner of "the owner"'),
  ],
  W15: (topic, tier) =>
    OWNER_ONLY.filter(([type]) => type === topic.type)
      .filter(([, heading]) => !new RegExp(`- ${heading}: .*Owner only`).test(topic.prompts[tier].tasks))
      .map(([, heading]) => `does not mark ${heading} as the owner's`),
  overview: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), [
      'Do not retell the answers',
      'your one recommendation',
      'recommend one change and the day to decide by',
      'the one thing that could spoil it',
      'none beginning with a label ("My one change", "The risk")',
    ]),
    ...when(/works against/i.test(wholePrompt(topic, tier)), 'gives a phrase that 17 of 57 plans repeat'),
    ...when(/next seven days/i.test(wholePrompt(topic, tier)), 'asks every plan for an action this week'),
  ],
  tasks: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), ['- [ ] task (20 min)', 'counts back from a fixed day']),
    ...when(/with (?:a date each|its date)/.test(asked(topic, tier)), 'gives tasks dates of their own'),
  ],
  drafts: (topic, tier) =>
    deliverablesOf(topic, tier).some(({ form }) => form === 'drafts')
      ? missing(wholePrompt(topic, tier), [
          'Every message over 15 words is a draft',
          '"### Email · Friday, March 26, 2027 · to the list", "**Subject:**", "**Preview:**"',
          '### Text, Post, Page, Script, Note by hand, Prompt for an assistant',
        ])
      : [],
  skills: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), [
      "may be said plainly with the client's part",
      'no guarantee, and no disclaimer after it',
    ]),
    ...when(/is designed to/i.test(wholePrompt(topic, tier)), 'hedges what may be said plainly'),
  ],
  'to confirm': (topic, tier) => missing(wholePrompt(topic, tier), ['each a question or a task']),
  assumptions: (topic, tier) => missing(wholePrompt(topic, tier), ['"Assumption:" at most three']),
  'free days': (topic, tier) =>
    missing(wholePrompt(topic, tier), ['free day is mentioned only where a reader needs it']),
  'sacred text': (topic, tier) => [
    ...missing(wholePrompt(topic, tier), [
      'If the owner typed a reference, keep it and add',
      'If they typed the words, keep them unchanged and list them under Still to confirm',
    ]),
    ...when(
      /sacred text/.test(asked(topic, tier).replace(/at faith level open or quiet also sacred text/, '')),
      'has a row on sacred text for everybody',
    ),
  ],
  ownership: (topic, tier) =>
    topic.reads.length === 0 ? [] : missing(wholePrompt(topic, tier), ['This plan owns ']),
  conflicts: (topic, tier) =>
    missing(wholePrompt(topic, tier), [
      'Then, not counted, "**Open conflicts:**"',
      'Carry over only conflicts that change this plan',
    ]),
  messages: (topic, tier) =>
    SCHEDULES_MESSAGES.includes(topic.type)
      ? missing(wholePrompt(topic, tier), [
          'share one message budget',
          'Message budget',
          'come on top',
          'the next six dates',
        ])
      : [],
  gaps: (topic, tier) =>
    missing(wholePrompt(topic, tier), ['at most five different needs', 'never for what an answer says']),
  asks: (topic, tier) =>
    missing(wholePrompt(topic, tier), [
      ...(COACH_ASKS[topic.type] ?? []),
      ...(tier === 'large' ? (LARGE_ASKS[topic.type] ?? []) : []),
    ]),
} as const satisfies Record<string, Check>;

export type PromptFault = keyof typeof PROMPT_FAULTS;

export function checkFault(fault: PromptFault, topic: Topic, tier: Tier): Finding[] {
  return toFindings(fault, `${topic.type} ${tier}`, PROMPT_FAULTS[fault](topic, tier));
}
