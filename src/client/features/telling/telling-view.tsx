import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import { localDay } from '#client/adapters/time/local-day.ts';
import type { Life } from '#client/saving/once-per-life.ts';
import type { PlaceSlots } from '#client/ui/place-page.tsx';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import type { AskedQuestion } from '#content/telling/pointing-prompt.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerTo, draftTo } from '#domain/blueprint/read-blueprint.ts';
import { tellingTexts } from '#domain/facts/facts-in-told.ts';
import { suggestFacts } from '#domain/facts/suggest-facts.ts';
import { proposedIn } from '#domain/telling/read-telling.ts';
import { ALL_TOPIC_QUESTIONS, slotOf } from '#domain/telling/slots.ts';
import { type Source, TELLING_ID } from '#domain/telling/telling.ts';
import { loadQuestions } from './open-pointing.ts';
import type { PointingStore } from './pointing.ts';
import { SourceFinding } from './source-finding.tsx';
import { tellingActions } from './telling-actions.ts';
import { TellingScreen } from './telling-screen.tsx';

export type TellingViewProps = PlaceSlots & {
  life: Life;
  settings: AiSettings;
  pointing: PointingStore;
  /** Telling by voice. */
  recording?: ReactNode;
  onOpen: (type: BlueprintType, question: number) => void;
  onOpenFacts: () => void;
};

const NOTHING: readonly Source[] = [];

export function TellingView(props: TellingViewProps) {
  const { life, settings, pointing, onOpen, onOpenFacts, recording, ...slots } = props;
  const { store, lateStore } = life.workspace;
  const now = useStore(lateStore, (state) => state.documents.telling[TELLING_ID]);
  // Everything computed from the texts: for long ones that takes longer than a keystroke may.
  const telling = useDeferredValue(now);
  const blueprints = useStore(store, (state) => state.blueprints);
  const sheet = useStore(store, (state) => state.sheet);
  const [today] = useState(localDay);
  const questions = useQuestionTexts();
  const words = useMemo(() => new Map(questions.map(({ slot, text }) => [slot, text])), [questions]);
  const actions = useMemo(() => tellingActions(life.workspace), [life]);
  const sources = useMemo(
    () => now?.sources.toSorted((one, other) => one.at.localeCompare(other.at)) ?? NOTHING,
    [now],
  );
  const proposed = useMemo(() => proposedIn(telling), [telling]);
  const factCount = useMemo(() => {
    const texts = tellingTexts(telling?.sources);
    return suggestFacts({ blueprints: [], told: texts, sheet, tables: FACT_TABLES, today }).length;
  }, [telling, sheet, today]);
  const open = useMemo(() => {
    const byType = Map.groupBy(Object.values(blueprints), ({ type }) => type);
    const found = new Set(proposed.filter(({ state }) => state === 'offered').map(({ slot }) => slot));
    return ALL_TOPIC_QUESTIONS.filter((asked) => {
      const [blueprint] = byType.get(asked.type) ?? [];
      const said = blueprint ? [answerTo(blueprint, asked.index), draftTo(blueprint, asked.index)] : [];
      return said.every((text) => text.trim() === '') && !found.has(slotOf(asked));
    });
  }, [blueprints, proposed]);

  return (
    <TellingScreen
      {...slots}
      sources={sources}
      proposed={proposed}
      open={open}
      questionOf={(slot) => words.get(slot) ?? slot}
      actions={actions}
      factCount={factCount}
      onOpenFacts={onOpenFacts}
      onOpen={onOpen}
      recording={recording}
      finding={(source) => (
        <SourceFinding
          source={source}
          settings={settings}
          pointing={pointing}
          questions={questions}
          found={proposed.filter(({ sourceId }) => sourceId === source.id).length}
          hasOffered={proposed.some(({ sourceId, state }) => sourceId === source.id && state === 'offered')}
        />
      )}
    />
  );
}

const NO_QUESTIONS: readonly AskedQuestion[] = [];

/** Offline, the questions' keys must do; the texts themselves don't need them. */
function useQuestionTexts(): readonly AskedQuestion[] {
  const [questions, setQuestions] = useState(NO_QUESTIONS);
  useEffect(() => void loadQuestions().then(setQuestions, () => undefined), []);
  return questions;
}
