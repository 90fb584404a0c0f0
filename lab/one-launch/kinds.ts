import { isLine, type RecordedLaunch, type WeekByHand } from './recorded-launch.ts';

/** The share of dates with a handwritten kind for which the code finds the same. At least 0.9. */
export function measureKinds({ dates }: RecordedLaunch, { kinds }: WeekByHand): string[] {
  const judged = kinds.flatMap((hand) => {
    const found = dates.find((date) => isLine(date, hand));
    return found ? [{ hand, found }] : [];
  });
  const wrong = judged.filter(({ hand, found }) => hand.kind !== found.kind);
  const share = judged.length === 0 ? 0 : 1 - wrong.length / judged.length;
  if (share < 0.9) process.exitCode = 1;
  return [
    ...wrong.map(
      ({ hand, found }) => `  kind: ${hand.kind}, not ${found.kind}: ${hand.plan} ${hand.day} ${found.title}`,
    ),
    `kinds: ${judged.length - wrong.length} of ${judged.length} right, ${share.toFixed(3)} (at least 0.9)`,
  ];
}
