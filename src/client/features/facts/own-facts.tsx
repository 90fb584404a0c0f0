import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { isNamed } from '#domain/facts/change-facts.ts';
import type { OwnFact } from '#domain/facts/fact-sheet.ts';
import type { FactsActions } from './facts-services.ts';
import { OwnFactForm } from './own-fact-form.tsx';

type OwnFactsProps = {
  own: readonly OwnFact[];
  /** Typed but not added, here or on another device: then the form stays open. */
  draft: OwnFact | undefined;
  actions: Pick<FactsActions, 'draftOwn' | 'addOwn' | 'flush'>;
  onRemove: (fact: OwnFact) => void;
};

const BLANK: OwnFact = { name: '', value: '' };

export function OwnFacts({ own, draft, actions, onRemove }: OwnFactsProps) {
  const [opened, setOpened] = useState<{ readonly fact: OwnFact; readonly nth: number } | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const [refused, setRefused] = useState<OwnFact | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const copy = FACTS_COPY.own;
  const isOpen = opened !== null || isTyped || draft !== undefined;

  function open(fact: OwnFact) {
    // There is one form: opening it for another fact would discard the draft.
    if (draft && !own.some(({ name, value }) => name === draft.name && value === draft.value)) {
      if (!isNamed(fact, draft.name)) setRefused(fact);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    if (draft) actions.draftOwn(BLANK);
    setOpened({ fact, nth: (opened?.nth ?? 0) + 1 });
  }
  // The form may be gone, and the focus with it.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  return (
    <section aria-labelledby="own-facts" className="mt-10">
      <h2 id="own-facts" ref={heading} tabIndex={-1} className="font-serif text-xl font-semibold">
        {copy.title}
      </h2>
      <p className="mt-1 text-soft">{copy.lead}</p>
      {own.length > 0 && (
        <ul className="mt-3 rounded-2xl border border-line bg-surface">
          {own.map((fact) => (
            <li
              key={fact.name}
              className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3.5 first:border-t-0 sm:px-5"
            >
              <p dir="auto" className="min-w-0 flex-1 basis-56 pt-1 break-words">
                <strong className="font-semibold">{fact.name}:</strong> {fact.value}
              </p>
              <div className="-mx-1 flex flex-wrap gap-1.5">
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${FACTS_COPY.change}: ${fact.name}`}
                  onClick={() => open(fact)}
                >
                  {FACTS_COPY.change}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${copy.remove}: ${fact.name}`}
                  onClick={() => onRemove(fact)}
                >
                  {copy.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <div ref={form}>
          <OwnFactForm
            key={opened?.nth ?? 0}
            draft={draft}
            begun={opened?.fact ?? BLANK}
            own={own}
            takesFocus={opened !== null}
            reason={refused ? copy.oneAtATime(refused.name) : undefined}
            actions={actions}
            onType={() => {
              setIsTyped(true);
              setRefused(null);
            }}
            onDone={() => {
              setOpened(null);
              setIsTyped(false);
              setRefused(null);
              focusHeading();
            }}
            onLeave={focusHeading}
          />
        </div>
      ) : (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => open(BLANK)}
          className="mt-4"
        >
          {copy.add}
        </Button>
      )}
    </section>
  );
}
