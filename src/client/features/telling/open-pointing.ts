import { type AiSettings, askAi } from '#client/adapters/openai/ask-ai.ts';
import { writePlan } from '#client/adapters/openai/openai.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import type { AskedQuestion } from '#content/telling/pointing-prompt.ts';
import { modelKind } from '#domain/ai/model-kind.ts';
import { ALL_TOPIC_QUESTIONS, slotOf } from '#domain/telling/slots.ts';
import { createPointing, type PointingStore } from './pointing.ts';

// A line for each of 57 questions. Reasoning counts as well: a reasoning model keeps its own limit.
const REPLY_TOKENS = 1_500;

/** For a real browser. One per life; it ends with it. */
export function openPointing({ workspace, onClose }: Life, settings: AiSettings): PointingStore {
  const pointing = createPointing({
    workspace,
    loadQuestions,
    ask(messages, signal) {
      const { isReasoning } = modelKind(settings.getState().model);
      return askAi(writePlan, settings, messages, {
        signal,
        maxTokens: isReasoning ? undefined : REPLY_TOKENS,
      });
    },
  });
  onClose(pointing.close);
  return pointing;
}

/** In topic order. Bundled with the prompts, most of the content, so loaded on first use. */
export async function loadQuestions(): Promise<readonly AskedQuestion[]> {
  const { CATALOG } = await import('#content/catalog.ts');
  return ALL_TOPIC_QUESTIONS.map((asked) => {
    const { title, questions } = CATALOG[asked.type];
    return { slot: slotOf(asked), topic: title, text: questions[asked.index]?.text ?? '' };
  });
}
