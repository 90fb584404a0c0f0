import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { OwnFact } from '#domain/facts/fact-sheet.ts';

/** A person's actions on facts, implemented by `facts-actions.ts`. */
export type FactsActions = {
  draft: (fact: FactName, text: string) => void;
  /** An empty text clears the fact. */
  confirm: (fact: FactName, text: string) => void;
  /** Several at once; returns an undo function. */
  confirmAll: (values: readonly (readonly [FactName, string])[]) => () => void;
  putAside: (fact: FactName, value: string) => void;
  takeBack: (fact: FactName) => void;
  draftOwn: (fact: OwnFact) => void;
  addOwn: (fact: OwnFact) => void;
  removeOwn: (name: string) => void;
  /** Sends saves that wait for a pause in typing. */
  flush: () => void;
  open: (type: BlueprintType, aim: 'plan' | null) => void;
};
