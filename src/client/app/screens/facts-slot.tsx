import { useStore } from 'zustand';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { RouteStore } from '#client/app/route.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { AllChecks } from '#client/features/checks/all-checks.tsx';
import { checkedBookOf } from '#client/features/checks/checked-book.ts';
import { PlansAgainst } from '#client/features/checks/plans-against.tsx';
import { useFine } from '#client/features/checks/use-fine.tsx';
import { useReplacing } from '#client/features/checks/use-replacing.tsx';
import { DecisionsPart } from '#client/features/decisions/decisions-part.tsx';
import { settlingOf } from '#client/features/decisions/settling-of.ts';
import { askedFactOf } from '#client/features/facts/asked-fact.ts';
import { FactsView, type FactsViewProps } from '#client/features/facts/facts-view.tsx';
import { GapsView } from '#client/features/gaps/gaps-view.tsx';
import type { PlaceSlots } from '#client/ui/place-page.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';

export type FactsSlotProps = PlaceSlots &
  Pick<FactsViewProps, 'onOpen'> & { life: SignedInLife; route: RouteStore };

/**
 * Everything that only the person can settle, in one place: decisions first, then the plans' gaps, findings and points
 * to confirm, then the facts. A confirmed fact is searched in the plans.
 */
export function FactsSlot({ life, route, onOpen, ...slots }: FactsSlotProps) {
  const { offerEverywhere, offerSettled, offerHere, dialogs } = useReplacing(life, (type) =>
    onOpen(type, 'plan'),
  );
  const { fine, callFine, toast } = useFine(life);
  const against = useStore(
    checkedBookOf(life),
    (all) => [...all.values()].flat().filter(({ fact, mark }) => fact && mark !== fine?.mark).length,
  );
  const findings = { life, onOpen, fine, onFine: callFine, onChangePlan: offerHere };
  const { store } = life.workspace;
  const known = () => store.getState().sheet?.facts;
  return (
    <>
      <FactsView
        {...slots}
        life={life}
        onOpen={onOpen}
        asked={route.getState().aim === 'hours' ? 'hoursAWeek' : null}
        toDecide={
          <DecisionsPart
            life={life}
            notClear={against > 0 ? CHECKS_COPY.against(against) : undefined}
            onSettled={({ settling, ...before }) => offerSettled(settling, before)}
          />
        }
        waiting={
          <GapsView
            life={life}
            onOpen={onOpen}
            isAsked={route.getState().aim === 'gaps'}
            toCheck={
              <AllChecks {...findings} onChangeFact={(fact) => askedFactOf(life).setState({ fact })} />
            }
          />
        }
        onConfirmed={(fact, text, old, confirmed) => {
          const others = old === undefined ? [] : [old];
          const settling = settlingOf(store.getState(), { fact }, text, others, localDay());
          offerSettled(settling, confirmed, old !== undefined);
        }}
        findingsOf={(fact, edit) => (
          <PlansAgainst
            fact={fact}
            {...findings}
            onChangeFact={edit}
            onChangeAll={(words) => offerEverywhere(fact, words, known()?.[fact] ?? '')}
          />
        )}
      />
      {dialogs}
      {toast}
    </>
  );
}
