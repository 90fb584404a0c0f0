import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { RouteStore } from '#client/app/route.ts';
import { isCounted } from '#client/app/shell/counted-places.tsx';
import { undecidedOf } from '#client/app/shell/undecided-facts.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { useReplacing } from '#client/features/checks/use-replacing.tsx';
import { FactEditor } from '#client/features/facts/fact-editor.tsx';
import { factsActions } from '#client/features/facts/facts-actions.ts';
import { LaunchInBook } from '#client/features/launch-page/launch-in-book.tsx';
import { LaunchInWeek } from '#client/features/launch-page/launch-in-week.tsx';
import { LaunchView } from '#client/features/launch-page/launch-view.tsx';
import { LaunchOver } from '#client/features/next-launch/launch-over.tsx';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { useToday } from '#client/loading/use-today.ts';
import type { PlaceSlots } from '#client/ui/place-page.tsx';
import type { FactName } from '#domain/facts/fact-names.ts';

const sharePart = preloadable(
  async () => (await import('#client/features/review/review-parts.ts')).REVIEW_PARTS,
  'ShareView',
);

type LaunchSlotProps = PlaceSlots & { life: SignedInLife; route: RouteStore };

// Not computed before a topic is answered.
const NOTHING_TO_DECIDE = { facts: new Set<FactName>(), count: 0 };

/** The one page, with facts edited as on My facts; a changed fact is searched in the plans. */
function LaunchSlot({ life, route, ...slots }: LaunchSlotProps) {
  const { workspace } = life;
  const { offerEverywhere, offerSettled, dialogs } = useReplacing(life, (type) =>
    route.go({ view: 'blueprint', type }),
  );
  const undecided = useStore(undecidedOf(life));
  const isBegun = useStore(workspace.store, isCounted);
  const [isSharing, setIsSharing] = useState(false);
  const today = useToday();
  const saving = useMemo(() => factsActions(workspace, today), [workspace, today]);
  function confirm(fact: FactName, text: string) {
    const { store } = workspace;
    const old = store.getState().sheet?.facts[fact];
    const confirmed = saving.confirm(fact, text);
    if (text.trim() === '') return;
    const others = old === undefined ? [] : [old];
    // The code that reads all plans for it comes with the counts of the places, not with this screen.
    void import('#client/features/decisions/settling-of.ts').then(
      ({ settlingOf }) => {
        const settling = settlingOf(store.getState(), { fact }, text, others, today);
        offerSettled(settling, confirmed, old !== undefined);
      },
      () => old && offerEverywhere(fact, old, text),
    );
  }
  return (
    <>
      <LaunchView
        {...slots}
        workspace={workspace}
        confirm={confirm}
        undecided={isBegun ? undecided : NOTHING_TO_DECIDE}
        renderEditor={(editor) => <FactEditor {...editor} actions={{ ...saving, confirm }} />}
        onShare={life.config.isSharingOff ? undefined : () => setIsSharing(true)}
        onOpenWeek={() => route.go({ view: 'week' })}
        onOpenFacts={() => route.go({ view: 'facts' })}
      />
      <LaunchOver life={life} onNext={() => route.go({ view: 'next' })} isAlways />
      {dialogs}
      {isSharing && (
        <Preloaded
          of={sharePart}
          props={{ workspace, from: 'launch-page', onClose: () => setIsSharing(false) }}
        />
      )}
    </>
  );
}

/** All parts with the launch picture, in one download: separately, each screen with it would load half of them. */
export const LAUNCH_PARTS = { LaunchInBook, LaunchInWeek, LaunchOver, LaunchSlot };
