import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { followVisibleScreen } from '#client/adapters/page/visible-screen.ts';
import { whenIdle } from '#client/adapters/time/when-idle.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import { OUTLINES, type TopicOutline } from '#content/outline.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerField } from '#domain/blueprint/read-blueprint.ts';
import { TELLING_ID, type Telling } from '#domain/telling/telling.ts';
import { emptyAnswerPart, troublePart } from './blueprint-parts.tsx';
import { BlueprintScreen, type BlueprintScreenProps } from './blueprint-screen.tsx';
import type { EmptyAnswerPlace } from './empty-answer.tsx';
import { LiveSaveStatus } from './save-status.tsx';
import { voiceWhyPart } from './voice/voice-help.tsx';

type Arrived = { arrival: string; aim: string | number | null; trail: readonly string[] };

type BlueprintRoute = Pick<StoreApi<Arrived>, 'getState' | 'getInitialState' | 'subscribe'> & {
  replace: (route: { view: 'dashboard' }) => void;
  returnTo: (paths: readonly string[], otherwise: { view: 'dashboard' }) => void;
};

export type BlueprintViewProps = Pick<
  BlueprintScreenProps,
  'questions' | 'speech' | 'seenNotes' | 'places'
> & {
  outline: TopicOutline;
  workspace: Workspace;
  route: BlueprintRoute;
  onOpen: (type: BlueprintType) => void;
  generation: (id: string) => ReactNode;
  /** Facts to use in an answer. */
  renderFacts: (question: {
    workspace: Workspace;
    id: string;
    type: BlueprintType;
    index: number;
  }) => ReactNode;
  /** Passages found for a question in texts told earlier. */
  renderTold: (question: { workspace: Workspace; type: BlueprintType; index: number }) => ReactNode;
  /** A suggestion after a very short answer. */
  renderNudge: (answer: { type: BlueprintType; index: number; question: string }) => ReactNode;
  /** Prefetches other features' parts of this screen: they may be needed offline. */
  fetchAhead: () => void;
};

