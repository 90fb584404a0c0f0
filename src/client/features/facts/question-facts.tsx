import { Button } from '#client/ui/button.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/facts/fact-names.ts';

type QuestionFactsProps = {
  facts: readonly { readonly name: FactName; readonly value: string }[];
  onUse: (value: string) => void;
};

/** Beside a question that asks again: what is confirmed already, to be used with a click. */
export function QuestionFacts({ facts, onUse }: QuestionFactsProps) {
  if (facts.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
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
