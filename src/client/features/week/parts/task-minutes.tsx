import { useEffect, useRef, useState } from 'react';
import { LOAD_COPY, sayMinutes } from '#content/copy/week-load.ts';
import { MINUTE_CHOICES } from '#content/week/task-minutes.ts';

type TaskMinutesProps = { title: string; minutes: number; onChange: (minutes: number) => void };

/** Like the date: a list of a hundred rows has a hundred of these, so the select appears on request. */
export function TaskMinutes({ title, minutes, onChange }: TaskMinutesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(minutes);
  const field = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else if (wasOpen.current && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button
        ref={button}
        type="button"
        aria-label={LOAD_COPY.changeMinutes(minutes, title)}
        onClick={() => {
          setChosen(minutes);
          setIsOpen(true);
        }}
        className="min-h-11 shrink-0 cursor-pointer rounded-xl px-2 text-sm text-soft tabular-nums hover:bg-sunken hover:text-ink"
      >
        {sayMinutes(minutes)}
      </button>
    );
  }
  const choices = [...new Set([...MINUTE_CHOICES, minutes, chosen])].sort((a, b) => a - b);
  return (
    <select
      ref={field}
      aria-label={LOAD_COPY.minutesOf(title)}
      value={chosen}
      onChange={(event) => {
        const next = Number(event.currentTarget.value);
        setChosen(next);
        onChange(next);
      }}
      onBlur={() => setIsOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // Its replacement gets the focus while the key is still down, which would open it again.
        event.preventDefault();
        setIsOpen(false);
      }}
      className="min-h-11 shrink-0 rounded-xl border border-edge bg-surface px-2 text-sm"
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {sayMinutes(choice)}
        </option>
      ))}
    </select>
  );
}
