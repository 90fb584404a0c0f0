import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import { priceOf } from '#content/models/model-prices.ts';
import { type AskedQuestion, pointingMessages } from '#content/telling/pointing-prompt.ts';
import { modelKind } from '#domain/ai/model-kind.ts';
import { costInCents, expectedOutput } from '#domain/ai/plan-cost.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { estimateTokens } from '#domain/prompting/estimate-tokens.ts';
import { piecesOf } from '#domain/telling/pieces.ts';
import type { Source } from '#domain/telling/telling.ts';
import { ChatWay } from './chat-way.tsx';
import { FindAnswers } from './find-answers.tsx';
import type { PointingStore } from './pointing.ts';

type SourceFindingProps = {
  source: Source;
  settings: AiSettings;
  pointing: PointingStore;
  questions: readonly AskedQuestion[];
  found: number;
  hasOffered: boolean;
};

// About one line for every third question.
const REPLY_WORDS = 120;

/** The search for answers in one text: with the person's key, or with any chat assistant. */
export function SourceFinding({
  source,
  settings,
  pointing,
  questions,
  found,
  hasOffered,
}: SourceFindingProps) {
  const run = useStore(pointing.store, (runs) => runs[source.id] ?? null);
  const { openAIKey, model, baseUrl } = useStore(settings);
  // Counting a long text takes longer than a keystroke may.
  const text = useDeferredValue(source.text);
  const price = useMemo(() => priced(text, questions, model), [text, questions, model]);
  const isEmpty = source.text.trim() === '';
  return (
    <FindAnswers
      run={run}
      isChanged={run !== null && run.of !== fingerprint(text)}
      found={found}
      hasOffered={hasOffered}
      isEmpty={isEmpty}
      way={openAIKey ? { host: URL.parse(baseUrl)?.host ?? baseUrl, ...price } : null}
      onStart={() => void pointing.start(source.id)}
      onStop={() => pointing.stop(source.id)}
      onRetry={(index) => void pointing.retry(source.id, index)}
      chat={
        <ChatWay
          isOpen={!openAIKey}
          isEmpty={isEmpty}
          loadPrompt={() => pointing.promptFor(source.id)}
          onReply={(reply) => pointing.takeReply(source.id, reply)}
        />
      }
    />
  );
}

/** The number of requests and the cost in cents; undefined if this model's price is unknown. */
function priced(text: string, questions: readonly AskedQuestion[], model: string) {
  const pieces = piecesOf(text);
  const price = priceOf(model);
  const outputTokens = expectedOutput(REPLY_WORDS, modelKind(model));
  const cents = price
    ? pieces.reduce((sum, piece) => {
        const inputTokens = pointingMessages(questions, piece).reduce(
          (tokens, { content }) => tokens + estimateTokens(content),
          0,
        );
        return sum + costInCents({ inputTokens, outputTokens }, price);
      }, 0)
    : undefined;
  return { pieces: Math.max(1, pieces.length), cents };
}
