import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useToday } from '#client/loading/use-today.ts';
import { showPassage } from '#client/plan-view/show-passage.ts';
import { changePlans, type PlanKeeper } from '#client/saving/change-plans.ts';
import { keepNeedAsFact, keepTypedWords } from '#client/saving/keep-gap-words.ts';
import { type DoneMessage, DoneToast } from '#client/ui/notices/done-toast.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import { matterLabel } from '#content/decisions/point-groups.ts';
import { factNamed, factOfGap } from '#content/facts/need-facts.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { findDecisions } from '#domain/decisions/find-decisions.ts';
import { pointsLeft } from '#domain/decisions/settled-plans.ts';
import type { GapWords } from '#domain/facts/fact-sheet.ts';
import {
  decisionOf,
  everywhereOf,
  gapWordsFor,
  goneGapWords,
  strayGapWords,
  withoutNeed,
  withoutStray,
  withStray,
  withWordsBack,
} from '#domain/facts/gap-words.ts';
import { setMark } from '#domain/facts/settle.ts';
import { messageOf } from '#domain/message-of.ts';
import { joinNeeds, type Need, needsIn, type OpenPoint } from '#domain/plan/gaps/gap-list.ts';
import { fillGapsLike } from '#domain/plan/gaps/gaps.ts';
import { GapsScreen, type GapsScreenProps } from './gaps-screen.tsx';

export type GapsViewProps = Pick<GapsScreenProps, 'isAsked' | 'toCheck'> & {
  life: PlanKeeper;
  onOpen: (type: BlueprintType) => void;
};

/** The plans' gaps and open points, below the decisions. */
export function GapsView({ life, onOpen, ...slots }: GapsViewProps) {
  const { store, actions } = life.workspace;
  const byId = useStore(store, (state) => state.blueprints);
  const sheet = useStore(store, (state) => state.sheet);
  const [told, setTold] = useState<DoneMessage | null>(null);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  const today = useToday();
  const needs = useMemo(() => joinNeeds(needsIn(blueprints), factOfGap), [blueprints]);
  const undecided = useMemo(() => {
    const { open, later } = findDecisions({ blueprints, sheet, tables: DECISION_TABLES, today });
    return [...open, ...later];
  }, [blueprints, sheet, today]);
  const points = useMemo(
    () => pointsLeft({ blueprints, sheet, tables: DECISION_TABLES, today }),
    [blueprints, sheet, today],
  );
  const stray = useMemo(() => {
    const asked = new Set(undecided.map(({ matter }) => decisionOf(matterLabel(matter))));
    return strayGapWords(sheet, blueprints, (of) => asked.has(of));
  }, [sheet, blueprints, undecided]);

  function tellWith(message: string, undo: () => void): void {
    setTold({ message, undo });
  }
  function fill({ need, also = [], places }: Need, words: string, isFact: boolean): void {
    const asked = [need, ...also];
    const plans = Object.values(store.getState().blueprints).flatMap(({ id, content }) => {
      const plan = content.aiOutput ?? '';
      const text = asked.reduce((next, each) => fillGapsLike(next, each, words).text, plan);
      return text !== plan ? [{ id, text }] : [];
    });
    const { undo } = changePlans(life, plans);
    const before = store.getState().sheet;
    actions.changeFacts((known, now) =>
      asked.reduce((next, each) => withoutNeed(next, each, words, now), known),
    );
    const gone = goneGapWords(before, store.getState().sheet);
    const notKept = isFact ? keepNeedAsFact(life.workspace, factNamed, need, words) : undefined;
    const said = [GAPS_COPY.filled(places.length), notKept && GAPS_COPY.noFact(notKept)];
    const takeOut = () => {
      // The words must go back into their fields, or stay in the plans: nowhere else would they be stored.
      try {
        const typed = { of: everywhereOf(need), words };
        actions.changeFacts((known, now) => withWordsBack(known, gone, typed, now));
        undo();
      } catch (problem) {
        tellWith(messageOf(problem, ''), takeOut);
      }
    };
    tellWith(said.filter(Boolean).join(' '), takeOut);
  }
  function remove(words: GapWords): void {
    actions.changeFacts((known, now) => withoutStray(known, words, now));
    actions.flush();
    tellWith(GAPS_COPY.stray.removed, () => bringBack(words));
  }
  function bringBack(words: GapWords): void {
    try {
      actions.changeFacts((known, now) => withStray(known, words, now));
      actions.flush();
    } catch (problem) {
      // Other words have taken their room: they can be restored once there is some again.
      tellWith(messageOf(problem, ''), () => bringBack(words));
    }
  }
  function markDone({ mark }: OpenPoint, isDone: boolean): void {
    actions.changeFacts((known, now) => setMark(known, mark, isDone, now));
    actions.flush();
  }
  return (
    <>
      <GapsScreen
        needs={needs}
        points={points}
        {...slots}
        factFor={(need) => {
          const fact = factOfGap(need);
          return fact && sheet?.facts[fact];
        }}
        typedFor={({ need, also = [] }) =>
          [need, ...also].map((each) => gapWordsFor(sheet, everywhereOf(each))).find(Boolean) ?? ''
        }
        actions={{
          fill,
          type: (need, words) => keepTypedWords(life.workspace, everywhereOf(need), words),
          flush: actions.flush,
          show({ type, sentence, gap }) {
            onOpen(type);
            showPassage({ quote: sentence, words: gap.need, range: gap.range });
          },
        }}
        onShowPoint={({ type, text }) => {
          onOpen(type);
          showPassage({ quote: text, words: text, range: { start: 0, end: 0 } });
        }}
        onDone={(point) => {
          markDone(point, true);
          tellWith(GAPS_COPY.points.doneNow, () => markDone(point, false));
        }}
        stray={stray}
        onRemove={remove}
      />
      <DoneToast told={told} onGone={() => setTold(null)} />
    </>
  );
}
