import { OUT_OF_DATE_COPY } from '#content/copy/book.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { PlanSource } from '#domain/freshness/plan-sources.ts';

/** 'Written before you changed Identify Your Audience'. */
export function outOfDateWords(sources: readonly PlanSource[]): string {
  const names = sources.map((source) => {
    if (source === 'answers') return OUT_OF_DATE_COPY.ownAnswers;
    return typeof source === 'string' ? outlineOf(source).title : OUT_OF_DATE_COPY.fact(source.name);
  });
  // Created only when needed: the first one on a page takes a phone 100 ms.
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
  return OUT_OF_DATE_COPY.writtenBefore(list.format(names));
}
