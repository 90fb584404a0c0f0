import type { Topic } from '#content/topic.ts';
import type { Tier } from '#domain/ai/model-kind.ts';

export function wholePrompt({ prompts }: Topic, tier: Tier): string {
  const { identity, tasks, voice, specifics } = prompts[tier];
  return [identity, tasks, voice, specifics].join('\n');
}

/** The rules after the sections, sentence by sentence. Examples in quotes and parentheses are not rules. */
export function ruleClauses({ prompts }: Topic, tier: Tier): string[] {
  const { voice, specifics } = prompts[tier];
  return `${voice}\n${specifics}`
    .replace(/"[^"\n]*"|\([^()\n]*\)/g, '""')
    .split(/(?<=[.;])\s+|\n/)
    .filter((clause) => /\p{L}/u.test(clause));
}

export function missing(text: string, needed: readonly string[]): string[] {
  return needed
    .filter((words) => !text.toLowerCase().includes(words.toLowerCase()))
    .map((words) => `lacks ${words}`);
}
