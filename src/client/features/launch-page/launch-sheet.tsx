import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPrinting } from '#client/adapters/page/printing.ts';
import { LaunchPicture } from '#client/plan-view/picture/launch-picture.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { LAUNCH_PAGE_COPY, PICTURE_WORDS } from '#content/copy/launch-page.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { outlineOf } from '#content/outline-of.ts';
import { PAGE_FACTS, type PageGroup } from '#domain/launch-page/launch-page.ts';
import { type PageEditing, PageFactRow } from './page-fact.tsx';
import { roomMemory } from './room-memory.ts';
import type { LaunchModel } from './use-launch-page.ts';
import './launch-sheet.css';

const GROUPS = Object.keys(PAGE_FACTS) as PageGroup[];
const ROOMS = { h2: roomMemory('page'), h3: roomMemory('book') };
const PAPER_WIDTH = 800;
const STILL_WIDTHS = [
  ['max-sm:hidden print:block', 680],
  ['sm:hidden print:hidden', 268],
] as const;

type Heading = 'h2' | 'h3';

type LaunchSheetProps = {
  model: LaunchModel;
  /** The level of its parts' headings. */
  heading: Heading;
  /** Undefined: read-only. */
  editing?: PageEditing | undefined;
  /** The number of open decisions, if they can be made here. */
  toDecide?: number;
  /** Links to other screens, below their subjects. */
  toWeek?: ReactNode;
  toFacts?: ReactNode;
  /** Without a script to measure: rendered in a wide and a narrow version, one of which the stylesheet hides. */
  isStill?: boolean;
};

/** Everything about one launch that fits on one sheet of paper. */
export function LaunchSheet(props: LaunchSheetProps) {
  const { model, heading: H, editing, toDecide = 0, toWeek, toFacts, isStill } = props;
  const { page, picture, isRead } = model;
  const isPrinting = usePrinting();
  const isOpening = useDeferredValue(false, true) && editing !== undefined;
  const copy = LAUNCH_PAGE_COPY;
  const drawing = { facts: picture, words: PICTURE_WORDS, list: copy.picture };
  return (
    <>
      <section aria-labelledby="launch-in-time" className="launch-part launch-time">
        <H id="launch-in-time">{copy.picture.title}</H>
        {isStill ? (
          STILL_WIDTHS.map(([className, width]) => (
            <div key={width} className={className}>
              <LaunchPicture {...drawing} fixedWidth={width} />
            </div>
          ))
        ) : (
          <LaunchPicture {...drawing} room={ROOMS[H]} fixedWidth={isPrinting ? PAPER_WIDTH : undefined} />
        )}
      </section>
      <div className={classNames('launch-groups', isOpening && 'launch-opening')}>
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`launch-${group}`} className={`launch-part launch-${group}`}>
            <H id={`launch-${group}`}>{copy.groups[group]}</H>
            <dl>
              {page.groups[group].map((fact) => (
                <PageFactRow key={fact.fact} of={fact} editing={editing} isRead={isRead} />
              ))}
            </dl>
          </section>
        ))}
        <Next model={model} heading={H}>
          {toWeek}
        </Next>
        <Open model={model} heading={H} isSteady={!editing && !isStill} toDecide={toDecide}>
          {toFacts}
        </Open>
      </div>
    </>
  );
}

type PartProps = { model: LaunchModel; heading: Heading; children: ReactNode };

function Next({ model: { page }, heading: H, children }: PartProps) {
  const copy = LAUNCH_PAGE_COPY.next;
  return (
    <section aria-labelledby="launch-next" className="launch-part">
      <H id="launch-next">{copy.title}</H>
      {page.next.length === 0 && <p className="text-soft">{copy.empty}</p>}
      <ol className="launch-next">
        {page.next.map(({ key, title, day, type }) => (
          <li key={key}>
            <span dir="auto" className="launch-words">
              {title}
            </span>
            <span className="block text-sm text-faint">
              {[day && copy.on(day), outlineOf(type).title].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

type OpenProps = PartProps & { isSteady: boolean; toDecide: number };

function Open({ model, heading: H, isSteady, toDecide, children }: OpenProps) {
  const { page, gaps, points, isRead } = model;
  const copy = LAUNCH_PAGE_COPY.open;
  const keepsRoom = isSteady || !isRead || points === null;
  const isDone = toDecide === 0 && page.open.length === 0 && gaps === 0 && points === 0;
  return (
    <section aria-labelledby="launch-open" className="launch-part launch-still-open">
      <H id="launch-open">{copy.title}</H>
      <ul className="launch-open text-soft">
        {toDecide > 0 && <li className="print:hidden">{copy.decide(toDecide)}</li>}
        {page.open.length > 0 && <li>{copy.facts(page.open.map((fact) => FACT_LABELS[fact]).join(', '))}</li>}
        {/* Its space is reserved while the plans are read, and permanently in a book: the chapters below would move. */}
        {(gaps > 0 || keepsRoom) && <li className={gaps > 0 ? undefined : 'invisible'}>{copy.gaps(gaps)}</li>}
        {(points !== 0 || keepsRoom) && (
          <li className={points ? undefined : 'invisible'}>{copy.points(points ?? 0)}</li>
        )}
        {isDone && isRead && <li>{copy.nothing}</li>}
      </ul>
      {children}
    </section>
  );
}

function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  // Rendered before the browser captures the page.
  useEffect(() => followPrinting((next) => flushSync(() => setIsPrinting(next))), []);
  return isPrinting;
}
