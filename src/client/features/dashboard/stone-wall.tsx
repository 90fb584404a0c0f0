import { type RefObject, useEffect } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import type { TopicStatus } from './overview.ts';

/** How many stones each course has, from the ground up; the first stone, at the left of the ground, is the cornerstone. */
const COURSES = [6, 5, 4, 3, 1];
const WIDTH = 40;
const HEIGHT = 19;
const GAP = 4;

const TONES: Record<TopicStatus['state'], string> = {
  new: 'fill-transparent stroke-edge [stroke-dasharray:3_3]',
  begun: 'fill-transparent stroke-edge',
  answered: 'fill-edge stroke-edge',
  written: 'fill-gold stroke-gold',
};

/** What the stones looked like when they were last seen, by topic. */
export type SeenStones = RefObject<ReadonlyMap<string, TopicStatus['state']> | null>;

type StoneWallProps = { topics: readonly TopicStatus[]; seen?: SeenStones | undefined; className?: string };

/** Nineteen stones, one per topic: an outline, grey when answered, gold when its plan is written. */
export function StoneWall({ topics, seen, className }: StoneWallProps) {
  const before = seen?.current;
  useEffect(() => {
    if (seen) seen.current = new Map(topics.map(({ outline, state }) => [outline.type, state]));
  }, [seen, topics]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${6 * (WIDTH + GAP) + 2} ${COURSES.length * (HEIGHT + GAP) + 2}`}
      className={classNames('forced-color-adjust-none', className)}
      strokeWidth="1.5"
    >
      {topics.map(({ outline, state }, index) => {
        const isLaid = before !== undefined && before !== null && before.get(outline.type) !== state;
        return (
          <rect
            key={outline.type}
            {...placeOf(index)}
            width={WIDTH}
            height={HEIGHT}
            rx="4"
            className={classNames(
              TONES[state],
              isLaid && (state === 'answered' || state === 'written') && 'stone-laid',
            )}
          />
        );
      })}
    </svg>
  );
}

function placeOf(index: number): { x: number; y: number } {
  let course = 0;
  let column = index;
  while (column >= (COURSES[course] ?? Number.POSITIVE_INFINITY)) {
    column -= COURSES[course] ?? 0;
    course += 1;
  }
  // Half a stone further in with each course: a wall whose joints meet would not stand.
  const inset = ((COURSES[0] ?? 0) - (COURSES[course] ?? 0)) / 2;
  return {
    x: (column + inset) * (WIDTH + GAP),
    y: (COURSES.length - 1 - course) * (HEIGHT + GAP),
  };
}
