import { CalendarDays, CalendarPlus, ListTodo, Printer, Table } from 'lucide-react';
import { useId, useState } from 'react';
import { printPage } from '#client/adapters/page/print.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import type { Alarm } from '#domain/week/out/calendar-file.ts';
import type { WholeWords } from '#domain/week/out/whole-words.ts';
import { type TakeOut, takeCalendar, takeTable } from './take-out.ts';

type CalendarDialogProps = Pick<TakeOut, 'tasks' | 'today'> & {
  wholeWords: () => WholeWords;
  settled: () => readonly string[];
  onTold: (marks: readonly string[]) => void;
};

const ALARMS: readonly Alarm[] = ['none', 'morning', 'day-before'];

/** Export to the person's own calendar; other formats come last. */
export function CalendarDialog({ tasks, today, wholeWords, settled, onTold }: CalendarDialogProps) {
  const copy = WEEK_COPY.out;
  const name = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [alarm, setAlarm] = useState<Alarm>('none');
  const here = () => ({ tasks, today, wholeOf: wholeWords(), now: new Date() });
  const icon = 'size-4.5';
  return (
    <>
      <Button
        variant="secondary"
        icon={<CalendarPlus aria-hidden="true" className={icon} />}
        onClick={() => setIsOpen(true)}
      >
        {copy.add}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        closesOnBackdrop
        title={copy.add}
        description={copy.lead}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {copy.close}
            </Button>
            <Button
              icon={<CalendarDays aria-hidden="true" className={icon} />}
              onClick={() => {
                onTold(takeCalendar(here(), settled(), alarm));
                announce(copy.saved);
                setIsOpen(false);
              }}
            >
              {copy.save}
            </Button>
          </>
        }
      >
        <dl className="grid gap-2">
          {copy.ways.map(([program, way]) => (
            <div key={program} className="sm:flex sm:gap-3">
              <dt className="w-20 shrink-0 font-semibold">{program}</dt>
              <dd className="text-soft">{way}</dd>
            </div>
          ))}
        </dl>
        <fieldset className="mt-5">
          <legend className="font-semibold">{copy.alarm}</legend>
          <div className="flex flex-wrap gap-x-6">
            {ALARMS.map((each) => (
              <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name={name}
                  checked={alarm === each}
                  onChange={() => setAlarm(each)}
                  className="size-5 cursor-pointer accent-gold-text"
                />
                {copy.alarms[each]}
              </label>
            ))}
          </div>
        </fieldset>
        <section aria-label={copy.other} className="mt-5 border-t border-line pt-4">
          <h3 className="font-semibold">{copy.other}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              size="small"
              variant="quiet"
              icon={<ListTodo aria-hidden="true" className={icon} />}
              onClick={() => takeTable('todoist', here())}
            >
              {copy.todoist}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<Table aria-hidden="true" className={icon} />}
              onClick={() => takeTable('table', here())}
            >
              {copy.table}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<Printer aria-hidden="true" className={icon} />}
              onClick={() => {
                setIsOpen(false);
                // Otherwise the dialog would be printed.
                requestAnimationFrame(() => void printPage(WEEK_COPY.title));
              }}
            >
              {copy.print}
            </Button>
          </div>
        </section>
      </Dialog>
    </>
  );
}
