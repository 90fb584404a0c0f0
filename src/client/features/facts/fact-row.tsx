import { CircleCheck, CircleDashed, Sparkle } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { valueKey } from '#domain/facts/same-value.ts';
import type { Candidate } from '#domain/facts/suggestion.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { FactEditor } from './fact-editor.tsx';
import { FactOrigins } from './fact-origin.tsx';
import type { FactsActions } from './facts-services.ts';

export type FactRowProps = {
  fact: FactName;
  confirmed: string | undefined;
  /** What is confirmed leaves nothing to say here: there is no event. */
  isNeedless: boolean;
  /** Its value in the previous launch. */
  before: string | undefined;
  /** Typed but not confirmed, here or on another device: then the row stays open. */
  draft: string | undefined;
  /** The value to suggest now. */
  suggested: Candidate | undefined;
  /** All values found for it. */
  found: readonly Candidate[];
  today: IsoDay;
  /** Somebody came here to change it. */
  isAsked: boolean;
  actions: FactsActions;
  onPutAside: (value: string) => void;
  /** Plans that contradict it; app/ passes it in. */
  findings?: ((edit: () => void) => ReactNode) | undefined;
};

export function FactRow(props: FactRowProps) {
  const { fact, confirmed, draft, suggested, found, today, isAsked, actions } = props;
  const id = useId();
  const [editing, setEditing] = useState<'opened' | 'typed' | null>(isAsked ? 'opened' : null);
  const isEditing = editing !== null || draft !== undefined;
  const [isOriginShown, setIsOriginShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const value = confirmed ?? suggested?.value;
  const label = FACT_LABELS[fact];
  const named = (words: string) => FACTS_COPY.named(words, label);

  function confirm(text: string) {
    actions.confirm(fact, text);
    setIsOriginShown(false);
    // The clicked button is gone: keep the focus in its row.
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
        {isEditing ? (
          <FactEditor
            fact={fact}
            draft={draft}
            shown={value ?? ''}
            confirmed={confirmed}
            takesFocus={editing === 'opened'}
            today={today}
            actions={actions}
            onType={() => setEditing(editing ?? 'typed')}
            onDone={() => {
              setEditing(null);
              focusRow();
            }}
            onLeave={focusRow}
          />
        ) : (
          <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <Value
              value={value}
              isConfirmed={confirmed !== undefined}
              isNeedless={props.isNeedless}
              heard={confirmed === undefined ? heardIn(suggested) : undefined}
              before={props.before}
            />
            <div className="-mx-1 flex flex-wrap gap-1.5 max-sm:not-[:has(>:only-child)]:grid max-sm:not-[:has(>:only-child)]:w-full max-sm:grid-cols-2">
              {!confirmed && suggested && (
                <Button
                  size="small"
                  aria-label={named(FACTS_COPY.confirm)}
                  onClick={() => confirm(suggested.value)}
                >
                  {FACTS_COPY.confirm}
                </Button>
              )}
              <Button
                size="small"
                variant={value ? 'quiet' : 'secondary'}
                aria-label={named(value ? FACTS_COPY.change : FACTS_COPY.add)}
                onClick={() => setEditing('opened')}
              >
                {value ? FACTS_COPY.change : FACTS_COPY.add}
              </Button>
              {!confirmed && suggested && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={named(FACTS_COPY.notNow)}
                  onClick={() => props.onPutAside(suggested.value)}
                >
                  {FACTS_COPY.notNow}
                </Button>
              )}
              {value !== undefined && (found.length > 0 || confirmed === undefined) && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={named(isOriginShown ? FACTS_COPY.origin.close : FACTS_COPY.origin.open)}
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
      {isOriginShown && !isEditing && (
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

/** Speech recognition wrote it: shows the sentence as well, so that nobody confirms "200 and 19" for "$290". */
function heardIn(candidate: Candidate | undefined): string | undefined {
  const isHeard = ({ place }: Candidate['origins'][number]) => place.kind === 'told' && place.isHeard;
  return candidate?.origins.every(isHeard) ? candidate.origins[0]?.quote : undefined;
}

type ValueProps = {
  value: string | undefined;
  isConfirmed: boolean;
  isNeedless: boolean;
  heard: string | undefined;
  before: string | undefined;
};

function Value({ value, isConfirmed, isNeedless, heard, before }: ValueProps) {
  const { empty, needless, confirmed, suggested } = FACTS_COPY;
  if (value === undefined) {
    return (
      <p className="flex items-center gap-2 pt-1 text-faint">
        <CircleDashed aria-hidden="true" className="size-4.5 shrink-0" />
        {isNeedless ? needless : empty}{' '}
        {before && !isNeedless && <span className="text-soft">{FACTS_COPY.lastTime(before)}</span>}
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
        {/* With a space: otherwise a screen reader says "$290Suggested". */}{' '}
        <span className={isConfirmed ? 'sr-only' : 'ml-1 text-sm font-semibold text-gold-text'}>
          {isConfirmed ? confirmed : suggested}
        </span>
        {heard && (
          <span className="block text-sm break-words text-soft">{FACTS_COPY.origin.heard(heard)}</span>
        )}
      </span>
    </p>
  );
}
