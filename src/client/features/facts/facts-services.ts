import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { OwnFact } from '#domain/facts/fact-sheet.ts';

/** What a person can do with facts; `facts-actions.ts` sends it the one way of saving. */
export type FactsActions = {
  draft: (fact: FactName, text: string) => void;
  /** Empty: it is not known any more. */
  confirm: (fact: FactName, text: string) => void;
  /** Several in one go; returns how to take them back. */
  confirmAll: (values: readonly (readonly [FactName, string])[]) => () => void;
  putAside: (fact: FactName, value: string) => void;
  takeBack: (fact: FactName) => void;
  draftOwn: (fact: OwnFact) => void;
  addOwn: (fact: OwnFact) => void;
  removeOwn: (name: string) => void;
  /** Sends what waits for a pause in typing. */
  flush: () => void;
  open: (type: BlueprintType, aim: 'plan' | null) => void;
};
