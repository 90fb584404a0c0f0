import { History } from 'lucide-react';
import type { PlanSource } from '#domain/freshness/plan-sources.ts';
import { outOfDateWords } from './out-of-date-words.ts';

/** One line for a card. */
export function OutOfDateMark({ sources }: { sources: readonly PlanSource[] }) {
  if (sources.length === 0) return null;
  return (
    <span className="flex items-start gap-1.5 text-sm text-gold-text">
      <History aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {outOfDateWords(sources)}
    </span>
  );
}
