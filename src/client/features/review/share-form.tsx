import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ShareRequest } from '#client/adapters/api/shares-api.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { Choice } from '#client/ui/fields/choice.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { LAUNCH_TITLE } from '#content/copy/places.ts';
import { REVIEW_COPY } from '#content/copy/review/review.ts';
import { outlineOf } from '#content/outline-of.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { SHARE_DAYS, SHARE_LIMITS, type ShareDays, USUAL_SHARE_DAYS } from '#domain/review/share.ts';

const COPY = REVIEW_COPY.dialog;
const MANY = 4;

/** 'My launch on one page': 'none' while it would be empty. */
export type LaunchPageChoice = 'none' | 'offered' | 'chosen';

type ShareFormProps = {
  /** Written plans, in order. */
  written: readonly BlueprintType[];
  /** The plan of the current screen. */
  chosen: readonly BlueprintType[];
  launchPage: LaunchPageChoice;
  /** Its button is below the dialog, visible on every screen. */
  id: string;
  isFull: boolean;
  /** For the next link: only the recipient differs from the last one. */
  takesFocus: boolean;
  onMake: (asked: ShareRequest) => void;
};

/** Who may read what, and for how long. */
export function ShareForm({ id, written, chosen, launchPage, isFull, takesFocus, onMake }: ShareFormProps) {
  const [types, setTypes] = useState<ReadonlySet<BlueprintType>>(() => new Set(chosen));
  const [hasLaunchPage, setHasLaunchPage] = useState(launchPage === 'chosen');
  const [forName, setForName] = useState('');
  const [mayComment, setMayComment] = useState(true);
  const [days, setDays] = useState<ShareDays>(USUAL_SHARE_DAYS);
  const [isMissing, setIsMissing] = useState(false);
  const list = useChosenInSight();
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  const asked = written.filter((type) => types.has(type));

  function toggle(type: BlueprintType, isChosen: boolean) {
    setTypes(new Set(isChosen ? [...types, type] : [...types].filter((other) => other !== type)));
    setIsMissing(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (asked.length === 0 && !hasLaunchPage) setIsMissing(true);
    else onMake({ types: asked, hasLaunchPage, forName: forName.trim(), mayComment, days });
  }
  return (
    <form id={id} onSubmit={submit} className="grid gap-5">
      <fieldset>
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">{COPY.plans}</legend>
        {launchPage !== 'none' && (
          <CheckLine
            isChecked={hasLaunchPage}
            onChange={(isChosen) => {
              setHasLaunchPage(isChosen);
              setIsMissing(false);
            }}
          >
            <span className="py-1">
              {LAUNCH_TITLE}
              <span className="block text-sm text-soft">{COPY.launchHint}</span>
            </span>
          </CheckLine>
        )}
        {written.length >= MANY && (
          <div className="mb-1 flex flex-wrap gap-2">
            <Button size="small" variant="secondary" onClick={() => setTypes(new Set(written))}>
              {COPY.all}
            </Button>
            <Button size="small" variant="secondary" onClick={() => setTypes(new Set())}>
              {COPY.none}
            </Button>
          </div>
        )}
        {/* Five and a half rows, taller on touch screens: a cut row shows that there are more. */}
        <div
          ref={list}
          className="relative grid max-h-[13.75rem] gap-x-6 overflow-y-auto sm:grid-cols-2 pointer-coarse:max-h-[15.125rem]"
        >
          {written.map((type) => (
            <CheckLine key={type} isChecked={types.has(type)} onChange={(isChosen) => toggle(type, isChosen)}>
              {outlineOf(type).title}
            </CheckLine>
          ))}
        </div>
        {isMissing && (
          <p role="alert" className="mt-1 text-sm font-medium text-danger">
            {COPY.choosePlan}
          </p>
        )}
      </fieldset>
      <Field
        ref={name}
        label={COPY.forName}
        dir="auto"
        hint={COPY.forNameHint}
        autoComplete="off"
        maxLength={SHARE_LIMITS.forName}
        value={forName}
        onChange={(event) => setForName(event.currentTarget.value)}
      />
      {asked.length > 0 || !hasLaunchPage ? (
        <CheckLine isChecked={mayComment} onChange={setMayComment}>
          {COPY.mayComment}
        </CheckLine>
      ) : (
        <p className="text-sm text-soft">{COPY.noComments}</p>
      )}
      <Choice
        legend={COPY.days}
        options={SHARE_DAYS.map((value) => ({ value, label: COPY.dayWords(value) }))}
        value={days}
        onChoose={setDays}
      />
      {isFull && <p className="text-sm text-soft">{COPY.full}</p>}
    </form>
  );
}

// The list scrolls: with nineteen plans the chosen one was below its edge, and nobody saw what is shared.
function useChosenInSight() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector('input:checked')?.closest('label');
    if (list.current && row) list.current.scrollTop = row.offsetTop;
  }, []);
  return list;
}
