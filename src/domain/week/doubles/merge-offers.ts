import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { whileSame } from '#domain/same-sources.ts';
import type { OfferedDate } from '#domain/week/offered-dates.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { type Comparable, textOfComparable } from './comparable.ts';
import { findDoubles } from './find-doubles.ts';

/** Each date once, without those already on the calendar from another plan. */
export function mergeOffers(
  offered: readonly OfferedDate[],
  tasks: readonly PlannedTask[],
  titleOf: (type: BlueprintType) => string,
): readonly OfferedDate[] {
  if (offered.length === 0) return offered;
  const known: Comparable[] = tasks
    .flatMap((task) => [task, ...task.twins.map((twin) => ({ ...twin, kind: task.kind }))])
    .filter(({ day, isAside }) => day !== null || isAside);
  return merged({ offered, titleOf, said: known.map(textOfComparable) }, known);
}

type Sources = {
  readonly offered: readonly OfferedDate[];
  readonly titleOf: (type: BlueprintType) => string;
  /** The calendar as text: a tick changes tasks, but mostly none of these. */
  readonly said: readonly string[];
};

const merged = whileSame(({ offered, titleOf }: Sources, known: readonly Comparable[]): OfferedDate[] => {
  const wanted = offered.map(({ blueprint, kind, entry, launchDay }): Comparable => {
    const { id: blueprintId, type } = blueprint;
    return { blueprintId, type, kind, title: entry.title, day: entry.date, launchDay };
  });
  const dropped = new Set<number>();
  for (const group of findDoubles([...known, ...wanted], titleOf)) {
    const own = group.map((at) => at - known.length).filter((at) => at >= 0);
    const isKnown = own.length < group.length;
    const best = own.reduce((a, b) => (isBetter(wanted[b], wanted[a]) ? b : a), own[0] ?? -1);
    for (const at of own) if (isKnown || at !== best) dropped.add(at);
  }
  return offered.filter((_, at) => !dropped.has(at));
});

function isBetter(a: Comparable | undefined, b: Comparable | undefined): boolean {
  if (!a || !b) return false;
  const pieces = ({ title }: Comparable) => title.split(';').length;
  if (pieces(a) !== pieces(b)) return pieces(a) > pieces(b);
  if ((a.type === 'launch') !== (b.type === 'launch')) return b.type === 'launch';
  return a.title.length > b.title.length;
}
