import { useCallback, useState } from 'react';
import type { PlanViewChoice, PlanViewName } from '#client/adapters/device/plan-view-choice.ts';

/**
 * Without a plan there is only the text area. It stays while somebody types a plan into it: switching the view after
 * the first keystroke would remove the box from under their hands.
 */
export function usePlanView(choice: PlanViewChoice, hasPlan: boolean, isWriting: boolean) {
  const [chosen, setChosen] = useState(() => choice.read());
  const [isTyped, setIsTyped] = useState(false);
  if (isTyped && isWriting) setIsTyped(false);
  const view: PlanViewName = hasPlan && !isTyped ? chosen : 'text';
  const choose = useCallback(
    (next: PlanViewName) => {
      setIsTyped(false);
      setChosen(next);
      choice.keep(next);
    },
    [choice],
  );
  return {
    view,
    choose,
    noteTyping() {
      if (!hasPlan) setIsTyped(true);
    },
  };
}

export type PlanViewState = ReturnType<typeof usePlanView>;
