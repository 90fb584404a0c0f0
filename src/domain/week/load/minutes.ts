import type { DateKind } from '#domain/week/kinds/date-kind.ts';

export type MinutesTable = Readonly<Record<DateKind, number>> & {
  readonly bySection: readonly (readonly [heading: RegExp, minutes: number])[];
  readonly byWords: readonly (readonly [words: RegExp, minutes: number])[];
};

/** Estimates by kind of task, if no minutes are given. */
export function usualMinutes(
  { title, section }: { readonly title: string; readonly section: string },
  kind: DateKind,
  table: MinutesTable,
): number {
  if (kind !== 'task') return table[kind];
  const [, usual] = table.bySection.find(([heading]) => heading.test(section)) ?? [];
  if (usual !== undefined) return usual;
  const begins = title.replace(/^(?:[^:]{1,60}: )?(?:(?:on|by) [^:,]{1,40}[:,] )?/i, '');
  const [, minutes] =
    table.byWords.find(([words]) => words.test(title)) ??
    table.byWords.find(([words]) => words.test(begins)) ??
    [];
  return minutes ?? table.task;
}

const LENGTH = '(?:about |~ ?)?(?:\\d{1,3}(?:\\.\\d)? ?(?:min(?:ute)?s?|h(?:(?:ou)?rs?)?)|\\d\\d?m)';
const SAID_LAST = new RegExp(`(?: ?\\(${LENGTH}\\)|, ${LENGTH})\\.?$`, 'i');

/** For a row that shows the minutes separately: "Call the library (15 min)" would repeat them. */
export function withoutMinutes(title: string): string {
  return title.replace(SAID_LAST, '');
}
