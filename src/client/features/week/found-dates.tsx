import { CalendarPlus } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { sayDayShortly, WEEK_COPY } from '#content/copy/week.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { OfferedDate } from '#domain/week/offered-dates.ts';
import type { Task } from '#domain/week/task.ts';
import type { Tell } from './tell.ts';
import type { WeekActions } from './week-model.ts';

// A slow phone draws some dozens at once; the others come when somebody wants to see them.
const FIRST_SHOWN = 30;

type FoundDatesProps = { offered: readonly OfferedDate[]; actions: WeekActions; tell: Tell };

/** What the plans say with a date and the calendar does not have yet, to be taken over in one go. */
export const FoundDates = memo(function FoundDates({ offered, actions, tell }: FoundDatesProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isPutOff, setIsPutOff] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const choose = useCallback((key: string, isChosen: boolean) => {
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(key);
      else next.add(key);
      return next;
    });
  }, []);
  const copy = WEEK_COPY.found;
  if (offered.length === 0 || isPutOff) return null;
  const chosen = offered.filter(({ key }) => !left.has(key));

  function put() {
    const added = actions.addDates(chosen);
    const skipped = chosen.length - added;
    const undo = () => {
      for (const offer of chosen) actions.setDay(taskOf(offer), null);
    };
    tell({ message: skipped > 0 ? copy.skipped(skipped) : copy.done(added), ...(added > 0 && { undo }) });
  }
  const shown = isWhole ? offered : offered.slice(0, FIRST_SHOWN);
  return (
    <section
      aria-labelledby="found-dates"
      className="mt-6 rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5 print:hidden"
    >
      <h2 id="found-dates" className="font-serif text-xl font-semibold">
        {copy.title(offered.length)}
      </h2>
      <p className="mt-1 text-[0.9375rem] text-soft">{copy.lead}</p>
      <ul
        aria-label={copy.list}
        className="mt-3 max-h-[min(60dvh,24rem)] overflow-y-auto rounded-xl border border-line"
      >
        {shown.map((offer) => (
          <Offer key={offer.key} offer={offer} isChosen={!left.has(offer.key)} onChoose={choose} />
        ))}
      </ul>
      {shown.length < offered.length && (
        <Button className="mt-2" size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          {copy.all(offered.length)}
        </Button>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          icon={<CalendarPlus aria-hidden="true" className="size-4.5" />}
          disabled={chosen.length === 0}
          onClick={put}
        >
          {chosen.length === 0 ? copy.none : copy.put(chosen.length)}
        </Button>
        <Button variant="quiet" onClick={() => setIsPutOff(true)}>
          {copy.later}
        </Button>
      </div>
    </section>
  );
});

/** As it stands in the list once it is in the calendar. */
function taskOf({ key, blueprint, entry }: OfferedDate): Task {
  const { id: blueprintId, type } = blueprint;
  const { title, date: day, description: section } = entry;
  return { key, blueprintId, type, title, section, day, isDone: false, isAside: false, entry };
}

type OfferProps = {
  offer: OfferedDate;
  isChosen: boolean;
  onChoose: (key: string, isChosen: boolean) => void;
};

const Offer = memo(function Offer({ offer, isChosen, onChoose }: OfferProps) {
  const { entry, blueprint, instead, from } = offer;
  const copy = WEEK_COPY.found;
  return (
    <li className="border-t border-line first:border-t-0">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2.5">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(offer.key, event.currentTarget.checked)}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-gold-text"
        />
        <span className="min-w-0">
          <span className="block text-sm font-semibold text-soft">
            {sayDayShortly(entry.date)} · {outlineOf(blueprint.type).title}
          </span>
          <span dir="auto" className="block break-words">
            {entry.title}
          </span>
          {instead && (
            <span className="block text-sm text-gold-text">
              {copy.moved(instead.of, copy.instead[instead.because])}
            </span>
          )}
          {from && <span className="block text-sm text-faint">{copy.counted[from]}</span>}
        </span>
      </label>
    </li>
  );
});
