import {
  ANSWERS_TASK,
  CONFIRM_TASK,
  EARLIER_PLANS_TASK,
  IDENTITY_RULES,
  LENGTH_RULE,
  OVERVIEW_TASK,
  SECTIONS_TASK,
  SPECIFICS_RULES,
  VOICE_RULES,
} from '#content/shared-prompt-rules.ts';
import type { Topic } from '#content/topic.ts';
import type { Tier } from '#domain/ai/model-kind.ts';
import { type Finding, toFindings } from './finding.ts';
import { missing, wholePrompt } from './prompt-text.ts';
import { type BriefSection, TOPIC_BRIEFS, type TopicBrief } from './topic-briefs.ts';

const MAX_PROMPT_CHARACTERS: Readonly<Record<Tier, number>> = { small: 6_700, large: 6_900 };
const NUMBERS_WITHIN = 260;

const PART_LENGTHS = {
  identity: [120, 400],
  tasks: [600, 2_800],
  voice: [300, 900],
  specifics: [700, 3_400],
} as const;

const SHARED_TEXTS = [
  ANSWERS_TASK,
  OVERVIEW_TASK,
  SECTIONS_TASK,
  CONFIRM_TASK,
  IDENTITY_RULES,
  VOICE_RULES,
  SPECIFICS_RULES,
  LENGTH_RULE,
];

function checkParts(topic: Topic, tier: Tier): string[] {
  const prompt = topic.prompts[tier];
  const keys = Object.keys(prompt).join(', ');
  const problems = keys === 'identity, tasks, voice, specifics' ? [] : [`parts are ${keys}`];
  for (const [part, [low, high]] of Object.entries(PART_LENGTHS)) {
    const length = prompt[part as keyof typeof PART_LENGTHS]?.length ?? 0;
    if (length < low || length > high) problems.push(`${part} has ${length} characters, not ${low}-${high}`);
  }
  const whole = wholePrompt(topic, tier);
  if (whole.length > MAX_PROMPT_CHARACTERS[tier] + 3) problems.push(`prompt has ${whole.length} characters`);
  const lacking = SHARED_TEXTS.filter((text) => !whole.includes(text));
  return [...problems, ...lacking.map((text) => `lacks the shared rule "${text.slice(0, 28)}…"`)];
}

function sectionsOf({ sections, only }: TopicBrief, tier: Tier): readonly BriefSection[] {
  return sections.filter(([heading]) => (only[heading] ?? tier) === tier);
}

function checkSections(tasks: string, sections: readonly BriefSection[], tier: Tier): string[] {
  const problems: string[] = [];
  let from = 0;
  for (const [heading, ...numbers] of sections) {
    const at = tasks.indexOf(`- ${heading}: `, from);
    if (at < 0) {
      problems.push(`"${heading}" is missing or out of order`);
      continue;
    }
    from = at + heading.length;
    const near = tasks.slice(from, from + NUMBERS_WITHIN).split('\n- ')[0] ?? '';
    for (const number of tier === 'small' ? numbers : []) {
      const pattern = new RegExp(`(?<![\\d.-])${number.replace('.', '\\.')}(?![\\d-])`);
      if (!pattern.test(near)) problems.push(`"${heading}" does not say ${number}`);
    }
  }
  return problems;
}

function checkDeliverables(topic: Topic, tier: Tier): string[] {
  const brief = TOPIC_BRIEFS.find(({ type }) => type === topic.type);
  if (!brief) return ['has no brief'];
  const { tasks, specifics } = topic.prompts[tier];
  const [low, high] = brief.words[tier];
  const sections = sectionsOf(brief, tier);
  const asked = tasks.match(/^- .+: /gm)?.length ?? 0;
  return [
    ...checkSections(tasks, sections, tier),
    ...missing(tasks, ['three paragraphs', `Labels: ${brief.keyDecisions.join('; ')}.`]),
    ...missing(specifics, [`${low}-${high} words`]),
    ...(asked === sections.length ? [] : ['has other deliverables than agreed']),
    ...(topic.type === 'coaching'
      ? missing(wholePrompt(topic, tier), ['12-month', 'Month 1 to Month 12'])
      : []),
    ...(topic.type === 'event' ? missing(tasks, ['One-day', 'Three-day', 'Five-day']) : []),
  ];
}

function checkEarlierPlans(topic: Topic, tier: Tier): string[] {
  const whole = wholePrompt(topic, tier);
  const brief = TOPIC_BRIEFS.find(({ type }) => type === topic.type);
  if (!brief?.usesEarlierPlans) {
    return whole.includes('Previous Blueprint Outputs') ? ['names earlier plans that it never gets'] : [];
  }
  const needed = [
    '"Previous Blueprint Outputs"',
    'word for word',
    'Facts win, then the current answers',
    'missing, carry on',
  ];
  return [
    ...missing(whole, needed),
    ...(whole.includes(EARLIER_PLANS_TASK) ? [] : ['lacks the shared rule on earlier plans']),
  ];
}

function checkInvention(topic: Topic, tier: Tier): string[] {
  const needed = ['[ADD:', 'testimonial', 'statistic', 'credential', 'price', 'date', 'scripture'];
  return missing(wholePrompt(topic, tier), needed);
}

function checkHonesty(topic: Topic, tier: Tier): string[] {
  return missing(wholePrompt(topic, tier), ['income', 'guarantee', 'health', 'deadline']);
}

export const PROMPT_CHECKS = {
  R10: checkParts,
  R11: checkDeliverables,
  R12: checkEarlierPlans,
  R13: checkInvention,
  R14: checkHonesty,
} as const;

export type PromptRule = keyof typeof PROMPT_CHECKS;

export function checkPrompt(rule: PromptRule, topic: Topic, tier: Tier): Finding[] {
  return toFindings(rule, `${topic.type} ${tier}`, PROMPT_CHECKS[rule](topic, tier));
}
