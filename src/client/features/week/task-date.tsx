import { useState } from 'react';
import { WEEK_COPY } from '#content/copy/week.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';

type TaskDateProps = {
  title: string;
  day: IsoDay | null;
  onChange: (day: IsoDay | null) => void;
  /** While somebody is in here the list must not move under their fingers. */
  onHold: (isHeld: boolean) => void;
};

// A year that is typed digit by digit is 0002, 0020 and 0202 before it is 2027.
const WHOLE = /^20\d\d-\d\d-\d\d$/;

export function TaskDate({ title, day, onChange, onHold }: TaskDateProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      type="date"
      aria-label={WEEK_COPY.dateOf(title)}
      value={typed ?? day ?? ''}
      onFocus={() => {
        setTyped(day ?? '');
        onHold(true);
      }}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        if (WHOLE.test(next)) onChange(next);
      }}
      onBlur={() => {
        if (typed === '' && day !== null) onChange(null);
        setTyped(null);
        onHold(false);
      }}
      className="min-h-11 w-36 rounded-xl border border-line bg-transparent px-2.5 text-[0.9375rem] text-soft hover:border-edge print:border-0 print:p-0"
    />
  );
}
