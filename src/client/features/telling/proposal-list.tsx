import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { isFocusLost } from '#client/ui/is-focus-lost.ts';
import { TELLING_COPY } from '#content/copy/telling.ts';
import { outlineOf } from '#content/outline-of.ts';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { messageOf } from '#domain/message-of.ts';
import type { Proposed } from '#domain/telling/read-telling.ts';
import { ProposalCard } from './proposal-card.tsx';
import type { TellingActions, Undo } from './telling-actions.ts';

export type ProposalListProps = {
  offered: readonly Proposed[];
  aside: readonly Proposed[];
  hasDecided: boolean;
  questionOf: (slot: string) => string;
  actions: Pick<TellingActions, 'use' | 'aside' | 'reword' | 'offerAgain' | 'existing' | 'flush'>;
  onDone: (message: string, undo: Undo) => void;
};

const { proposals: copy } = TELLING_COPY;

/** By topic, only questions with findings. There is no button for all of them: each is a decision. */
export function ProposalList({ offered, aside, hasDecided, questionOf, actions, onDone }: ProposalListProps) {
  const [problem, setProblem] = useState<{ of: string; message: string } | null>(null);
  if (offered.length + aside.length === 0 && !hasDecided) return null;
  const byType = Map.groupBy(offered, ({ type }) => type);
  const nameOf = ({ slot, sourceId }: Proposed) => `${slot} ${sourceId}`;

  function use(one: Proposed, isAdded: boolean): void {
    try {
      const undo = actions.use(one);
      setProblem(null);
      const { title } = outlineOf(one.type);
      onDone(isAdded ? copy.added(title) : copy.used(title), undo);
      keepFocusNear(one.slot);
    } catch (cause) {
      setProblem({ of: nameOf(one), message: messageOf(cause, copy.tooLong) });
    }
  }
  return (
    <section aria-labelledby="telling-found" className="mt-10">
      <h2 id="telling-found" tabIndex={-1} className="scroll-mt-4 font-serif text-2xl font-medium">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-prose text-soft">{offered.length > 0 ? copy.lead : copy.allUsed}</p>
      {BLUEPRINT_TYPES.filter((type) => byType.has(type)).map((type) => (
        <section key={type} aria-labelledby={`telling-${type}`} className="mt-6">
          <h3 id={`telling-${type}`} className="font-serif text-xl font-semibold">
            {outlineOf(type).title}
          </h3>
          <ul className="mt-3 rounded-2xl border border-line bg-surface shadow-lift">
            {inOrder(byType.get(type) ?? []).map((one) => {
              const { submitted, unsent } = actions.existing(one);
              const existing = unsent.trim() === '' ? submitted.trim() : unsent.trim();
              return (
                <ProposalCard
                  key={nameOf(one)}
                  proposed={one}
                  question={questionOf(one.slot)}
                  existing={existing}
                  error={problem?.of === nameOf(one) ? problem.message : undefined}
                  onReword={(words) => actions.reword(one, words)}
                  onLeaveField={actions.flush}
                  onUse={() => use(one, existing !== '')}
                  onAside={() => {
                    onDone(copy.aside, actions.aside(one));
                    keepFocusNear(one.slot);
                  }}
                />
              );
            })}
          </ul>
        </section>
      ))}
      {aside.length > 0 && (
        <details className="mt-6 text-[0.9375rem]">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {TELLING_COPY.asideTitle(aside.length)}
          </summary>
          <ul className="grid gap-3">
            {aside.map((one) => (
              <li key={nameOf(one)} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                <span className="min-w-0 flex-1 basis-60 break-words text-soft">
                  {questionOf(one.slot)} <q className="line-clamp-2">{one.text}</q>
                </span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`${TELLING_COPY.bringBack}: ${questionOf(one.slot)}`}
                  onClick={() => actions.offerAgain(one)}
                >
                  {TELLING_COPY.bringBack}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The clicked button disappears with its card: move the focus to the next one. */
function keepFocusNear(slot: string): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-slot]')];
  const next = cards[cards.findIndex(({ dataset }) => dataset.slot === slot) + 1];
  requestAnimationFrame(() => {
    if (!isFocusLost()) return;
    const place = next?.isConnected ? next.querySelector<HTMLElement>('h4') : null;
    (place ?? document.getElementById('telling-found'))?.focus({ preventScroll: true });
  });
}

function inOrder(all: readonly Proposed[]): Proposed[] {
  return all.toSorted((one, other) => one.index - other.index || one.sourceId.localeCompare(other.sourceId));
}
