import { type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { drawLaunch } from '#domain/launch-page/draw-launch.ts';
import { avoidedIn, type ListedWeek, launchWeeks } from '#domain/launch-page/launch-list.ts';
import type { PictureFacts, PictureWords } from '#domain/launch-page/picture-facts.ts';
import { timeScale } from '#domain/launch-page/time-scale.ts';
import { addDays, type IsoDay, WEEKDAYS, weekdayOf } from '#domain/reading/calendar.ts';
import { SceneDrawing } from './scene-drawing.tsx';

/** The sentences of the equivalent list. */
export type LaunchListWords = {
  readonly label: (from: IsoDay, to: IsoDay) => string;
  readonly list: string;
  readonly today: (day: IsoDay) => string;
  readonly day: (name: string, day: IsoDay) => string;
  readonly past: (name: string, day: IsoDay) => string;
  readonly week: (start: IsoDay, sends: number, tasks: number, hours: number) => string;
  readonly hours: (hours: number, isAssumed: boolean) => string;
  readonly rest: (days: string) => string;
  readonly avoid: (from: IsoDay, to: IsoDay) => string;
  readonly collisions: string;
  readonly moreCollisions: (count: number) => string;
};

export type RoomMemory = { readonly read: () => number | null; readonly keep: (width: number) => void };

type LaunchPictureProps = {
  facts: PictureFacts;
  words: PictureWords;
  list: LaunchListWords;
  /** Print always has the same width, whatever the screen. */
  fixedWidth?: number | undefined;
  /** The remembered width on this screen. */
  room?: RoomMemory;
  /** The conflicts are listed elsewhere on this screen. */
  areCollisionsElsewhere?: boolean;
};

// If nothing is laid out.
const USUAL_WIDTH = 640;
const NARROWEST = 160;
const MOST_COLLISIONS = 3;

/** The launch on a time axis, as wide as its container, with the same facts as a list for people who can't see it. */
export function LaunchPicture({ facts, words, list, fixedWidth, room, ...rest }: LaunchPictureProps) {
  const place = useRef<HTMLElement>(null);
  const measured = useWidth(place, room);
  const width = fixedWidth ?? measured;
  // Its space is reserved at once, its content follows a frame later: with 200 dates it would delay the page around it.
  const isEmpty = useDeferredValue(false, true);
  const scene = useMemo(
    () => (width === null ? null : drawLaunch(facts, words, { width })),
    [facts, words, width],
  );
  const { from, to } = timeScale(facts, 0, 1);
  return (
    <figure ref={place} className="m-0">
      {scene && (
        <SceneDrawing
          scene={scene}
          label={list.label(from, to)}
          isEmpty={isEmpty && fixedWidth === undefined}
        />
      )}
      {!rest.areCollisionsElsewhere && <Collisions all={facts.collisions} list={list} />}
      <LaunchList facts={facts} words={words} list={list} />
    </figure>
  );
}

function Collisions({ all, list }: { all: readonly string[]; list: LaunchListWords }) {
  if (all.length === 0) return null;
  const more = all.length - MOST_COLLISIONS;
  return (
    <figcaption className="mt-3 text-[0.9375rem]">
      <strong className="font-semibold">{list.collisions}</strong>
      <ul className="mt-1 list-disc ps-5 text-soft">
        {all.slice(0, MOST_COLLISIONS).map((said) => (
          <li key={said}>{said}</li>
        ))}
        {more > 0 && <li>{list.moreCollisions(more)}</li>}
      </ul>
    </figcaption>
  );
}

function LaunchList({ facts, words, list }: Pick<LaunchPictureProps, 'facts' | 'words' | 'list'>) {
  const { today, days, keptFor, hoursAWeek, areHoursAssumed } = facts;
  const weeks = useMemo(() => launchWeeks(facts), [facts]);
  const avoided = useMemo(() => avoidedIn(facts), [facts]);
  const rest = useMemo(() => restDaysOf(keptFor, today), [keptFor, today]);
  const sayDay = ({ name, day, words: own }: PictureFacts['days'][number]) =>
    (day < today ? list.past : list.day)(own ?? words.dayNames[name], day);
  const sayWeek = ({ start, sends, tasks, hours }: ListedWeek) => list.week(start, sends, tasks, hours);
  const lines: ReactNode[] = [
    list.today(today),
    ...days.map(sayDay),
    list.hours(hoursAWeek, areHoursAssumed),
    ...(rest === '' ? [] : [list.rest(rest)]),
    ...avoided.map(({ from, to }) => list.avoid(from, to)),
    ...weeks.map(sayWeek),
  ];
  return (
    <ul aria-label={list.list} className="sr-only">
      {lines.map((line) => (
        <li key={String(line)}>{line}</li>
      ))}
    </ul>
  );
}

function restDaysOf(keptFor: PictureFacts['keptFor'], today: IsoDay): string {
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  const names = week.filter((day) => keptFor(day) === 'rest').map(weekdayOf);
  return WEEKDAYS.filter((name) => names.includes(name)).join(', ');
}

/**
 * In the picture's own units: larger text makes the whole picture larger, and leaves it less room. Null until its
 * container is measured, before the first paint: rendered for another width first, a launch of 200 dates took twice as
 * long to open. In a window of the same width, the remembered width needs no measuring.
 */
function useWidth(place: { readonly current: HTMLElement | null }, room?: RoomMemory): number | null {
  const [width, setWidth] = useState(() => {
    if (typeof ResizeObserver === 'undefined') return USUAL_WIDTH;
    return room?.read() ?? null;
  });
  const isKnown = useRef(width !== null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const own = (element.clientWidth * 16) / root;
      // Hidden, its width is 0; rendered for that, it would be wrong when it is shown.
      if (own <= 0) return;
      const next = Math.max(NARROWEST, Math.round(own));
      setWidth(next);
      room?.keep(next);
    };
    if (!isKnown.current) measure();
    const growth = new ResizeObserver(measure);
    growth.observe(element);
    return () => growth.disconnect();
  }, [place, room]);
  return width;
}
