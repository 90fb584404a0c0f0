import { type ReactNode, useState } from 'react';
import { localDay } from '#client/app/screens/local-day.ts';
import { showPassage } from '#client/app/screens/show-passage.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { type PlanReplacements, ReplaceDialog } from '#client/features/checks/replace-dialog.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { Toast } from '#client/ui/notices/toast.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { asSaid, replacementsIn } from '#domain/checks/replace-value.ts';
import type { FactName } from '#domain/launch/fact-names.ts';
import { changePlans, replacedPlans } from './change-plans.ts';

type Offer = { fact: FactName; old: string; next: string; plans: readonly PlanReplacements[] };

type Replacing = {
  /** After a confirmed fact has changed: in which plans the old value still stands. */
  offerEverywhere: (fact: FactName, old: string, next: string) => void;
  /** What the fact says, in the one sentence that says otherwise. */
  offerHere: (id: string, finding: Finding) => void;
  /** The question and what can be undone; drawn by whoever asks. */
  dialogs: ReactNode;
};

export function useReplacing(life: SignedInLife): Replacing {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [done, setDone] = useState<{ count: number; undo: () => void } | null>(null);
  const { store } = life.workspace;
  const today = () => localDay(new Date());

  function replace(plans: readonly PlanReplacements[]): void {
    const { undo } = changePlans(life, replacedPlans(life, plans));
    setOffer(null);
    setDone({ count: plans.length, undo });
    announce(CHECKS_COPY.replace.done(plans.length));
  }

  return {
    offerEverywhere(fact, old, next) {
      const plans = Object.values(store.getState().blueprints).flatMap(({ id, title, content }) => {
        const change = { fact, old, next, today: today() };
        const replacements = replacementsIn(content.aiOutput ?? '', change);
        return replacements.length > 0 ? [{ id, title, replacements }] : [];
      });
      if (plans.length > 0) setOffer({ fact, old, next, plans });
    },
    offerHere(id, finding) {
      const { fact, words, range, quote } = finding;
      const blueprint = store.getState().blueprints[id];
      if (!fact || !blueprint) return;
      const at = (blueprint.content.aiOutput ?? '').slice(range.start, range.end).indexOf(words);
      // Bold type in the middle of the words: nothing to put in their place, but the place can be shown.
      if (at === -1) return showPassage(finding);
      const start = range.start + at;
      const next = asSaid(words, fact.name, fact.value, today());
      const replacement = { range: { start, end: start + words.length }, words, next, sentence: quote };
      const plans = [{ id, title: blueprint.title, replacements: [replacement] }];
      setOffer({ fact: fact.name, old: words, next, plans });
    },
    dialogs: (
      <>
        {offer && <ReplaceDialog {...offer} onClose={() => setOffer(null)} onReplace={replace} />}
        {done && (
          <Toast
            message={CHECKS_COPY.replace.done(done.count)}
            action={{
              label: CHECKS_COPY.undo,
              onAction: () => {
                done.undo();
                setDone(null);
              },
            }}
            onDismiss={() => setDone(null)}
          />
        )}
      </>
    ),
  };
}
