import { CircleCheck, CircleDashed, Sparkle } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/launch/fact-names.ts';
import { valueKey } from '#domain/launch/same-value.ts';
import type { Candidate } from '#domain/launch/suggestion.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import { FactEditor } from './fact-editor.tsx';
import { FactOrigins } from './fact-origin.tsx';
import type { FactsActions } from './facts-services.ts';

export type FactRowProps = {
  fact: FactName;
  confirmed: string | undefined;
  /** Typed and not confirmed: the row opens where the person left it. */
  draft: string | undefined;
  /** What may be confirmed now. */
  suggested: Candidate | undefined;
  /** Everything that was found for it. */
  found: readonly Candidate[];
  today: IsoDay;
  /** Somebody came here to change it. */
  isAsked: boolean;
  actions: FactsActions;
  onPutAside: (value: string) => void;
  /** What plans say otherwise; app/ passes it in. */
  findings?: ((edit: () => void) => ReactNode) | undefined;
};

export function FactRow(props: FactRowProps) {
  const { fact, confirmed, draft, suggested, found, today, isAsked, actions } = props;
  const id = useId();
  const [editing, setEditing] = useState<'opened' | 'waiting' | null>(
    isAsked ? 'opened' : draft === undefined ? null : 'waiting',
  );
  const [isOriginShown, setIsOriginShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const value = confirmed ?? suggested?.value;
  const label = FACT_LABELS[fact];

  function confirm(text: string) {
    actions.confirm(fact, text);
    setIsOriginShown(false);
    settle(text);
  }
  // The button that was pressed is gone: the focus stays in its row.
  function settle(text: string) {
    announce(text.trim() === '' ? FACTS_COPY.forgotten(label) : FACTS_COPY.confirmedNow(label));
    focusRow();
  }
  const focusRow = () => heading.current?.focus({ preventScroll: true });
  const isOf = (candidate: Candidate) =>
    value !== undefined && valueKey(fact, candidate.value, today) === valueKey(fact, value, today);

  return (
    <li
      aria-labelledby={id}
      data-fact={fact}
      className="border-t border-line px-4 py-3.5 first:border-t-0 sm:px-5"
    >
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <h3
          id={id}
          ref={heading}
          tabIndex={-1}
          className="text-[0.9375rem] font-semibold text-soft sm:pt-1.5"
        >
          {label}
        </h3>
        {editing ? (
          <FactEditor
            fact={fact}
            initial={draft ?? value ?? ''}
            shown={value ?? ''}
            confirmed={confirmed}
            takesFocus={editing === 'opened'}
            today={today}
            actions={actions}
            onDone={(outcome) => {
              setEditing(null);
              if (outcome === 'confirmed') announce(FACTS_COPY.confirmedNow(label));
              focusRow();
            }}
            onLeave={focusRow}
          />
        ) : (
          <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <Value value={value} isConfirmed={confirmed !== undefined} />
            <div className="-mx-1 flex flex-wrap gap-1.5 max-sm:not-[:has(>:only-child)]:grid max-sm:not-[:has(>:only-child)]:w-full max-sm:grid-cols-2">
              {!confirmed && suggested && (
                <Button size="small" aria-describedby={id} onClick={() => confirm(suggested.value)}>
                  {FACTS_COPY.confirm}
                </Button>
              )}
              <Button
                size="small"
                variant={value ? 'quiet' : 'secondary'}
                aria-describedby={id}
                onClick={() => setEditing('opened')}
              >
                {value ? FACTS_COPY.change : FACTS_COPY.add}
              </Button>
              {!confirmed && suggested && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-describedby={id}
                  onClick={() => props.onPutAside(suggested.value)}
                >
                  {FACTS_COPY.notNow}
                </Button>
              )}
              {value !== undefined && (found.length > 0 || confirmed === undefined) && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-describedby={id}
                  aria-expanded={isOriginShown}
                  onClick={() => setIsOriginShown(!isOriginShown)}
                >
                  {isOriginShown ? FACTS_COPY.origin.close : FACTS_COPY.origin.open}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      {isOriginShown && !editing && (
        <FactOrigins
          candidate={found.find(isOf)}
          others={found.filter((candidate) => !isOf(candidate))}
          onUse={confirm}
          onOpen={actions.open}
        />
      )}
      {props.findings?.(() => setEditing('opened'))}
    </li>
  );
}

function Value({ value, isConfirmed }: { value: string | undefined; isConfirmed: boolean }) {
  const { empty, confirmed, suggested } = FACTS_COPY;
  if (value === undefined) {
    return (
      <p className="flex items-center gap-2 pt-1 text-faint">
        <CircleDashed aria-hidden="true" className="size-4.5 shrink-0" />
        {empty}
      </p>
    );
  }
  const Icon = isConfirmed ? CircleCheck : Sparkle;
  return (
    <p className="flex min-w-0 flex-1 basis-56 items-start gap-2 pt-1">
      <Icon
        aria-hidden="true"
        className={
          isConfirmed ? 'mt-0.5 size-4.5 shrink-0 text-good' : 'mt-0.5 size-4.5 shrink-0 text-gold-text'
        }
      />
      <span className="min-w-0">
        <span dir="auto" className={isConfirmed ? 'break-words' : 'break-words text-soft'}>
          {value}
        </span>
        <span className={isConfirmed ? 'sr-only' : 'ml-2 text-sm font-semibold text-gold-text'}>
          {isConfirmed ? confirmed : suggested}
        </span>
      </span>
    </p>
  );
}
