import { deliverablesOf, type Topic } from '#content/topic.ts';
import type { Tier } from '#domain/ai/model-kind.ts';
import { type Finding, toFindings } from './finding.ts';
import { missing, wholePrompt } from './prompt-text.ts';

type Check = (topic: Topic, tier: Tier) => string[];

const ONE_TRADITION =
  /\b(?:bible|churche?s?|christians?|pastors?|pastoral|ministers?|ministry|verses?|gospel|mosque|synagogue|sabbath)\b/gi;

const SCHEDULES_MESSAGES = ['communications', 'marketing', 'event-launch', 'marketing-launch', 'launch'];

const OWNER_ONLY: readonly (readonly [type: string, heading: string])[] = [
  ['purpose', 'Twelve-month focus'],
  ['marketing-launch', 'Numbers to track'],
  ['launch', 'Numbers to watch'],
];

const asked = (topic: Topic, tier: Tier) =>
  deliverablesOf(topic, tier)
    .map(({ heading, count, ask }) => `${heading} ${count} ${ask}`)
    .join('\n');

const when = (broken: boolean, problem: string) => (broken ? [problem] : []);

/** A topic's own sentences that a fault of the first edition has to be mended in, by type. */
const MENDED: Readonly<Record<string, readonly string[]>> = {
  audience: ['made only of what the answers tell', 'Faith context (only if stated)'],
  coaching: ['of these twelve months, not of a shorter offer'],
  'marketing-launch': ['only if a partner is named', 'Goal (people, not income)'],
  launch: ['Goal (people, not income)', 'Goal (owner only)'],
  onboarding: ['unless the work is about it', '"action; who; when"'],
  identity: ['What I am not', 'What I never do', "the owner's own limits on it"],
  brand: ['Labels: Business name', "the owner's own limits on it"],
  purpose: ['Dates to avoid'],
  event: ['A length the owner rules out gets 1 line'],
};

/** What nineteen written plans showed of the first edition, by the number it was found under. */
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
    ...missing(wholePrompt(topic, tier), ['only this owner could say', 'fit any coach is left out']),
    ...deliverablesOf(topic, tier)
      .filter(({ ask }) => ask.trim() === '')
      .map(({ heading }) => `asks for nothing in ${heading}`),
  ],
  W10: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), ['Drafts describe nothing that has not happened']),
    ...when(
      tier === 'large' && asked(topic, 'large') === asked(topic, 'small'),
      'adds nothing for a large window',
    ),
  ],
  W12: (topic, tier) => [
    ...missing(wholePrompt(topic, tier), ['"|" here parts the pieces', 'no greeting']),
    ...missing(wholePrompt(topic, tier), MENDED[topic.type] ?? []),
  ],
  W15: (topic, tier) =>
    OWNER_ONLY.filter(([type]) => type === topic.type)
      .filter(([, heading]) => !new RegExp(`- ${heading}: .*Owner only`).test(topic.prompts[tier].tasks))
      .map(([, heading]) => `does not mark ${heading} as the owner's`),
  overview: (topic, tier) => missing(wholePrompt(topic, tier), ['Do not retell the answers']),
  conflicts: (topic, tier) =>
    missing(wholePrompt(topic, tier), ['**Open conflicts:**', 'Carry earlier ones over until']),
  messages: (topic, tier) =>
    SCHEDULES_MESSAGES.includes(topic.type)
      ? missing(wholePrompt(topic, tier), ['share one message budget', 'Message budget'])
      : [],
  gaps: (topic, tier) =>
    missing(wholePrompt(topic, tier), ['at most three', 'never for what an answer says']),
} as const satisfies Record<string, Check>;

export type PromptFault = keyof typeof PROMPT_FAULTS;

export function checkFault(fault: PromptFault, topic: Topic, tier: Tier): Finding[] {
  return toFindings(fault, `${topic.type} ${tier}`, PROMPT_FAULTS[fault](topic, tier));
}
