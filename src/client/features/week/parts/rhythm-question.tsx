import { useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { LOAD_COPY } from '#content/copy/week-load.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';

type RhythmQuestionProps = { words: string; today: IsoDay; onSave: (day: IsoDay) => void };

const WHOLE = /^20\d\d-\d\d-\d\d$/;

/** "Every other Thursday" has a first Thursday: asked once, and stored with the fact's words. */
export function RhythmQuestion({ words, today, onSave }: RhythmQuestionProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const copy = LOAD_COPY.rhythm;
  return (
    <form
      className="mt-6 flex flex-wrap items-end gap-3 rounded-2xl border border-line bg-surface px-4 py-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (WHOLE.test(day)) onSave(day);
      }}
    >
      <label htmlFor={id} className="min-w-0 flex-1 basis-60">
        {copy.ask(words)}
      </label>
      <input
        id={id}
        type="date"
        aria-label={copy.label}
        min={today}
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
        className="min-h-11 rounded-xl border border-edge bg-surface px-2.5 text-[0.9375rem]"
      />
      <Button type="submit" variant="secondary" disabled={!WHOLE.test(day)}>
        {copy.save}
      </Button>
    </form>
  );
}
