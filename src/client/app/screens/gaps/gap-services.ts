import type { GapServices } from '#client/features/document/use-gap-filling.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { addOwnFact, confirmFact } from '#domain/launch/change-launch.ts';
import { FACT_NAMES } from '#domain/launch/fact-names.ts';
import { OWN_FACT_LIMITS } from '#domain/launch/fields.ts';
import { everywhereOf, gapWordsFor, placeOf, withoutNeed, withoutPlace } from '#domain/launch/gap-words.ts';
import { messageOf } from '#domain/message-of.ts';
import { fillGapsLike, type Gap, gapsLike, needKey } from '#domain/plan/gaps/gaps.ts';
import { keepTypedWords } from './keep-gap-words.ts';

/** The same gap in all other plans, and a fact that fills it from now on. */
export function gapServices(workspace: Workspace, id: string): GapServices {
  const { store, actions } = workspace;
  const place = (gap: Gap) => {
    const own = store.getState().blueprints[id];
    return own ? placeOf(own.type, own.content.aiOutput ?? '', gap) : everywhereOf(gap.need);
  };
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
      const name = need.slice(0, OWN_FACT_LIMITS.name);
      try {
        actions.changeLaunch((launch, now) =>
          known ? confirmFact(launch, known, words, now) : addOwnFact(launch, { name, value: words }, now),
        );
      } catch (problem) {
        return messageOf(problem, '');
      }
      actions.flush();
      return undefined;
    },
    typed: (gap) => gapWordsFor(store.getState().launch, place(gap)),
    type: (gap, words) => keepTypedWords(workspace, place(gap), words),
    forget(gap, isEverywhere) {
      const { launch } = store.getState();
      if (!launch?.gapWords) return;
      const of = place(gap);
      actions.changeLaunch((known, now) =>
        isEverywhere ? withoutNeed(known, gap.need, now) : withoutPlace(known, of, now),
      );
    },
  };
}
