import type { Ref } from 'react';
import type { PlanViewName } from '#client/adapters/device/plan-view-choice.ts';
import { classNames } from '#client/ui/class-names.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';

type ViewSwitchProps = {
  view: PlanViewName;
  onChoose: (view: PlanViewName) => void;
  ref?: Ref<HTMLFieldSetElement>;
};

export function ViewSwitch({ view, onChoose, ref }: ViewSwitchProps) {
  const { label, document, text } = DOCUMENT_COPY.view;
  return (
    <fieldset
      ref={ref}
      aria-label={label}
      className="flex w-fit rounded-xl border border-line bg-sunken p-0.5"
    >
      <Choice isChosen={view === 'document'} onClick={() => onChoose('document')}>
        {document}
      </Choice>
      <Choice isChosen={view === 'text'} onClick={() => onChoose('text')}>
        {text}
      </Choice>
    </fieldset>
  );
}

type ChoiceProps = { isChosen: boolean; onClick: () => void; children: string };

function Choice({ isChosen, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={classNames(
        'min-h-10 cursor-pointer rounded-[0.65rem] px-4 text-sm font-semibold',
        isChosen ? 'bg-surface text-ink shadow-lift' : 'text-soft hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
