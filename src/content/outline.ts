import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { TOPICS } from './catalog.ts';

/** What a card shows of a topic. The production build stores it as plain data (vite.config.ts): questions
 * come with the blueprint that asks them, and prompts when someone generates. */
export type TopicOutline = {
  readonly type: BlueprintType;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
};

export const OUTLINES: readonly TopicOutline[] = TOPICS.map((topic) => ({
  type: topic.type,
  title: topic.title,
  description: topic.description,
  icon: topic.icon,
}));
