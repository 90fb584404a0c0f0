import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { LOAD_COPY, sayMinutes } from '#content/copy/week-load.ts';
import type { Move, Spread, Unfit } from '#domain/week/load/spread-out.ts';
import type { Helper } from '#domain/week/people/helpers.ts';
import '#client/ui/fields/tick-box.css';

/** The choice for a task that doesn't fit. */
export type UnfitChoice = 'stay' | 'later' | 'out' | { readonly ask: string };

type SpreadDialogProps = {
  spread: Spread;
  budget: number;
  hasRestDays: boolean;
  helpers: readonly Helper[];
  onApply: (moves: readonly Move[], choices: ReadonlyMap<string, UnfitChoice>) => void;
  onClose: () => void;
};

const FIRST_SHOWN = 12;

/** All proposed moves, and tasks that fit nowhere: nothing happens before the person applies them. */
export function SpreadDialog({ spread, budget, hasRestDays, helpers, onApply, onClose }: SpreadDialogProps) {
  const copy = LOAD_COPY.preview;
  const { moves, unfit, over } = spread;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = moves.filter(({ task }) => !left.has(task.key));
  const [choices, setChoices] = useState<ReadonlyMap<string, UnfitChoice>>(new Map());
  const isAnyChosen = [...choices.values()].some((choice) => choice !== 'stay');
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={copy.title}
      description={copy.lead(budget, hasRestDays)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button disabled={chosen.length === 0 && !isAnyChosen} onClick={() => onApply(chosen, choices)}>
            {chosen.length > 0 ? copy.apply(chosen.length) : copy.keep}
          </Button>
        </>
      }
    >
      <h3 className="font-semibold">{moves.length === 0 ? copy.none : copy.moves(moves.length)}</h3>
      <Moves
        moves={moves}
        isChosen={({ task }) => !left.has(task.key)}
        onChoose={({ task }, isChosen) => {
          const others = [...left].filter((key) => key !== task.key);
          setLeft(new Set(isChosen ? others : [...others, task.key]));
        }}
      />
      {over.map(({ start, minutes }) => (
        <p key={start} className="mt-4 text-[0.9375rem]">
          {copy.over(start, minutes, budget)}
        </p>
      ))}
      {unfit.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold text-gold-text">{copy.unfit(unfit.length)}</h3>
          <p className="mt-1 text-[0.9375rem] text-soft">{copy.unfitLead}</p>
          <ul className="mt-2 rounded-xl border border-line">
            {unfit.map((each) => (
              <UnfitRow
                key={each.task.key}
                unfit={each}
                helpers={helpers}
                choice={choices.get(each.task.key) ?? 'stay'}
                onChoose={(choice) => setChoices(new Map([...choices, [each.task.key, choice]]))}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

type MovesProps = {
  moves: readonly Move[];
  isChosen: (move: Move) => boolean;
  onChoose: (move: Move, isChosen: boolean) => void;
};

function Moves({ moves, isChosen, onChoose }: MovesProps) {
  const copy = LOAD_COPY.preview;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? moves : moves.slice(0, FIRST_SHOWN);
  if (moves.length === 0) return null;
  return (
    <>
      <ul className="mt-2 rounded-xl border border-line">
        {shown.map((move) => (
          <li key={move.task.key} className="border-t border-line first:border-t-0">
            <label className="flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2">
              <input
                type="checkbox"
                checked={isChosen(move)}
                onChange={(event) => onChoose(move, event.currentTarget.checked)}
                className="tick-box mt-0.5"
              />
              <span className="min-w-0">
                <span dir="auto" className="block break-words">
                  {move.task.title}
                </span>
                <span className="block text-sm text-soft">
                  {copy.move(move.from, move.to)} · {sayMinutes(move.task.minutes)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {shown.length < moves.length && (
        <Button className="mt-2" size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          {copy.more(moves.length)}
        </Button>
      )}
    </>
  );
}

type UnfitRowProps = {
  unfit: Unfit;
  helpers: readonly Helper[];
  choice: UnfitChoice;
  onChoose: (choice: UnfitChoice) => void;
};

function UnfitRow({ unfit, helpers, choice, onChoose }: UnfitRowProps) {
  const copy = LOAD_COPY.preview;
  const { task, neededBy, because, isBound } = unfit;
  // A bound task has no earlier weeks to consider.
  const why = isBound && because === 'no-room' ? copy.bound(neededBy) : copy.because[because](neededBy);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <span dir="auto" className="block break-words">
          {task.title}
        </span>
        <span className="block text-sm text-soft">
          {why} {sayMinutes(task.minutes)}.
        </span>
      </div>
      <select
        aria-label={copy.choose(task.title)}
        value={typeof choice === 'string' ? choice : `ask ${choice.ask}`}
        onChange={({ currentTarget: { value } }) => onChoose(choiceOf(value, helpers))}
        className="min-h-11 max-w-full rounded-xl border border-edge bg-surface px-2.5 text-[0.9375rem]"
      >
        <option value="stay">{copy.choices.stay}</option>
        {!isBound && <option value="later">{copy.choices.later}</option>}
        <option value="out">{copy.choices.out}</option>
        {namesOf(helpers).map((name) => (
          <option key={name} value={`ask ${name}`}>
            {copy.ask(name)}
          </option>
        ))}
      </select>
    </li>
  );
}

function choiceOf(value: string, helpers: readonly Helper[]): UnfitChoice {
  if (value === 'later' || value === 'out') return value;
  const helper = namesOf(helpers).find((name) => value === `ask ${name}`);
  return helper === undefined ? 'stay' : { ask: helper };
}

/** A person who is not in the facts can also be asked. */
function namesOf(helpers: readonly Helper[]): readonly string[] {
  return helpers.length > 0 ? helpers.map(({ name }) => name) : [LOAD_COPY.preview.helper];
}
