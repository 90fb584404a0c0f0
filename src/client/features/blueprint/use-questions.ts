import { useCallback, useEffect, useState } from 'react';
import type { QuestionLoader, Questions } from '#client/adapters/page/questions.ts';
import { whenIdle } from '#client/adapters/time/when-idle.ts';
import { failureOf, type PartFailure } from '#client/loading/preloadable.ts';
import { OUTLINES } from '#content/outline.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

type Arrival = { type: BlueprintType; failure: PartFailure | null };

/**
 * The questions of the topic on screen. All others are prefetched when the page is idle: a card opened offline should
 * not wait for them.
 */
export function useQuestions(book: QuestionLoader, type: BlueprintType | null) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const questions: Questions | null = type && book.read(type);
  const failure = arrival?.type === type && !questions ? arrival.failure : null;

  const load = useCallback(() => {
    if (!type) return;
    book.load(type).then(
      () => setArrival({ type, failure: null }),
      (error: unknown) => setArrival({ type, failure: failureOf(error) }),
    );
  }, [book, type]);

  useEffect(() => {
    if (!questions && !failure) load();
  }, [questions, failure, load]);

  useEffect(() => whenIdle(() => void loadAll(book)), [book]);

  return { questions, failure, retry: () => setArrival(null), load };
}

// One after another: requested together, nineteen would delay the next touch on a slow phone.
async function loadAll(book: QuestionLoader): Promise<void> {
  for (const { type } of OUTLINES) await book.load(type).catch(() => undefined);
}
