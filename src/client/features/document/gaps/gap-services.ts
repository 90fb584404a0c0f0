import { changePlans, type PlanKeeper } from '#client/saving/change-plans.ts';
import { keepNeedAsFact, keepTypedWords } from '#client/saving/keep-gap-words.ts';
import { factNamed } from '#content/facts/need-facts.ts';
import { everywhereOf, gapWordsFor, placeOf, withoutNeed, withoutPlace } from '#domain/facts/gap-words.ts';
import { fillGapsLike, type Gap, gapsLike } from '#domain/plan/gaps/gaps.ts';

export type FilledElsewhere = { readonly count: number; readonly undo: () => void };

/** A gap's links to other plans and to the facts. */
export type GapServices = {
  countElsewhere: (need: string) => number;
  /** Returns the number of places, and an undo. The plans' old texts become versions. */
  fillElsewhere: (need: string, words: string) => FilledElsewhere;
  /** Returns the reason if it is impossible. */
  keepFact: (need: string, words: string) => string | undefined;
  /** The key of this gap's words. */
  placeOf: (plan: string, gap: Gap) => string;
  /** Words typed for a gap, but not filled in yet. */
  typed: (place: string) => string;
  /** Calls back whenever they may have changed. */
  onTyped: (listener: () => void) => () => void;
  /** Stores the typed words; returns the reason if that is impossible, or if they are too long to save. */
  type: (place: string, words: string) => string | undefined;
  /** These words are in the plans now. */
  forget: (filled: { place: string; need: string; words: string; isEverywhere: boolean }) => void;
};

/** Fills the same gap in all other plans, and stores its fact. */
export function gapServices(keeper: PlanKeeper, id: string): GapServices {
  const { workspace } = keeper;
  const { store, actions } = workspace;
  const others = () => Object.values(store.getState().blueprints).filter((blueprint) => blueprint.id !== id);
  return {
    countElsewhere: (need) =>
      others().reduce((count, { content }) => count + gapsLike(content.aiOutput ?? '', need).length, 0),
    fillElsewhere(need, words) {
      const filled = others().flatMap(({ id: other, content }) => {
        const { text, count } = fillGapsLike(content.aiOutput ?? '', need, words);
        return count > 0 ? [{ id: other, text, count }] : [];
      });
      const { undo } = changePlans(keeper, filled);
      return { count: filled.reduce((places, { count }) => places + count, 0), undo };
    },
    keepFact: (need, words) => keepNeedAsFact(workspace, factNamed, need, words),
    placeOf(plan, gap) {
      const type = store.getState().blueprints[id]?.type;
      return type ? placeOf(type, plan, gap) : everywhereOf(gap.need);
    },
    typed: (place) => gapWordsFor(store.getState().sheet, place),
    onTyped: (listener) => store.subscribe(listener),
    type: (place, words) => keepTypedWords(workspace, place, words),
    forget({ place, need, words, isEverywhere }) {
      if (!store.getState().sheet?.gapWords) return;
      actions.changeFacts((known, now) =>
        isEverywhere ? withoutNeed(known, need, words, now) : withoutPlace(known, place, words, now),
      );
    },
  };
}
