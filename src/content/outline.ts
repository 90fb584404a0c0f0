import type { BlueprintType } from '#domain/blueprint-types.ts';
import { TOPICS } from './catalog.ts';
import type { Question } from './topic.ts';

/** What the screens need of a topic. The production build stores it as plain data (vite.config.ts), so
 * that the prompts, two thirds of the words, are not downloaded before someone generates. */
export type TopicOutline = {
  readonly type: BlueprintType;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly questions: readonly [Question, Question, Question];
};

export const OUTLINES: readonly TopicOutline[] = TOPICS.map((topic) => ({
  type: topic.type,
  title: topic.title,
  description: topic.description,
  icon: topic.icon,
  questions: topic.questions,
}));
