import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { type IsoDay, weekdayOf, weekStart } from '#domain/reading/calendar.ts';
import { planLines } from '#domain/reading/plan-lines.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { findDates } from '#domain/week/finding/find-dates.ts';
import { taskTitle } from '#domain/week/task-title.ts';
import type { MessageTruth } from '#lab/recordings/together/messages.ts';
import type { RecordedPlan } from '#lab/recordings/together/plan-lines.ts';

type DatedLine = { readonly day: IsoDay; readonly title: string; readonly minutes: number };

const MINUTES = /\((?:about )?(\d{1,3})(?:[- ]min(?:ute)?s?\b)/i;
const HOURS = /\((?:about )?(\d|one|two|three) hours?\b/i;
const SPELLED = ['', 'one', 'two', 'three'];
const STAYS_FREE = /^(?:stays )?(?:free|off|rest|nothing|none)\b/i;
const MONDAY = 1;

function minutesIn(words: string): number {
  const [, minutes] = MINUTES.exec(words) ?? [];
  const [, hours = ''] = HOURS.exec(words) ?? [];
  const spelled = SPELLED.indexOf(hours.toLowerCase());
  return Number(minutes ?? 0) + 60 * (spelled > 0 ? spelled : Number(hours || 0));
}

type Book = {
  readonly plans: readonly RecordedPlan[];
  readonly facts: FactSheet['facts'];
  readonly sinceOf: (plan: RecordedPlan) => IsoDay;
};

/** The lines that the app's week would show for a book, each once a day. */
export function datedLines({ plans, facts, sinceOf }: Book): DatedLine[] {
  const found = plans.flatMap((plan) => {
    const since = sinceOf(plan);
    const dates = findDates(
      { type: plan.topic, lines: planLines(plan.text), since },
      anchorsOf(facts, since),
    );
    return dates.map(({ day, line, words }) => ({
      day,
      title: words ?? taskTitle(line),
      minutes: minutesIn([line.label, line.words, ...line.cells].join(' ')),
    }));
  });
  const first = new Map(found.map((line) => [`${line.day} ${line.title.toLowerCase()}`, line]));
  return [...first.values()];
}

const mostOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].sort((one, other) => other[1] - one[1])[0] ?? (['', 0] as const);

export function fullest(lines: readonly DatedLine[]) {
  const sum = (key: (line: DatedLine) => string, value: (line: DatedLine) => number) => {
    const sums = new Map<string, number>();
    for (const line of lines) sums.set(key(line), (sums.get(key(line)) ?? 0) + value(line));
    return mostOf(sums);
  };
  const [day, onOneDay] = sum(
    (line) => line.day,
    () => 1,
  );
  const [week, minutes] = sum(
    (line) => weekStart(line.day, MONDAY),
    (line) => line.minutes,
  );
  return { day, onOneDay, week, hours: minutes / 60 };
}

export function onFreeDays(lines: readonly DatedLine[], { keepFree, restDays }: MessageTruth): DatedLine[] {
  return lines.filter(
    ({ day, title }) =>
      !STAYS_FREE.test(title) &&
      (restDays.includes(weekdayOf(day)) || keepFree.some(([from, to]) => day >= from && day <= to)),
  );
}
