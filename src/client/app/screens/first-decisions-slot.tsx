import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { useReplacing } from '#client/features/checks/use-replacing.tsx';
import { FirstDecisions } from '#client/features/decisions/first-decisions.tsx';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';

/** Before a plan is written: the decisions it needs, and updating plans after a choice. */
export function FirstDecisionsSlot({ life, type }: { life: SignedInLife; type: BlueprintType }) {
  const { offerSettled, dialogs } = useReplacing(life);
  return (
    <>
      <FirstDecisions
        life={life}
        type={type}
        onSettled={({ settling, ...before }) => offerSettled(settling, before)}
      />
      {dialogs}
    </>
  );
}
