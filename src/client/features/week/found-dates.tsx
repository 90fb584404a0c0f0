import { CalendarPlus, ChevronDown } from 'lucide-react';
import { memo, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { Tell } from '#client/ui/notices/done-toast.tsx';
import { WEEK_COPY } from '#content/copy/week.ts';
import { type IsoDay, weekStart } from '#domain/reading/calendar.ts';
import { groupOffers, type OfferGroup, wantedAtFirst } from '#domain/week/offer-groups.ts';
import type { OfferedDate } from '#domain/week/offered-dates.ts';
import type { WeekActions } from './model/week-model.ts';
import { OfferList } from './offers/offer-list.tsx';

const FIRST_GROUPS = 3;

type FoundDatesProps = {
  offered: readonly OfferedDate[];
  today: IsoDay;
  firstDay: number;
  actions: Pick<WeekActions, 'addDates' | 'takeBack'>;
  tell: Tell;
};

/** Dates in plans that the schedule doesn't have yet: one group at a time. */
export const FoundDates = memo(function FoundDates(props: FoundDatesProps) {
  const { offered, today, firstDay, actions, tell } = props;
  const [isPutOff, setIsPutOff] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const groups = useMemo(() => groupOffers(offered, { today, firstDay }), [offered, today, firstDay]);
  const [open, setOpen] = useState<string | null>(null);
  const week = weekStart(today, firstDay);
  const copy = WEEK_COPY.found;
  if (offered.length === 0 || isPutOff) return null;

  function put(chosen: readonly OfferedDate[]) {
    const { added, change } = actions.addDates(chosen);
    const skipped = chosen.length - added;
    tell({
      message: skipped > 0 ? copy.skipped(skipped) : copy.done(added),
      ...(added > 0 && { undo: () => actions.takeBack(change) }),
    });
    setOpen(null);
  }
  const shown = isWhole ? groups : groups.slice(0, FIRST_GROUPS);
  // Mere mentions stay closed until opened.
  const first = groups.find(({ kind }) => kind !== 'mentions');
  const isKnown = groups.some((group) => keyOf(group) === open);
  const current = isKnown || open === '' ? open : first ? keyOf(first) : null;
  return (
    <section
      aria-labelledby="found-dates"
      className="mt-6 rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5 print:hidden"
    >
      <h2 id="found-dates" className="font-serif text-xl font-semibold">
        {copy.title(offered.length)}
      </h2>
      <p className="mt-1 text-[0.9375rem] text-pretty text-soft">{copy.lead}</p>
      <div className="mt-3 grid gap-1">
        {shown.map((group) => (
          <Group
            key={keyOf(group)}
            group={group}
            week={week}
            isOpen={keyOf(group) === current}
            onToggle={() => setOpen(keyOf(group) === current ? '' : keyOf(group))}
            onPut={put}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {shown.length < groups.length && (
          <Button size="small" variant="secondary" onClick={() => setIsWhole(true)}>
            {copy.moreWeeks(groups.length - shown.length)}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => setIsPutOff(true)}>
          {copy.later}
        </Button>
      </div>
    </section>
  );
});

type GroupProps = {
  group: OfferGroup;
  /** The first day of this week. */
  week: IsoDay;
  isOpen: boolean;
  onToggle: () => void;
  onPut: (chosen: readonly OfferedDate[]) => void;
};

function Group({ group, week, isOpen, onToggle, onPut }: GroupProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const wanted = useMemo(() => wantedAtFirst(group), [group]);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const isChosen = ({ key }: OfferedDate) => changed.has(key) !== wanted.has(key);
  const choose = useCallback(
    (key: string, wants: boolean) => {
      setChanged((before) => {
        const next = new Set(before);
        if (wants === wanted.has(key)) next.delete(key);
        else next.add(key);
        return next;
      });
    },
    [wanted],
  );
  const { offers } = group;
  const chosen = offers.filter(isChosen);
  const copy = WEEK_COPY.found;
  const title = titleOf(group, week);
  return (
    <div className="rounded-xl border border-line px-3 py-1">
      <h3>
        <button
          type="button"
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 text-start font-semibold"
        >
          {title}
          <span className="ml-auto text-sm font-normal text-soft tabular-nums">{offers.length}</span>
          <ChevronDown aria-hidden="true" className={classNames('size-5 shrink-0', isOpen && 'rotate-180')} />
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="pb-3">
          {group.kind === 'mentions' && <p className="text-sm text-soft">{copy.mentionsLead}</p>}
          <OfferList label={title} offers={offers} isChosen={isChosen} onChoose={choose} />
          <Button
            className="mt-3"
            icon={<CalendarPlus aria-hidden="true" className="size-4.5" />}
            disabled={chosen.length === 0}
            onClick={() => {
              // With nothing left to choose this button is disabled, and the focus would fall to the top of the page.
              toggle.current?.focus({ preventScroll: true });
              onPut(chosen);
            }}
          >
            {chosen.length === 0 ? copy.none : copy.put(chosen.length)}
          </Button>
        </div>
      )}
    </div>
  );
}

const keyOf = (group: OfferGroup) => (group.kind === 'tasks' ? `tasks ${group.week}` : group.kind);

// Days before today are past: don't name this week after its first day.
function titleOf(group: OfferGroup, now: IsoDay): string {
  const { groups } = WEEK_COPY.found;
  if (group.kind !== 'tasks') return groups[group.kind];
  return group.week === now ? groups.tasksNow : groups.tasks(group.week);
}
