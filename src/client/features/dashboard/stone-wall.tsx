import { type RefObject, useEffect } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import type { TopicStatus } from './overview.ts';

/** The stones per course, bottom up; the first stone, at the bottom left, is the cornerstone. */
const WALLS = { whole: [6, 5, 4, 3, 1], short: [4, 2, 1] } as const;
const WIDTH = 40;
// At the wall's width, this makes a stone just tall enough to tap: 24 pixels.
const HEIGHT = 26;
const GAP = 4;

const TONES: Record<TopicStatus['state'], string> = {
  new: 'fill-transparent stroke-edge [stroke-dasharray:3_3]',
  begun: 'fill-transparent stroke-edge',
  answered: 'fill-edge stroke-edge',
  written: 'fill-gold stroke-gold',
};

/** The stones' states when last seen, by topic. */
export type SeenStones = RefObject<ReadonlyMap<string, TopicStatus['state']> | null>;

type StoneWallProps = {
  topics: readonly TopicStatus[];
  seen?: SeenStones | undefined;
  onOpen?: (topic: TopicStatus) => void;
  className?: string;
};

/**
 * Nineteen stones, or seven, one per topic: an outline, gray when answered, gold when its plan is written. A stone
 * links to its topic; keyboard and screen reader users have the cards below.
 */
export function StoneWall({ topics, seen, onOpen, className }: StoneWallProps) {
  const courses = topics.length > 7 ? WALLS.whole : WALLS.short;
  const before = seen?.current;
  useEffect(() => {
    if (seen) seen.current = new Map(topics.map(({ outline, state }) => [outline.type, state]));
  }, [seen, topics]);
  return (
    <svg
      aria-hidden="true"
      viewBox={`-1 -1 ${courses[0] * (WIDTH + GAP) + 2} ${courses.length * (HEIGHT + GAP) + 2}`}
      className={classNames('forced-color-adjust-none', className)}
      strokeWidth="1.5"
    >
      {topics.map((topic, index) => {
        const { outline, state } = topic;
        const isLaid = before !== undefined && before !== null && before.get(outline.type) !== state;
        return (
          <InAppLink
            key={outline.type}
            href={`/blueprints/${outline.type}`}
            tabIndex={-1}
            onGo={onOpen && (() => onOpen(topic))}
            className="group/stone"
          >
            <title>{outline.title}</title>
            <rect
              {...placeOf(index, courses)}
              width={WIDTH}
              height={HEIGHT}
              rx="4"
              className={classNames(
                TONES[state],
                // The inside of an outline can be clicked, too.
                '[pointer-events:all] group-hover/stone:stroke-ink',
                isLaid && (state === 'answered' || state === 'written') && 'stone-laid',
              )}
            />
          </InAppLink>
        );
      })}
    </svg>
  );
}

function placeOf(index: number, courses: readonly number[]): { x: number; y: number } {
  let course = 0;
  let column = index;
  while (column >= (courses[course] ?? Number.POSITIVE_INFINITY)) {
    column -= courses[course] ?? 0;
    course += 1;
  }
  // Each course is inset by half a stone: a wall with aligned joints would not stand.
  const inset = ((courses[0] ?? 0) - (courses[course] ?? 0)) / 2;
  return {
    x: (column + inset) * (WIDTH + GAP),
    y: (courses.length - 1 - course) * (HEIGHT + GAP),
  };
}
