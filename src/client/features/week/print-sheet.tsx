import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { followPrinting } from '#client/adapters/page/printing.ts';
import './print-sheet.css';
import { sayDayShortly, WEEK_COPY } from '#content/copy/week.ts';
import { outlineOf } from '#content/outline-of.ts';
import { addDays } from '#domain/prompting/calendar-days.ts';
import type { Task } from '#domain/week/task.ts';
import { thisWeek } from '#domain/week/this-week.ts';
import type { WeekModel } from './week-model.ts';

// So many lines fit on a sheet of letter or A4 paper, most of them two rows high.
const MOST_LINES = 32;

/** The week on one sheet of paper, for the refrigerator. It is there only while something is printed. */
export function PrintSheet({ model }: { model: WeekModel }) {
  const [isPrinting, setIsPrinting] = useState(false);
  // Drawn before the browser takes its picture of the page.
  useEffect(() => followPrinting((next) => flushSync(() => setIsPrinting(next))), []);
  return isPrinting ? <Sheet model={model} /> : null;
}

function Sheet({ model }: { model: WeekModel }) {
  const { late, dated, next } = thisWeek(model.tasks, model);
  const parts = [
    { title: WEEK_COPY.late, tasks: late },
    { title: WEEK_COPY.dated, tasks: dated },
    { title: WEEK_COPY.next, tasks: next },
  ];
  let room = MOST_LINES;
  const shown = parts.map(({ title, tasks }) => {
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

function Line({ task: { title, day, type, isDone } }: { task: Task }) {
  return (
    <li>
      <span>{isDone ? '☑' : '☐'}</span>
      <span>{title}</span>
      <span>{[day && sayDayShortly(day), outlineOf(type).title].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
