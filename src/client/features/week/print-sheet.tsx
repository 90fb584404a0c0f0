import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPrinting } from '#client/adapters/page/printing.ts';
import './print-sheet.css';
import { sayDayShortly, WEEK_COPY } from '#content/copy/week.ts';
import { LOAD_COPY, sayMinutes } from '#content/copy/week-load.ts';
import { outlineOf } from '#content/outline-of.ts';
import { addDays } from '#domain/reading/calendar.ts';
import { chooseForWeek } from '#domain/week/load/week-choice.ts';
import type { PlannedTask } from '#domain/week/planned-task.ts';
import { thisWeek } from '#domain/week/this-week.ts';
import type { WeekModel } from './model/week-model.ts';

// So many lines fit on a sheet of letter or A4 paper, most of them two rows high.
const MOST_LINES = 32;

type PrintSheetProps = { model: WeekModel; helper: string | null };

/** The week on one sheet of paper, for the refrigerator or for a helper. It is there only while something is printed. */
export function PrintSheet(props: PrintSheetProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  // Drawn before the browser takes its picture of the page.
  useEffect(() => followPrinting((next) => flushSync(() => setIsPrinting(next))), []);
  return isPrinting ? <Sheet {...props} /> : null;
}

function partsOf(model: WeekModel, helper: string | null) {
  if (helper !== null) {
    const open = model.tasks.filter(({ isDone, isAside }) => !isDone && !isAside);
    return [{ title: LOAD_COPY.helpers.for(helper), tasks: open.toSorted(byDay) }];
  }
  const { chosen } = chooseForWeek(model.tasks, { ...model, budget: model.hours.minutes });
  const rest = model.tasks.filter((task) => !chosen.includes(task));
  const { late, dated, next } = thisWeek(rest, model);
  return [
    { title: LOAD_COPY.three, tasks: chosen },
    { title: WEEK_COPY.late, tasks: late },
    { title: WEEK_COPY.dated, tasks: dated },
    { title: WEEK_COPY.next, tasks: next },
  ];
}

const byDay = (a: PlannedTask, b: PlannedTask) => (a.day ?? '9').localeCompare(b.day ?? '9');

function Sheet({ model, helper }: PrintSheetProps) {
  let room = MOST_LINES;
  const shown = partsOf(model, helper).map(({ title, tasks }) => {
    const fitting = tasks.slice(0, room);
    room -= fitting.length;
    return { title, tasks: fitting, left: tasks.length - fitting.length };
  });
  const left = shown.reduce((sum, part) => sum + part.left, 0);
  return (
    <section className="print-sheet">
      <h1>{WEEK_COPY.title}</h1>
      <p>{WEEK_COPY.period(model.today, addDays(model.today, 6))}</p>
      {shown.map(
        ({ title, tasks }) =>
          tasks.length > 0 && (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {tasks.map((task) => (
                  <Line key={task.key} task={task} />
                ))}
              </ul>
            </div>
          ),
      )}
      {left > 0 && <p>{WEEK_COPY.out.more(left)}</p>}
    </section>
  );
}

function Line({ task: { title, day, type, isDone, minutes } }: { task: PlannedTask }) {
  const notes = [day && sayDayShortly(day), minutes > 0 && sayMinutes(minutes), outlineOf(type).title];
  return (
    <li>
      <span>{isDone ? '☑' : '☐'}</span>
      <span>{title}</span>
      <span>{notes.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
