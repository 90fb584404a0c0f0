import { type LaunchListWords, LaunchPicture } from '#client/plan-view/picture/launch-picture.tsx';
import { SceneDrawing } from '#client/plan-view/picture/scene-drawing.tsx';
import { COLLISION_WORDS, LAUNCH_PAGE_COPY, PICTURE_WORDS } from '#content/copy/launch-page.ts';
import { READER_COPY } from '#content/copy/review/reader.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { outlineOf } from '#content/outline-of.ts';
import { LAUNCH_TITLES } from '#content/week/launch-titles.ts';
import { ASSUMED_HOURS, TASK_MINUTES } from '#content/week/task-minutes.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { weekHours } from '#domain/facts/hours-a-week.ts';
import { drawLaunch } from '#domain/launch-page/draw-launch.ts';
import { type LaunchPage, launchPage, PAGE_FACTS, type PageGroup } from '#domain/launch-page/launch-page.ts';
import type { PictureWords } from '#domain/launch-page/picture-facts.ts';
import { pictureOfWeek } from '#domain/launch-page/picture-of-week.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { SharedTopics } from '#domain/review/shared-topics.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { freeDaysOf } from '#domain/week/free-days.ts';
import { launchDaysOf } from '#domain/week/kinds/launch-title.ts';
import { helpersIn } from '#domain/week/people/helpers.ts';
import { planTasks } from '#domain/week/plan-tasks.ts';
import { tasksOf } from '#domain/week/task.ts';
import { LAUNCH_ID } from './reader-beginning.tsx';

const COPY = READER_COPY.launch;
const GROUPS = Object.keys(PAGE_FACTS) as PageGroup[];
// Without a script, the reader's region is unknown: weeks as in the US, whose English our pages use.
const SUNDAY = 0;
// In a task's words, underscores look like emphasis.
const BLANK = /_{4,} \(/g;
const WIDE = 720;
const NARROW = 330;

// The same picture with other captions: on the owner's page they address the owner.
const WORDS: PictureWords = {
  ...PICTURE_WORDS,
  budget: (hours) => COPY.budget(PICTURE_WORDS.hours(hours)),
  noDays: () => COPY.noDays,
  daysOver: COPY.daysOver,
};

const LIST: LaunchListWords = {
  ...LAUNCH_PAGE_COPY.picture,
  hours: (hours) => LAUNCH_PAGE_COPY.picture.hours(hours, false),
};

type ReaderLaunchProps = { shared: SharedTopics; sheet: string | undefined; today: IsoDay };

/** The one page for readers: confirmed values, without open ones. */
export function ReaderLaunch({ shared, sheet, today }: ReaderLaunchProps) {
  const { facts, settled = [] }: Pick<FactSheet, 'facts' | 'settled'> = sheet
    ? JSON.parse(sheet)
    : { facts: {} };
  const hidden = shared.hidden.join('\n');
  const done = new Set(settled);
  const anchors = anchorsOf(facts, today);
  const tasks = shared.topics
    .flatMap(({ blueprint, text }) =>
      tasksOf(
        { ...blueprint, content: { ...blueprint.content, aiOutput: text.replaceAll(BLANK, '… (') } },
        done,
      ),
    )
    // A timeline entry repeats its line's words, even those of a private line.
    .filter(({ title }) => !hidden.includes(title));
  const week = {
    today,
    firstDay: SUNDAY,
    tasks: planTasks(tasks, {
      launchDays: launchDaysOf(facts, today, LAUNCH_TITLES),
      helpers: helpersIn(facts.helpers),
      table: TASK_MINUTES,
      settled: done,
      titleOf: (type) => outlineOf(type).title,
    }),
    free: freeDaysOf(facts, today),
    anchors,
    hours: weekHours(facts.hoursAWeek, ASSUMED_HOURS),
  };
  const page = launchPage({ facts, suggestions: [], week });
  const picture = pictureOfWeek(week, facts, COLLISION_WORDS);
  return (
    <section id={LAUNCH_ID} aria-labelledby="my-launch-title" className="launch-in-book mt-16 scroll-mt-4">
      <h2
        id="my-launch-title"
        className="mb-6 border-b-2 border-gold pb-3 font-serif text-3xl leading-tight font-semibold"
      >
        {LAUNCH_PAGE_COPY.title}
      </h2>
      <div aria-hidden="true" className="launch-narrow">
        <SceneDrawing scene={drawLaunch(picture, WORDS, { width: NARROW })} label="" />
      </div>
      <div className="launch-wide">
        <LaunchPicture facts={picture} words={WORDS} list={LIST} fixedWidth={WIDE} areCollisionsElsewhere />
      </div>
      <div className="launch-shared">
        {GROUPS.map((group) => (
          <FactGroup key={group} group={group} page={page} />
        ))}
        <Next page={page} />
      </div>
    </section>
  );
}

function FactGroup({ group, page }: { group: PageGroup; page: LaunchPage }) {
  return (
    <section className="mt-8">
      <h3 className="font-serif text-xl font-semibold">{LAUNCH_PAGE_COPY.groups[group]}</h3>
      <dl className="mt-2">
        {page.groups[group].map((of) => (
          <div key={of.fact} className="launch-row">
            <dt className="text-sm font-semibold text-faint">{FACT_LABELS[of.fact]}</dt>
            <dd dir="auto" className="launch-value">
              {of.state === 'blank' ? <span className="text-faint">{COPY.blank}</span> : of.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Next({ page: { next } }: { page: LaunchPage }) {
  return (
    <section className="mt-8">
      <h3 className="font-serif text-xl font-semibold">{COPY.next}</h3>
      {next.length === 0 && <p className="mt-2 text-soft">{COPY.nextEmpty}</p>}
      <ol className="mt-2 launch-next">
        {next.map(({ key, title, day, type }) => (
          <li key={key}>
            <span dir="auto" className="launch-words">
              {title}
            </span>
            <span className="block text-sm text-faint">
              {[day && LAUNCH_PAGE_COPY.next.on(day), outlineOf(type).title].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
