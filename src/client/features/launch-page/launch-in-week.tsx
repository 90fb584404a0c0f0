import { useMemo } from 'react';
import { LaunchPicture } from '#client/plan-view/picture/launch-picture.tsx';
import { COLLISION_WORDS, LAUNCH_PAGE_COPY, PICTURE_WORDS } from '#content/copy/launch-page.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { type KnownWeek, pictureOfWeek } from '#domain/launch-page/picture-of-week.ts';
import { roomMemory } from './room-memory.ts';

const ROOM = roomMemory('week');

type LaunchInWeekProps = { week: KnownWeek; facts: FactSheet['facts'] };

/** The one page's picture, above This week: where this week is in the launch. */
export function LaunchInWeek({ week, facts }: LaunchInWeekProps) {
  const picture = useMemo(() => pictureOfWeek(week, facts, COLLISION_WORDS), [week, facts]);
  return (
    <section
      aria-label={LAUNCH_PAGE_COPY.picture.title}
      className="mt-6 rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5 print:hidden"
    >
      <LaunchPicture facts={picture} words={PICTURE_WORDS} list={LAUNCH_PAGE_COPY.picture} room={ROOM} />
    </section>
  );
}