export function BlueprintView(props: BlueprintViewProps) {
  const { outline, questions, workspace, route, onOpen, generation, fetchAhead } = props;
  const { store, lateStore, actions } = workspace;
  const blueprint = useStore(lateStore, (state) => state.blueprints[state.byType[outline.type] ?? '']);
  const hasFacts = useStore(
    store,
    ({ sheet }) => Object.keys(sheet?.facts ?? {}).length > 0 || sheet?.launches !== undefined,
  );
  const hasTold = useStore(store, ({ documents }) => isTold(documents.telling[TELLING_ID], outline.type));
  const [shortAnswer, setShortAnswer] = useState<number | null>(null);
  const id = blueprint?.id ?? '';
  const isDisputed = useStore(store, ({ conflicts, blocked, deletedElsewhere }) =>
    [conflicts, blocked, deletedElsewhere].some((notes) => notes.some((note) => note.docId === id)),
  );
  // Stable elements and functions: a keystroke in an answer renders only that answer, neither the panel nor its plan.
  const panel = useMemo(() => generation(id), [generation, id]);
  const status = useMemo(() => <LiveSaveStatus workspace={workspace} />, [workspace]);
  const goBack = useCallback(() => route.returnTo(Object.keys(BACK_LABELS), { view: 'dashboard' }), [route]);
  const cameFrom = useStore(route, lastPlace);
  const edit = useCallback(
    (index: number, text: string) => actions.type(() => actions.editText(id, answerField(index), text)),
    [actions, id],
  );
  const draft = useCallback(
    (index: number, text: string) => {
      setShortAnswer(null);
      actions.type(() => actions.editDraft(id, answerField(index), text));
    },
    [actions, id],
  );
  const renderEmpty = useCallback(
    (answer: EmptyAnswerPlace) => (
      <Preloaded of={emptyAnswerPart} props={{ ...answer, workspace, blueprintId: id }} />
    ),
    [workspace, id],
  );
  const [arrived] = useState(route.getState);
  const [takesFocus] = useState(() => wasOpenedToAnswer(arrived));
  const hasIt = blueprint !== undefined;
  const hadIt = useRef(false);

  useEffect(() => {
    const { title, description } = outline;
    // Only a card, a link or a reload may create a blueprint. A missing one, or one reached by Back after it was
    // deleted, must not return as an empty one.
    const mayCreate = !hadIt.current && route.getState().arrival !== 'back';
    if (hasIt || mayCreate) actions.openTopic(outline.type, { title, description });
    else route.replace({ view: 'dashboard' });
    hadIt.current ||= hasIt;
  }, [hasIt, outline, actions, route]);

  useEffect(() => () => actions.closeBlueprint(), [actions]);

  useEffect(() => followVisibleScreen(), []);

  useEffect(
    () =>
      whenIdle(() => {
        fetchAhead();
        for (const part of [troublePart, emptyAnswerPart, voiceWhyPart]) void part.preload();
      }),
    [fetchAhead],
  );

  if (!blueprint) return null;
  const next = OUTLINES[OUTLINES.indexOf(outline) + 1];
  return (
    <BlueprintScreen
      blueprint={blueprint}
      questions={questions}
      takesFocus={takesFocus}
      asked={typeof arrived.aim === 'number' ? arrived.aim : -1}
      status={status}
      places={props.places}
      onDraft={draft}
      onBack={goBack}
      backLabel={BACK_LABELS[cameFrom] ?? BLUEPRINT_COPY.back}
      onSubmit={(index, text) => {
        actions.submitAnswer(blueprint.id, index, text);
        const note = `nudge ${outline.type} ${index}`;
        const isNudged = isShort(text) && !props.seenNotes.has(note);
        if (isNudged) props.seenNotes.add(note);
        setShortAnswer(isNudged ? index : null);
      }}
      onEdit={edit}
      onLeaveField={actions.flush}
      renderEmpty={renderEmpty}
      next={next ? { title: next.title, onOpen: () => onOpen(next.type) } : null}
      speech={props.speech}
      seenNotes={props.seenNotes}
      notices={isDisputed ? <Preloaded of={troublePart} props={{ workspace, id, questions }} /> : null}
      beside={(index) => (
        <>
          {hasFacts && props.renderFacts({ workspace, id, type: outline.type, index })}
          {hasTold && props.renderTold({ workspace, type: outline.type, index })}
        </>
      )}
      nudge={
        shortAnswer !== null &&
        props.renderNudge({
          type: outline.type,
          index: shortAnswer,
          question: questions[shortAnswer]?.text ?? '',
        })
      }
      generation={panel}
    />
  );
}

// In words. After a shorter answer the plan would have to be guessed.
const FEW_WORDS = 12;

function isShort(answer: string): boolean {
  return answer.trim().split(/\s+/).length < FEW_WORDS;
}

function isTold(telling: Telling | undefined, type: BlueprintType): boolean {
  return (
    telling?.proposals.some(({ slot, state }) => state === 'offered' && slot.startsWith(`${type}.`)) ?? false
  );
}

// Not on a touch screen: its keyboard would cover the hint before anybody has read it.
function wasOpenedToAnswer({ arrival, aim }: Arrived): boolean {
  return arrival === 'go' && aim !== 'plan' && matchMedia('(pointer: fine)').matches;
}

const BACK_LABELS: Readonly<Record<string, string>> = {
  '/': BLUEPRINT_COPY.back,
  '/book': BLUEPRINT_COPY.backToBook,
  '/facts': BLUEPRINT_COPY.backToFacts,
  '/kit': BLUEPRINT_COPY.backToKit,
  '/launch': BLUEPRINT_COPY.backToLaunch,
  '/tell': BLUEPRINT_COPY.backToTell,
  '/week': BLUEPRINT_COPY.backToWeek,
};

function lastPlace({ trail }: { trail: readonly string[] }): string {
  return trail.findLast((path) => path in BACK_LABELS) ?? '/';
}
