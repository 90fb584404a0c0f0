import { OUT_OF_DATE_COPY } from '#content/copy/book.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { PlanSource } from '#domain/plan-sources.ts';

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'Written before you changed Identify Your Audience'. */
export function outOfDateWords(sources: readonly PlanSource[]): string {
  const names = sources.map((source) =>
    source === 'answers' ? OUT_OF_DATE_COPY.ownAnswers : outlineOf(source).title,
  );
  return OUT_OF_DATE_COPY.writtenBefore(LIST.format(names));
}
