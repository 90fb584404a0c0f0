import type { Topic } from '#content/topic.ts';
import type { Tier } from '#domain/ai/model-kind.ts';

export function wholePrompt({ prompts }: Topic, tier: Tier): string {
  const { identity, tasks, voice, specifics } = prompts[tier];
  return [identity, tasks, voice, specifics].join('\n');
}

export function missing(text: string, needed: readonly string[]): string[] {
  return needed
    .filter((words) => !text.toLowerCase().includes(words.toLowerCase()))
    .map((words) => `lacks ${words}`);
}
