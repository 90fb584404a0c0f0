import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import { matterLabel } from '#content/decisions/point-groups.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Replacement } from '#domain/checks/replace-value.ts';
import type { PlanChange, Settling } from '#domain/decisions/rewrite-plans.ts';
import { inBrackets } from '#domain/plan/gaps/gaps.ts';
import { sayDay } from '#domain/reading/calendar.ts';

type ReplaceDialogProps = {
  settling: Settling;
  plans: readonly PlanChange[];
  onClose: () => void;
  onOpen?: ((type: BlueprintType) => void) | undefined;
  onReplace: (plans: readonly PlanChange[]) => void;
};

/** Plan by plan, each sentence before and after; nothing changes before the last click. */
export function ReplaceDialog({ settling, plans, onClose, onOpen, onReplace }: ReplaceDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const changing = plans.filter(({ replacements, entries }) => replacements.length + entries.length > 0);
  const shaken = plans.filter((plan) => plan.shaken.length > 0);
  const chosen = changing.filter(({ id }) => !left.includes(id));
  const copy = CHECKS_COPY.replace;
  const isOnlySums = changing.length === 0;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={isOnlySums ? copy.checkTitle : copy.title(matterLabel(settling.matter))}
      description={isOnlySums ? copy.checkLead : leadFor(settling, changing)}
      footer={
        isOnlySums ? (
          <Button onClick={onClose}>{copy.close}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {copy.keep}
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => onReplace(chosen)}>
              {chosen.length === 0 ? copy.nothing : copy.start(chosen.length)}
            </Button>
          </>
        )
      }
    >
      <ul className="flex flex-col gap-4 pb-2">
        {changing.map(({ id, title, replacements, entries }) => (
          <li key={id} className="rounded-xl border border-line px-4 py-3">
            <CheckLine
              isChecked={!left.includes(id)}
              onChange={(isIn) => setLeft(isIn ? left.filter((one) => one !== id) : [...left, id])}
            >
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-faint">{copy.places(replacements.length + entries.length)}</span>
            </CheckLine>
            <ul className="mt-1 flex flex-col gap-2 pl-8 text-[0.9375rem]">
              {replacements.map((replacement) => (
                <li key={replacement.range.start}>
                  <Preview replacement={replacement} />
                </li>
              ))}
              {entries.map((entry) => (
                <li key={`${entry.from.title} ${entry.from.date}`}>
                  <DatePreview {...entry} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shaken.length > 0 && (
        <section aria-labelledby={isOnlySums ? undefined : 'shaken-sums'} className="pb-2">
          {!isOnlySums && (
            <>
              <h3 id="shaken-sums" className="font-semibold">
                {copy.shaken}
              </h3>
              <p className="text-[0.9375rem] text-soft">{copy.shakenLead}</p>
            </>
          )}
          <ul className="mt-2 flex flex-col gap-2 text-[0.9375rem]">
            {shaken.map((plan) => (
              <li key={plan.id} className="rounded-xl border border-line px-4 py-3">
                <PlanTitle plan={plan} onOpen={onOpen} />
                {plan.shaken.map((sentence) => (
                  <p key={sentence} className="mt-1 break-words text-soft">
                    <q>{sentence}</q>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function PlanTitle({ plan, onOpen }: Pick<ReplaceDialogProps, 'onOpen'> & { plan: PlanChange }) {
  const { type, title } = plan;
  if (!onOpen) return <p className="font-semibold">{title}</p>;
  return (
    <InAppLink
      href={`/blueprints/${type}`}
      onGo={() => onOpen(type)}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {title}
    </InAppLink>
  );
}

function leadFor({ others, value }: Settling, plans: readonly PlanChange[]): string {
  const copy = CHECKS_COPY.replace;
  const words = new Set(plans.flatMap(({ replacements }) => replacements.map((each) => each.words)));
  const isGaps = [...words].every((each) => /^\[ADD:/i.test(each));
  const [old] = others;
  return others.length === 1 && old !== undefined && !isGaps ? copy.lead(old, value) : copy.leadAll(value);
}

function DatePreview({ from, to }: PlanChange['entries'][number]) {
  const copy = CHECKS_COPY.replace;
  const shown = ({ title, date }: PlanChange['entries'][number]['from']) =>
    date ? `${title}, ${sayDay(date)}` : title;
  return (
    <p className="break-words text-soft">
      {copy.inWeek} <del className="text-danger">{shown(from)}</del>{' '}
      <ins className="font-semibold text-good no-underline">{shown(to)}</ins>
    </p>
  );
}

function Preview({ replacement: { sentence, words, next } }: { replacement: Replacement }) {
  const at = sentence.indexOf(words);
  const [before, after] = at === -1 ? ['', ''] : [sentence.slice(0, at), sentence.slice(at + words.length)];
  return (
    <p className="break-words text-soft">
      {inBrackets(before)}
      <del className="text-danger">{inBrackets(words)}</del>{' '}
      <ins className="font-semibold text-good no-underline">{next}</ins>
      {inBrackets(after)}
    </p>
  );
}
