import { useEffect, useState } from 'react';
import type { QuestionBook, Questions } from '#client/adapters/page/questions.ts';
import { whenIdle } from '#client/app/loading/when-idle.ts';
import { OUTLINES } from '#content/outline.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

type Arrival = { type: BlueprintType; status: 'loaded' | 'failed' };

/** The questions of the topic on screen. While nothing else is to be done, all others are fetched too: a
 * card opened on a train should not wait for them. */
export function useQuestions(book: QuestionBook, type: BlueprintType | null) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const questions: Questions | null = type && book.read(type);
  const hasFailed = arrival?.status === 'failed' && arrival.type === type;

  useEffect(() => {
    if (!type || questions || hasFailed) return;
    book.load(type).then(
      () => setArrival({ type, status: 'loaded' }),
      () => setArrival({ type, status: 'failed' }),
    );
  }, [book, type, questions, hasFailed]);

  useEffect(
    () => whenIdle(() => void Promise.allSettled(OUTLINES.map((outline) => book.load(outline.type)))),
    [book],
  );

  return { questions, hasFailed, retry: () => setArrival(null) };
}
