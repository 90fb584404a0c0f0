import {
  ANSWERS_TASK,
  CONFIRM_TASK,
  EARLIER_PLANS_TASK,
  IDENTITY_RULES,
  KEY_DECISIONS_TASK,
  LENGTH_RULE,
  OVERVIEW_TASK,
  SECTIONS_TASK,
  SPECIFICS_RULES,
  VOICE_RULES,
} from '#content/shared-prompt-rules.ts';
import type { Topic } from '#content/topic.ts';
import { type Finding, toFindings } from './finding.ts';
import { TOPIC_BRIEFS, type TopicBrief } from './topic-briefs.ts';

const MAX_PROMPT_CHARACTERS = 4_800;
const NUMBERS_WITHIN = 200;

const PART_LENGTHS = {
  identity: [120, 400],
  tasks: [600, 2_300],
  voice: [300, 900],
  specifics: [700, 2_000],
} as const;

const SHARED_TEXTS = [
  ANSWERS_TASK,
  OVERVIEW_TASK,
  KEY_DECISIONS_TASK,
  SECTIONS_TASK,
  CONFIRM_TASK,
  IDENTITY_RULES,
  VOICE_RULES,
  SPECIFICS_RULES,
  LENGTH_RULE,
];

function wholePrompt({ prompt }: Topic): string {
  return [prompt.identity, prompt.tasks, prompt.voice, prompt.specifics].join('\n');
}

function missing(text: string, needed: readonly string[]): string[] {
  return needed
    .filter((words) => !text.toLowerCase().includes(words.toLowerCase()))
    .map((words) => `lacks ${words}`);
}

function checkParts(topic: Topic): string[] {
  const keys = Object.keys(topic.prompt).join(', ');
  const problems = keys === 'identity, tasks, voice, specifics' ? [] : [`parts are ${keys}`];
  for (const [part, [low, high]] of Object.entries(PART_LENGTHS)) {
    const length = topic.prompt[part as keyof typeof PART_LENGTHS]?.length ?? 0;
    if (length < low || length > high) problems.push(`${part} has ${length} characters, not ${low}-${high}`);
  }
  const whole = wholePrompt(topic);
  if (whole.length > MAX_PROMPT_CHARACTERS) problems.push(`prompt has ${whole.length} characters`);
  const lacking = SHARED_TEXTS.filter((text) => !whole.includes(text));
  return [...problems, ...lacking.map((text) => `lacks the shared rule "${text.slice(0, 28)}…"`)];
}

function checkSections(tasks: string, brief: TopicBrief): string[] {
  const problems: string[] = [];
  let from = 0;
  for (const [heading, ...numbers] of brief.sections) {
    const at = tasks.indexOf(`- ${heading}: `, from);
    if (at < 0) {
      problems.push(`"${heading}" is missing or out of order`);
      continue;
    }
    from = at + heading.length;
    const near = tasks.slice(from, from + NUMBERS_WITHIN).split('\n- ')[0] ?? '';
    for (const number of numbers) {
      const pattern = new RegExp(`(?<![\\d.-])${number.replace('.', '\\.')}(?![\\d-])`);
      if (!pattern.test(near)) problems.push(`"${heading}" does not say ${number}`);
    }
  }
  return problems;
}

function checkDeliverables(topic: Topic): string[] {
  const brief = TOPIC_BRIEFS.find(({ type }) => type === topic.type);
  if (!brief) return ['has no brief'];
  const { tasks } = topic.prompt;
  const [low, high] = brief.words;
  return [
    ...checkSections(tasks, brief),
    ...missing(tasks, ['three paragraphs', `Labels: ${brief.keyDecisions.join('; ')}.`]),
    ...missing(topic.prompt.specifics, [`${low}-${high} words`]),
    ...(topic.deliverables.length === brief.sections.length ? [] : ['has other deliverables than agreed']),
    ...(topic.type === 'coaching' ? missing(wholePrompt(topic), ['12-month', 'Month 1 to Month 12']) : []),
    ...(topic.type === 'event' ? missing(tasks, ['One-day', 'Three-day', 'Five-day']) : []),
  ];
}

function checkEarlierPlans(topic: Topic): string[] {
  const whole = wholePrompt(topic);
  const brief = TOPIC_BRIEFS.find(({ type }) => type === topic.type);
  if (!brief?.usesEarlierPlans) {
    return whole.includes('Previous Blueprint Outputs') ? ['names earlier plans that it never gets'] : [];
  }
  const needed = [
    '"Previous Blueprint Outputs"',
    'word for word',
    'current answers win',
    'note the difference',
    'missing, carry on',
  ];
  return [
    ...missing(whole, needed),
    ...(whole.includes(EARLIER_PLANS_TASK) ? [] : ['lacks the shared rule on earlier plans']),
  ];
}

function checkInvention(topic: Topic): string[] {
  return missing(wholePrompt(topic), [
    '[ADD:',
    'testimonial',
    'statistic',
    'credential',
    'price',
    'date',
    'scripture',
  ]);
}

function checkHonesty(topic: Topic): string[] {
  return missing(wholePrompt(topic), ['income', 'guarantee', 'health', 'deadline']);
}

export const PROMPT_CHECKS = {
  R10: checkParts,
  R11: checkDeliverables,
  R12: checkEarlierPlans,
  R13: checkInvention,
  R14: checkHonesty,
} as const;

export type PromptRule = keyof typeof PROMPT_CHECKS;

export function checkPrompt(rule: PromptRule, topic: Topic): Finding[] {
  return toFindings(rule, topic.type, PROMPT_CHECKS[rule](topic));
}
