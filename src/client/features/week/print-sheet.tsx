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
import { dueDay } from '#domain/week/task.ts';
import { thisWeek } from '#domain/week/this-week.ts';
import type { WeekModel } from './model/week-model.ts';

// In points, as in the stylesheet: the space on a Letter page below its title, a heading and one row.
const ROOM = 660;
const HEADING = 22;
const ROW = 12;

type PrintSheetProps = { model: WeekModel; helper: string | null };

/** The week on one sheet of paper, for the refrigerator or a helper. Only present while printing. */
export function PrintSheet(props: PrintSheetProps) {
  const [isPrinting, setIsPrinting] = useState(false);
  // Rendered before the browser captures the page.
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

const byDay = (a: PlannedTask, b: PlannedTask) => (dueDay(a) ?? '9').localeCompare(dueDay(b) ?? '9');

function Sheet({ model, helper }: PrintSheetProps) {
  let room = ROOM;
  const shown = partsOf(model, helper).map(({ title, tasks }) => {
    if (tasks.length > 0) room -= HEADING;
    const fitting = tasks.filter((task) => {
      room -= heightOf(task);
      return room >= 0;
    });
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

function heightOf(task: PlannedTask): number {
  // About this many characters per row.
  return Math.ceil(Math.max(task.title.length / 64, notesOf(task).length / 25)) * ROW + ROW / 2;
}

function notesOf(task: PlannedTask): string {
  const { minutes, type } = task;
  const day = dueDay(task);
  const notes = [day && sayDayShortly(day), minutes > 0 && sayMinutes(minutes), outlineOf(type).title];
  return notes.filter(Boolean).join(' · ');
}

function Line({ task }: { task: PlannedTask }) {
  const { isDone, title } = task;
  return (
    <li>
      <span>{isDone ? '☑' : '☐'}</span>
      <span>{title}</span>
      <span>{notesOf(task)}</span>
    </li>
  );
}
