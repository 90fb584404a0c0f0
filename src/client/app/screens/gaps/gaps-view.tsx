import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { RouteStore } from '#client/app/route.ts';
import { changePlans } from '#client/app/screens/facts/change-plans.ts';
import { LaunchNotices } from '#client/app/screens/facts/launch-notices.tsx';
import { showPassage } from '#client/app/screens/show-passage.ts';
import { useHeadingFocus } from '#client/app/screens/use-heading-focus.ts';
import { Places } from '#client/app/shell/places.tsx';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { SaveStatus } from '#client/features/blueprint/save-status.tsx';
import { GapsScreen } from '#client/features/gaps/gaps-screen.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { Toast } from '#client/ui/notices/toast.tsx';
import { GAPS_COPY } from '#content/copy/gaps.ts';
import { factForNeed } from '#content/facts/need-facts.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { settle } from '#domain/launch/change-launch.ts';
import {
  everywhereOf,
  gapWordsFor,
  strayGapWords,
  withoutNeed,
  withoutStray,
  withStray,
} from '#domain/launch/gap-words.ts';
import type { GapWords } from '#domain/launch/launch.ts';
import { messageOf } from '#domain/message-of.ts';
import { type Need, needsIn, type OpenPoint, openPointsIn } from '#domain/plan/gaps/gap-list.ts';
import { fillGapsLike } from '#domain/plan/gaps/gaps.ts';
import { gapServices } from './gap-services.ts';
import { keepTypedWords } from './keep-gap-words.ts';

export type GapsViewProps = {
  life: SignedInLife;
  route: RouteStore;
  onOpen: (type: BlueprintType) => void;
};

type Undoable = { message: string; undo: () => void };

export function GapsView({ life, route, onOpen }: GapsViewProps) {
  const { store, actions } = life.workspace;
  useHeadingFocus(route);
  const byId = useStore(store, (state) => state.blueprints);
  const launch = useStore(store, (state) => state.launch);
  const status = useStore(store, (state) => state.saveStatus);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const blueprints = useMemo(() => Object.values(byId), [byId]);
  const needs = useMemo(() => needsIn(blueprints), [blueprints]);
  const points = useMemo(
    () => openPointsIn(blueprints, launch?.settled ?? []),
    [blueprints, launch?.settled],
  );

  const stray = useMemo(() => strayGapWords(launch, blueprints), [launch, blueprints]);

  function tellWith(message: string, undo: () => void): void {
    announce(message);
    setUndoable({ message, undo });
  }
  function fill({ need, places }: Need, words: string, isFact: boolean): void {
    const plans = blueprints.flatMap(({ id, content }) => {
      const { text, count } = fillGapsLike(content.aiOutput ?? '', need, words);
      return count > 0 ? [{ id, text }] : [];
    });
    const { undo } = changePlans(life, plans);
    actions.changeLaunch((known, now) => withoutNeed(known, need, now));
    const notKept = isFact ? gapServices(life.workspace, '').keepFact(need, words) : undefined;
    const said = [GAPS_COPY.filled(places.length), notKept && GAPS_COPY.noFact(notKept)];
    const takeOut = () => {
      // Their words come back into the field, or stay in the plans: nowhere else would they be kept.
      const problem = keepTypedWords(life.workspace, everywhereOf(need), words);
      if (problem === undefined) undo();
      else tellWith(problem, takeOut);
    };
    tellWith(said.filter(Boolean).join(' '), takeOut);
  }
  function remove(words: GapWords): void {
    actions.changeLaunch((known, now) => withoutStray(known, words, now));
    actions.flush();
    tellWith(GAPS_COPY.stray.removed, () => bringBack(words));
  }
  function bringBack(words: GapWords): void {
    try {
      actions.changeLaunch((known, now) => withStray(known, words, now));
      actions.flush();
    } catch (problem) {
      // Others have taken their room meanwhile: they can still come back once there is some again.
      tellWith(messageOf(problem, ''), () => bringBack(words));
    }
  }
  function markDone({ mark }: OpenPoint, isDone: boolean): void {
    actions.changeLaunch((known, now) => settle(known, mark, isDone, now));
    actions.flush();
  }
  return (
    <>
      <GapsScreen
        needs={needs}
        points={points}
        factFor={(need) => {
          const fact = factForNeed(need);
          return fact && launch?.facts[fact];
        }}
        typedFor={(need) => gapWordsFor(launch, everywhereOf(need))}
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
        places={<Places route={route} current="gaps" />}
        status={<SaveStatus status={status} />}
        notices={<LaunchNotices workspace={life.workspace} />}
      />
      {undoable && (
        <Toast
          message={undoable.message}
          action={{
            label: GAPS_COPY.undo,
            onAction: () => {
              setUndoable(null);
              undoable.undo();
            },
          }}
          onDismiss={() => setUndoable(null)}
        />
      )}
    </>
  );
}
