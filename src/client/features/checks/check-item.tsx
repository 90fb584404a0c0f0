import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { Finding } from '#domain/checks/finding.ts';

export type CheckItemActions = {
  onShow: (finding: Finding) => void;
  onFine: (finding: Finding) => void;
  /** Puts the fact's value into the plan. */
  onChangePlan: (finding: Finding) => void;
  onChangeFact?: ((finding: Finding) => void) | undefined;
};

type CheckItemProps = CheckItemActions & {
  finding: Finding;
  /** The plan's name, shown on My facts. */
  where?: string;
};

export function CheckItem({ finding, where, ...actions }: CheckItemProps) {
  const id = useId();
  const { why, show, fine, disagreement: copy } = CHECKS_COPY;
  const { kind, quote, words, fact } = finding;
  // Twenty buttons with the same name are no help to a screen reader.
  const named = (button: string) => CHECKS_COPY.named(button, fact ? FACT_LABELS[fact.name] : words);
  return (
    <li aria-labelledby={id} className="rounded-xl border border-line bg-surface px-4 py-3">
      <p id={id} className="text-[0.9375rem] font-semibold">
        {why[kind]}: <span className="text-gold-text">{words}</span>
      </p>
      {fact ? (
        <dl className="mt-1.5 grid gap-x-3 gap-y-1 text-[0.9375rem] sm:grid-cols-[auto_1fr]">
          <dt className="text-sm text-faint sm:pt-0.5">{where ?? copy.plan}</dt>
          <dd className="min-w-0 break-words text-soft">
            <Quote quote={quote} words={words} />
          </dd>
          <dt className="text-sm text-faint sm:pt-0.5">{copy.fact(FACT_LABELS[fact.name])}</dt>
          <dd className="min-w-0 break-words text-soft">
            <q>{fact.value}</q>
          </dd>
        </dl>
      ) : (
        <p className="mt-1 break-words text-[0.9375rem] text-soft">
          <Quote quote={quote} words={words} />
        </p>
      )}
      <div className="-mx-1 mt-2 flex flex-wrap gap-1.5">
        <Button
          size="small"
          variant="secondary"
          aria-label={named(show)}
          onClick={() => actions.onShow(finding)}
        >
          {show}
        </Button>
        {fact && (
          <>
            <Button
              size="small"
              variant="quiet"
              aria-label={named(copy.changePlan)}
              onClick={() => actions.onChangePlan(finding)}
            >
              {copy.changePlan}
            </Button>
            {actions.onChangeFact && (
              <Button
                size="small"
                variant="quiet"
                aria-label={named(copy.changeFact)}
                onClick={() => actions.onChangeFact?.(finding)}
              >
                {copy.changeFact}
              </Button>
            )}
          </>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={named(fact ? copy.bothRight : fine)}
          onClick={() => actions.onFine(finding)}
        >
          {fact ? copy.bothRight : fine}
        </Button>
      </div>
    </li>
  );
}

/** The sentence with the words in question; a long row is shortened around them. */
function Quote({ quote, words }: Pick<Finding, 'quote' | 'words'>) {
  const at = Math.max(0, quote.indexOf(words));
  const from = at > LONG ? quote.lastIndexOf(' ', at - LONG / 2) + 1 : 0;
  const end = at + words.length;
  const to = quote.length - end > LONG ? quote.indexOf(' ', end + LONG / 2) : quote.length;
  return (
    <q>
      {from > 0 && '… '}
      {quote.slice(from, at)}
      <mark className="bg-gold-soft text-ink">{quote.slice(at, end)}</mark>
      {quote.slice(end, to === -1 ? quote.length : to)}
      {to !== -1 && to < quote.length && ' …'}
    </q>
  );
}

const LONG = 160;
