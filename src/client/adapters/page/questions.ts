import type { Question } from '#content/topic.ts';
import type { BlueprintType, PerQuestion } from '#domain/blueprint/blueprint-types.ts';

export type Questions = PerQuestion<Question>;

/** The questions of each topic, in small separate files: a screen shows one topic at a time. */
export type QuestionLoader = {
  /** Null until they are loaded. */
  read(type: BlueprintType): Questions | null;
  load(type: BlueprintType): Promise<Questions>;
};

type TopicModule = Record<string, { questions: Questions }>;

// In the production build, `?questions` gives the questions without the prompt (vite.config.ts).
const FILES = import.meta.glob<TopicModule>('./*.ts', {
  base: '../../../content/topics',
  query: '?questions',
});

export function createQuestionLoader(): QuestionLoader {
  const loaded = new Map<BlueprintType, Questions>();
  return {
    read: (type) => loaded.get(type) ?? null,
    async load(type) {
      const cached = loaded.get(type);
      if (cached) return cached;
      const topic = await FILES[`./${type}.ts`]?.();
      const questions = Object.values(topic ?? {})[0]?.questions;
      if (!questions) throw new Error(`No questions for ${type}.`);
      loaded.set(type, questions);
      return questions;
    },
  };
}
