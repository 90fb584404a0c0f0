import { type ReactNode, useState } from 'react';
import { localDay } from '#client/adapters/time/local-day.ts';
import { changePlans, type PlanKeeper } from '#client/saving/change-plans.ts';
import { DoneToast } from '#client/ui/notices/done-toast.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { formattedLike, replaceAll } from '#domain/checks/replace-value.ts';
import {
  changesIn,
  type PlanChange,
  type Settling,
  standing,
  withEntries,
} from '#domain/decisions/rewrite-plans.ts';
import { FACT_FORMS, type FactName } from '#domain/facts/fact-names.ts';
import { isDayless } from '#domain/reading/spoken/no-day-said.ts';
import { timelineText } from '#domain/week/change-timeline.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

/** A change that was made already, and is undone with the rest. */
type Before = { readonly message: string; readonly undo: () => void };
type Offer = { settling: Settling; plans: readonly PlanChange[]; before: Before | undefined };

type Replacing = {
  /** After a fact has changed: lists the plans that still have the old value. */
  offerEverywhere: (fact: FactName, old: string, next: string) => void;
  /**
   * After something was settled: plans, dates and gaps that can follow it. Where none can, what was done is announced,
   * and with `isTold` shown with Undo.
   */
  offerSettled: (settling: Settling, before?: Before, isTold?: boolean) => void;
  /** What the fact says, in the sentence that says otherwise, and wherever its plan has the same value. False if it can't be put there. */
  offerHere: (id: string, finding: Finding) => boolean;
  /** The dialog and the undo toast, rendered by the calling screen. */
  dialogs: ReactNode;
};

/** `onOpen` opens a plan with sentences that only its owner can change. */
export function useReplacing(keeper: PlanKeeper, onOpen?: (type: BlueprintType) => void): Replacing {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [done, setDone] = useState<Before | null>(null);
  const { store, actions } = keeper.workspace;
  const today = localDay;
  const all = () => Object.values(store.getState().blueprints);

  function replace({ settling, before }: Offer, chosen: readonly PlanChange[]): void {
    const { blueprints } = store.getState();
    const changed = chosen.flatMap((plan) => {
      const blueprint = blueprints[plan.id];
      if (!blueprint || plan.replacements.length === 0) return [];
      const now = blueprint.content.aiOutput ?? '';
      // A change offered for a single sentence is searched where it was.
      const places = settling.others.length > 0 ? standing(blueprint, plan, settling) : plan.replacements;
      return [{ id: plan.id, text: replaceAll(now, places) }];
    });
    const plans = changePlans(keeper, changed);
    const dates = chosen.map((plan) => changeDates(plan));
    actions.flush();
    setOffer(null);
    const message = CHECKS_COPY.replace.done(chosen.length);
    setDone({
      message,
      undo() {
        for (const undo of dates) undo();
        plans.undo();
        before?.undo();
      },
    });
  }

  function changeDates({ id, entries }: PlanChange): () => void {
    const blueprint = store.getState().blueprints[id];
    if (!blueprint || entries.length === 0) return () => undefined;
    const { timeline } = blueprint.content;
    const next = timelineText(blueprint, withEntries(timeline, entries));
    actions.editText(id, 'timeline', next);
    return () => {
      const now = store.getState().blueprints[id];
      if (!now || timelineText(now, now.content.timeline) !== next) return;
      actions.editText(id, 'timeline', timelineText(now, timeline));
      actions.flush();
    };
  }

  function offerSettled(settling: Settling, before?: Before, isTold = true): void {
    const plans = changesIn(all(), settling);
    const isNothing = plans.every(({ replacements, entries }) => replacements.length + entries.length === 0);
    if (!isNothing || plans.some(({ shaken }) => shaken.length > 0)) setOffer({ settling, plans, before });
    else if (before && isTold) setDone(before);
    else if (before) announce(before.message);
  }

  const plain = (fact: FactName, value: string, others: readonly string[]): Settling => ({
    matter: { fact },
    value,
    others,
    terms: store.getState().sheet?.facts.paymentTerms,
    today: today(),
    cues: FACT_TABLES.cues,
    fills: () => false,
  });

  return {
    offerEverywhere: (fact, old, next) => offerSettled(plain(fact, next, [old])),
    offerSettled,
    offerHere(id, finding) {
      const { fact, words, range, quote } = finding;
      const blueprint = store.getState().blueprints[id];
      if (!fact || !blueprint || !standsInPlans(fact.name, fact.value)) return false;
      const at = (blueprint.content.aiOutput ?? '').slice(range.start, range.end).indexOf(words);
      // Bold type within the words.
      if (at === -1) return false;
      const start = range.start + at;
      const next = formattedLike(words, fact.name, fact.value, today());
      const replacement = { range: { start, end: start + words.length }, words, next, sentence: quote };
      const { type, title } = blueprint;
      // The same value elsewhere, too: a plan that is right in one line and wrong in ten looks as if it were checked.
      const [alike] = changesIn([blueprint], plain(fact.name, fact.value, [words]));
      const { replacements = [], entries = [], shaken = [] } = alike ?? {};
      const elsewhere = replacements.filter(({ range: other }) => other.start !== start);
      const plans = [{ id, type, title, replacements: [replacement, ...elsewhere], entries, shaken }];
      setOffer({ settling: plain(fact.name, next, []), plans, before: undefined });
      return true;
    },
    dialogs: (
      <>
        {offer && (
          <ReplaceDialog
            {...offer}
            onOpen={
              onOpen &&
              ((type) => {
                setOffer(null);
                onOpen(type);
              })
            }
            onClose={() => {
              setOffer(null);
              if (offer.before) setDone(offer.before);
            }}
            onReplace={(plans) => replace(offer, plans)}
          />
        )}
        <DoneToast told={done} onGone={() => setDone(null)} />
      </>
    ),
  };
}

/** In place of a day, "No event" would read "We meet on No event". */
export function standsInPlans(fact: FactName, value: string): boolean {
  return FACT_FORMS[fact] !== 'date' || !isDayless(value);
}
