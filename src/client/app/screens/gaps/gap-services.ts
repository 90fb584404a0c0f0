import type { GapServices } from '#client/features/document/use-gap-filling.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { addOwnFact, confirmFact } from '#domain/launch/change-launch.ts';
import { FACT_NAMES } from '#domain/launch/fact-names.ts';
import { OWN_FACT_LIMITS } from '#domain/launch/fields.ts';
import { fillGapsLike, gapsLike, needKey } from '#domain/plan/gaps.ts';

/** The same gap in all other plans, and a fact that fills it from now on. */
export function gapServices({ store, actions }: Workspace, id: string): GapServices {
  const others = () => Object.values(store.getState().blueprints).filter((blueprint) => blueprint.id !== id);
  return {
    countElsewhere: (need) =>
      others().reduce((count, { content }) => count + gapsLike(content.aiOutput ?? '', need).length, 0),
    fillElsewhere(need, words) {
      for (const { id: other, content } of others()) {
        const { text, count } = fillGapsLike(content.aiOutput ?? '', need, words);
        if (count > 0) actions.editOutput(other, text);
      }
    },
    keepFact(need, words) {
      const known = FACT_NAMES.find((name) => needKey(FACT_LABELS[name]) === needKey(need));
      const value = words.trim().slice(0, OWN_FACT_LIMITS.value);
      const name = need.slice(0, OWN_FACT_LIMITS.name);
      actions.changeLaunch((launch, now) =>
        known ? confirmFact(launch, known, value, now) : addOwnFact(launch, { name, value }, now),
      );
      actions.flush();
    },
  };
}
