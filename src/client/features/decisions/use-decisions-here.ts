import { useEffect, useState } from 'react';
import type { Life } from '#client/saving/once-per-life.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { DecisionsHere } from './watch-decisions.ts';

const NOTHING: DecisionsHere = { isUndecided: false, clear: undefined };

/** Loaded late, since nobody waits for it: finding decisions reads every plan, and isn't part of a plan page's download. */
export function useDecisionsHere(life: Life, type: BlueprintType | undefined): DecisionsHere {
  const [here, setHere] = useState(NOTHING);
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    if (type) {
      import('./watch-decisions.ts').then(
        ({ watchDecisions }) => {
          if (!isLeft) stop = watchDecisions(life, type, setHere);
        },
        () => undefined,
      );
    }
    return () => {
      isLeft = true;
      stop();
    };
  }, [life, type]);
  return here;
}
