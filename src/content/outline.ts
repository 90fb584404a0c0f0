import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { TOPICS } from './catalog.ts';

/**
 * A topic's data for its card. The production build stores it as plain data (vite.config.ts): questions load with their
 * blueprint, and prompts on Generate.
 */
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
