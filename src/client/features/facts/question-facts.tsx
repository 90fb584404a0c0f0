import { useLayoutEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

type QuestionFactsProps = {
  facts: readonly { readonly name: FactName; readonly value: string }[];
  onUse: (value: string) => void;
};

/** Next to a question that asks again: confirmed facts, to be inserted by a click. */
export function QuestionFacts({ facts, onUse }: QuestionFactsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isKnown = facts.length > 0;
  useLayoutEffect(() => {
    if (isKnown) keepBoxInSight(list.current?.closest('form'));
  }, [isKnown]);
  if (!isKnown) return null;
  return (
    <ul ref={list} className="mt-2 flex flex-col gap-1.5">
      {facts.map(({ name, value }) => (
        <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words">
            <span className="text-faint">{FACT_LABELS[name]}.</span> {FACTS_COPY.youSaid(value)}
          </span>
          <Button
            size="small"
            variant="secondary"
            aria-label={`${FACTS_COPY.use}: ${FACT_LABELS[name]}`}
            onClick={() => onUse(value)}
          >
            {FACTS_COPY.use}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** This appears after the question, and would push the answer's box under a phone's buttons. */
function keepBoxInSight(form: HTMLFormElement | null | undefined) {
  const area = form?.querySelector('textarea');
  const question = area?.labels[0];
  const buttons = form?.lastElementChild;
  if (!area || !question || !buttons) return;
  const { top } = buttons.getBoundingClientRect();
  const hidden = area.getBoundingClientRect().bottom - top;
  if (hidden <= 0) return;
  const isHere = scrollY === 0 && question.getBoundingClientRect().top < top;
  if (document.activeElement === area) area.scrollIntoView({ block: 'nearest' });
  // A person who has scrolled, or came for an earlier answer, is reading something else.
  else if (isHere) scrollBy({ top: hidden + ROOM, behavior: 'instant' });
}

// Between the box and the buttons, in pixels.
const ROOM = 16;
