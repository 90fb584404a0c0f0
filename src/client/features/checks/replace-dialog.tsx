import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { CheckLine } from '#client/ui/fields/check-line.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { Replacement } from '#domain/checks/replace-value.ts';
import type { FactName } from '#domain/launch/fact-names.ts';

/** What would change in one plan. */
export type PlanReplacements = {
  readonly id: string;
  readonly title: string;
  readonly replacements: readonly Replacement[];
};

type ReplaceDialogProps = {
  fact: FactName;
  old: string;
  next: string;
  plans: readonly PlanReplacements[];
  onClose: () => void;
  onReplace: (plans: readonly PlanReplacements[]) => void;
};

/** Plan by plan, each sentence as it is and as it would be; nothing changes before the last click. */
export function ReplaceDialog({ fact, old, next, plans, onClose, onReplace }: ReplaceDialogProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = plans.filter(({ id }) => !left.includes(id));
  const copy = CHECKS_COPY.replace;
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={copy.title(FACT_LABELS[fact])}
      description={copy.lead(old, next)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.keep}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onReplace(chosen)}>
            {chosen.length === 0 ? copy.nothing : copy.start(chosen.length)}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-4 pb-2">
        {plans.map(({ id, title, replacements }) => (
          <li key={id} className="rounded-xl border border-line px-4 py-3">
            <CheckLine
              isChecked={!left.includes(id)}
              onChange={(isIn) => setLeft(isIn ? left.filter((one) => one !== id) : [...left, id])}
            >
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-faint">{copy.places(replacements.length)}</span>
            </CheckLine>
            <ul className="mt-1 flex flex-col gap-2 pl-8 text-[0.9375rem]">
              {replacements.map((replacement) => (
                <li key={replacement.range.start}>
                  <Preview replacement={replacement} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Preview({ replacement: { sentence, words, next } }: { replacement: Replacement }) {
  const at = sentence.indexOf(words);
  const [before, after] = at === -1 ? ['', ''] : [sentence.slice(0, at), sentence.slice(at + words.length)];
  return (
    <p className="break-words text-soft">
      {before}
      <del className="text-danger">{words}</del>{' '}
      <ins className="font-semibold text-good no-underline">{next}</ins>
      {after}
    </p>
  );
}
