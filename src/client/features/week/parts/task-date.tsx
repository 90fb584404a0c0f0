import { CalendarDays } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sayDateOf, WEEK_COPY } from '#content/copy/week.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

type TaskDateProps = {
  title: string;
  day: IsoDay | null;
  onChange: (day: IsoDay | null) => void;
  /** While somebody edits the date, the list must not move. */
  onHold: (isHeld: boolean) => void;
};

// A year typed digit by digit is 0002, 0020 and 0202 before it is 2027.
const WHOLE = /^20\d\d-\d\d-\d\d$/;

/** A date field is slow to render, and a list has many: it appears on request. */
export function TaskDate(props: TaskDateProps) {
  const { title, day, onHold } = props;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isClosedByKey = useRef(false);
  useEffect(() => {
    // The field is gone, and the focus with it. Not after a click elsewhere: the page would scroll back to this row
    // while the mouse is still down, and the click would be lost.
    if (!isOpen && isClosedByKey.current) button.current?.focus();
    isClosedByKey.current = false;
  }, [isOpen]);
  if (isOpen) {
    return (
      <DateField
        {...props}
        onClose={(isByKey) => {
          // Closed by a key, the focused field disappears and fires one more blur.
          isClosedByKey.current ||= isByKey;
          setIsOpen(false);
          onHold(false);
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={day === null ? WEEK_COPY.setDateOf(title) : WEEK_COPY.changeDate(day, title)}
      onClick={() => {
        setIsOpen(true);
        onHold(true);
      }}
      className="inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-xl border border-line px-2 text-sm text-soft sm:px-2.5 hover:border-edge hover:text-ink"
    >
      <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
      {day === null ? WEEK_COPY.setDate : sayDateOf(day)}
    </button>
  );
}

function DateField({
  title,
  day,
  onChange,
  onClose,
}: TaskDateProps & { onClose: (isByKey: boolean) => void }) {
  const [typed, setTyped] = useState<string>(day ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      type="date"
      aria-label={WEEK_COPY.dateOf(title)}
      value={typed}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        if (WHOLE.test(next)) onChange(next);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // Its replacement gets the focus while the key is still down, which would open it again.
        event.preventDefault();
        onClose(true);
      }}
      onBlur={() => {
        if (typed === '' && day !== null) onChange(null);
        onClose(false);
      }}
      className="min-h-11 w-auto min-w-36 rounded-xl border border-edge bg-surface px-2.5 text-[0.9375rem]"
    />
  );
}
