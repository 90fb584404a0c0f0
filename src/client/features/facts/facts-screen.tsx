import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { type DoneMessage, DoneToast } from '#client/ui/notices/done-toast.tsx';
import { PlacePage, type PlaceSlots } from '#client/ui/place-page.tsx';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { FACT_GROUP_LABELS, FACT_LABELS } from '#content/facts/fact-labels.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { countConfirmed, notAsked } from '#domain/facts/confirmed-facts.ts';
import { FACT_GROUPS, type FactGroup, type FactName } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import type { TellingText } from '#domain/facts/facts-in-told.ts';
import { candidatesFor, suggestedAmong } from '#domain/facts/suggest-facts.ts';
import { lastTime } from '#domain/launches/last-time.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { FactRow } from './fact-row.tsx';
import type { FactsActions } from './facts-services.ts';
import { OwnFacts } from './own-facts.tsx';

export type FactsScreenProps = PlaceSlots & {
  sheet: FactSheet | null;
  blueprints: readonly Blueprint[];
  /** Texts given before any question. */
  told?: readonly TellingText[];
  today: IsoDay;
  /** Facts with an open decision, listed above. */
  undecided?: ReadonlySet<FactName>;
  actions: FactsActions;
  /** What only the person can settle, above the facts; and what plans still need, below that. App/ passes both in. */
  toDecide?: ReactNode;
  waiting?: ReactNode;
  /** Plans that contradict a confirmed fact. */
  findingsOf?: (fact: FactName, edit: () => void) => ReactNode;
  /** To be edited at once: requested on another screen, or further up on this one; `nth` counts the requests. */
  asked?: { readonly fact: FactName | null; readonly nth: number };
};

const NOTHING: readonly TellingText[] = [];
const NONE: ReadonlySet<FactName> = new Set();
const NOT_ASKED = { fact: null, nth: 0 };

const GROUPS = Object.entries(FACT_GROUPS) as [FactGroup, readonly FactName[]][];

export function FactsScreen(props: FactsScreenProps) {
  const { sheet, blueprints, told = NOTHING, today, undecided = NONE } = props;
  const { actions, findingsOf, asked = NOT_ASKED } = props;
  const [done, setDone] = useState<DoneMessage | null>(null);
  // Off-screen rows are laid out after the screen is shown.
  const isOpening = useDeferredValue(false, true);
  // Its editor opens once: not again with its group.
  const [opened, setOpened] = useState<number | null>(null);
  useEffect(() => {
    if (asked.fact !== null) setOpened(asked.nth);
  }, [asked]);
  const from = useMemo(() => ({ blueprints, told, tables: FACT_TABLES, today }), [blueprints, told, today]);
  const found = useMemo(() => candidatesFor(from), [from]);
  const suggestions = useMemo(
    () => new Map(suggestedAmong(found, sheet, today).map((one) => [one.fact, one])),
    [found, sheet, today],
  );
  const suggestedFor = (fact: FactName) => suggestions.get(fact)?.candidates ?? [];
  const needless = notAsked(sheet?.facts ?? {});

  function offerUndo(message: string, undo: () => void) {
    setDone({ message, undo });
  }
  function confirmThese(facts: readonly FactName[]) {
    const values = facts.flatMap((fact) => {
      const [only] = suggestedFor(fact);
      return only ? [[fact, only.value] as const] : [];
    });
    offerUndo(FACTS_COPY.confirmedThese(values.length), actions.confirmAll(values));
  }
  return (
    <PlacePage title={FACTS_COPY.title} places={props.places}>
      <p className="min-h-6 text-sm text-faint">{props.status}</p>
      {props.notices}
      {/* First, even above a phone's keyboard: the purpose of these facts is explained below. */}
      {props.toDecide}
      {props.waiting}
      <p className="mt-8 max-w-2xl text-pretty text-soft">{FACTS_COPY.lead}</p>
      <p className="mt-1 text-sm text-faint">{FACTS_COPY.count(countConfirmed(sheet), suggestions.size)}</p>
      <div
        className={classNames(
          '-mx-1.5 mt-2.5 flex flex-col gap-2.5 p-1.5',
          isOpening && '[contain-intrinsic-height:auto_28rem] [content-visibility:auto]',
        )}
      >
        {GROUPS.map(([group, facts]) => {
          const isAsked = facts.some((fact) => fact === asked.fact);
          // A second value is a decision, and is asked above.
          const sure = facts.filter((fact) => suggestedFor(fact).length === 1 && !undecided.has(fact));
          const confirmedCount = facts.filter((fact) => sheet?.facts[fact]).length;
          const suggested = facts.filter((fact) => suggestedFor(fact).length > 0).length;
          return (
            <Disclosure
              key={isAsked ? `${group} ${asked.nth}` : group}
              title={FACT_GROUP_LABELS[group]}
              note={FACTS_COPY.ofGroup(
                confirmedCount,
                facts.filter((fact) => !needless.has(fact)).length,
                suggested,
              )}
              startsOpen={isAsked}
              staysOpen={facts.some((fact) => sheet?.drafts?.[fact] !== undefined)}
            >
              {sure.length > 1 && (
                <Button
                  size="small"
                  variant="secondary"
                  className="mt-3"
                  aria-label={FACTS_COPY.named(
                    FACTS_COPY.confirmThese(sure.length),
                    FACT_GROUP_LABELS[group],
                  )}
                  onClick={() => confirmThese(sure)}
                >
                  {FACTS_COPY.confirmThese(sure.length)}
                </Button>
              )}
              <ul className="-mx-4 sm:-mx-5">
                {facts.map((fact) => (
                  <FactRow
                    key={fact}
                    fact={fact}
                    confirmed={sheet?.facts[fact]}
                    isNeedless={needless.has(fact)}
                    before={lastTime(sheet, fact)}
                    draft={sheet?.drafts?.[fact]}
                    suggested={suggestions.get(fact)?.candidates[0]}
                    found={found.get(fact) ?? []}
                    today={today}
                    isAsked={fact === asked.fact && opened !== asked.nth}
                    actions={actions}
                    onPutAside={(value) => {
                      actions.putAside(fact, value);
                      offerUndo(FACTS_COPY.putAside(FACT_LABELS[fact]), () => actions.takeBack(fact));
                    }}
                    findings={findingsOf && ((edit) => findingsOf(fact, edit))}
                  />
                ))}
              </ul>
            </Disclosure>
          );
        })}
      </div>
      <OwnFacts
        own={sheet?.own ?? []}
        draft={sheet?.ownDraft}
        actions={actions}
        onRemove={(fact) => {
          actions.removeOwn(fact.name);
          offerUndo(FACTS_COPY.own.removed(fact.name), () => actions.addOwn(fact));
        }}
      />
      <DoneToast told={done} onGone={() => setDone(null)} />
    </PlacePage>
  );
}
