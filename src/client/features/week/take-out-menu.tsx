import { CalendarDays, Download, ListTodo, Printer, Table } from 'lucide-react';
import { printPage } from '#client/adapters/page/print.ts';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { takeCalendar, takeTable } from './take-out.ts';
import type { WeekModel } from './week-model.ts';

type TakeOutMenuProps = {
  model: WeekModel;
  settled: () => readonly string[];
  onTold: (marks: readonly string[]) => void;
};

const ICON = 'size-5';

export function TakeOutMenu({ model, settled, onTold }: TakeOutMenuProps) {
  const copy = WEEK_COPY.out;
  const here = () => ({ model, now: new Date() });
  return (
    <Menu
      label={copy.menu}
      trigger={
        <>
          <Download aria-hidden="true" className="size-4.5" />
          {copy.menu}
        </>
      }
      triggerClassName="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-edge bg-surface px-4 text-[0.9375rem] font-semibold hover:border-ink hover:bg-sunken"
    >
      <MenuItem
        icon={<CalendarDays aria-hidden="true" className={ICON} />}
        onClick={() => onTold(takeCalendar(here(), settled()))}
      >
        {copy.ics}
      </MenuItem>
      <MenuItem
        icon={<ListTodo aria-hidden="true" className={ICON} />}
        onClick={() => takeTable('todoist', here())}
      >
        {copy.todoist}
      </MenuItem>
      <MenuItem
        icon={<Table aria-hidden="true" className={ICON} />}
        onClick={() => takeTable('table', here())}
      >
        {copy.table}
      </MenuItem>
      <MenuItem
        icon={<Printer aria-hidden="true" className={ICON} />}
        onClick={() => void printPage(WEEK_COPY.title)}
      >
        {copy.print}
      </MenuItem>
    </Menu>
  );
}
