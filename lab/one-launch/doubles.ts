import { outlineOf } from '#content/outline-of.ts';
import { findDoubles } from '#domain/week/doubles/find-doubles.ts';
import { isLine, type RecordedDate, type RecordedLaunch, type WeekByHand } from './recorded-launch.ts';

/** How many merged pairs a reader called one, and how many of those are merged. Precision at least 0.95. */
export function measureDoubles({ dates }: RecordedLaunch, { doubles }: WeekByHand): string[] {
  const named = dates.filter(({ title }) => title !== '');
  const groups = findDoubles(
    named.map(({ blueprint, title, day, kind }) => ({
      blueprintId: blueprint.id,
      type: blueprint.type,
      title,
      day,
      kind,
    })),
    (type) => outlineOf(type).title,
  ).map((group) => group.flatMap((at) => named[at] ?? []));
  const isOne = (a: RecordedDate, b: RecordedDate) =>
    doubles.some((group) => group.some((line) => isLine(a, line)) && group.some((line) => isLine(b, line)));
  const merged = groups.flatMap(pairsOf);
  const wrong = merged.filter(([a, b]) => !isOne(a, b));
  const byHand = doubles.flatMap((group) =>
    pairsOf(group.flatMap((line) => named.find((date) => isLine(date, line)) ?? [])),
  );
  const isMerged = ([a, b]: readonly [RecordedDate, RecordedDate]) =>
    groups.some((group) => group.includes(a) && group.includes(b));
  const found = byHand.filter(([a, b]) => a.blueprint !== b.blueprint && isMerged([a, b]));
  const wanted = byHand.filter(([a, b]) => a.blueprint !== b.blueprint);
  const precision = merged.length === 0 ? 1 : 1 - wrong.length / merged.length;
  if (precision < 0.95) process.exitCode = 1;
  return [
    ...wrong.map(([a, b]) => `  not one: ${a.plan} ${a.day} "${a.title}" and ${b.plan} "${b.title}"`),
    ...(process.env.MISSED === undefined
      ? []
      : wanted
          .filter((pair) => !isMerged(pair))
          .map(([a, b]) => `  missed: ${a.plan} ${a.day} "${a.title}" and ${b.plan} "${b.title}"`)),
    `doubles: ${merged.length} pairs merged, precision ${precision.toFixed(3)} (at least 0.95); ` +
      `recall ${(found.length / wanted.length).toFixed(3)}: ${found.length} of ${wanted.length} pairs of the list between two plans ` +
      '(no goal: a row of several tasks is a pair with each of them, and merging them would tick all by one)',
  ];
}

function pairsOf(group: readonly RecordedDate[]): (readonly [RecordedDate, RecordedDate])[] {
  return group.flatMap((a, at) => group.slice(at + 1).map((b) => [a, b] as const));
}
