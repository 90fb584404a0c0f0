import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Questions } from '#client/adapters/page/questions.ts';
import { followVisibleScreen } from '#client/adapters/page/visible-screen.ts';
import { generationPart, questionFactsPart } from '#client/app/loading/lazy-parts.ts';
import { emptyAnswerPart, noticesPart } from '#client/app/loading/notices-part.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import { whenIdle } from '#client/app/loading/when-idle.ts';
import type { RouteStore } from '#client/app/route.ts';
import type { Services } from '#client/app/services.ts';
import { BlueprintScreen } from '#client/features/blueprint/blueprint-screen.tsx';
import type { EmptyAnswerProps } from '#client/features/blueprint/empty-answer.tsx';
import { SaveStatus } from '#client/features/blueprint/save-status.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { BLUEPRINT_COPY } from '#content/copy/blueprint.ts';
import { OUTLINES, type TopicOutline } from '#content/outline.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answerField, answerTo, draftTo } from '#domain/blueprint/read-blueprint.ts';

type BlueprintViewProps = {
  outline: TopicOutline;
  questions: Questions;
  workspace: Workspace;
  route: RouteStore;
  services: Services;
  onOpen: (type: BlueprintType) => void;
  generation: (id: string) => ReactNode;
};

export function BlueprintView(props: BlueprintViewProps) {
  const { outline, questions, workspace, route, services, onOpen, generation } = props;
  const { store, lateStore, actions } = workspace;
  const blueprint = useStore(lateStore, (state) => state.blueprints[state.byType[outline.type] ?? '']);
  const allConflicts = useStore(store, (state) => state.conflicts);
  const allBlocked = useStore(store, (state) => state.blocked);
  const deletedElsewhere = useStore(store, (state) => state.deletedElsewhere);
  const hasFacts = useStore(store, ({ launch }) => Object.keys(launch?.facts ?? {}).length > 0);
  const id = blueprint?.id ?? '';
  // The same elements and functions for every key: for a letter of an answer only that answer is drawn again, and
  // neither the panel nor the plan in it.
  const panel = useMemo(() => generation(id), [generation, id]);
  const status = useMemo(() => <LiveSaveStatus workspace={workspace} />, [workspace]);
  const goBack = useCallback(() => route.returnTo(Object.keys(BACK_LABELS), { view: 'dashboard' }), [route]);
  const cameFrom = useStore(route, lastPlace);
  const edit = useCallback(
    (index: number, text: string) => actions.type(() => actions.editText(id, answerField(index), text)),
    [actions, id],
  );
  const draft = useCallback(
    (index: number, text: string) => actions.type(() => actions.editDraft(id, answerField(index), text)),
    [actions, id],
  );
  const readLast = useCallback(
    // Seldom wanted, and of no use without the server: it comes when it is.
    async (index: number) =>
      (await import('./read-last-text.ts')).readLastText(workspace, id, answerField(index)),
    [workspace, id],
  );
  const [takesFocus] = useState(() => wasOpenedToAnswer(route.getState()));
  const hasIt = blueprint !== undefined;
  const hadIt = useRef(false);

  useEffect(() => {
    const { title, description } = outline;
    // Only a card, a link or a reload may begin a blueprint. One that is gone, or that Back leads to
    // after it was deleted, must not come back as an empty one.
    const mayCreate = !hadIt.current && route.getState().arrival !== 'back';
    if (hasIt || mayCreate) actions.openTopic(outline.type, { title, description });
    else route.replace({ view: 'dashboard' });
    hadIt.current ||= hasIt;
  }, [hasIt, outline, actions, route]);

  useEffect(() => () => actions.closeBlueprint(), [actions]);

  useEffect(() => followVisibleScreen(), []);

  // What this screen may need when the train is in the tunnel: the panel after the third answer, and its notices.
  useEffect(
    () =>
      whenIdle(() => {
        void generationPart.preload();
        void noticesPart.preload();
        void emptyAnswerPart.preload();
      }),
    [],
  );

  if (!blueprint) return null;
  const isOwn = (note: { blueprintId: string }) => note.blueprintId === blueprint.id;
  const conflicts = allConflicts.filter(isOwn);
  const blocked = allBlocked.find(isOwn);
  const isDeletedElsewhere = deletedElsewhere.some(isOwn);
  const isDisputed = conflicts.length > 0 || blocked !== undefined || isDeletedElsewhere;
  const next = OUTLINES[OUTLINES.indexOf(outline) + 1];
  return (
    <BlueprintScreen
      blueprint={blueprint}
      questions={questions}
      takesFocus={takesFocus}
      status={status}
      onDraft={draft}
      onBack={goBack}
      backLabel={BACK_LABELS[cameFrom] ?? BLUEPRINT_COPY.back}
      onSubmit={(index, text) => actions.submitAnswer(blueprint.id, index, text)}
      onEdit={edit}
      onLeaveField={actions.flush}
      readLastText={readLast}
      renderEmpty={emptyAnswer}
      next={next ? { title: next.title, onOpen: () => onOpen(next.type) } : null}
      speech={services.speech}
      seenNotes={services.seenNotes}
      notices={
        isDisputed ? (
          <Preloaded
            of={noticesPart}
            props={{
              conflicts,
              blocked,
              isDeletedElsewhere,
              wholeText: () => wholeText(blueprint, questions),
              onResolve: ({ conflictId }, choice) =>
                actions.resolveConflict(blueprint.id, conflictId, choice),
              onRestore: () => actions.restoreAsNew(blueprint.id),
              onLetGo: () => actions.deleteBlueprint(blueprint.id),
            }}
          />
        ) : null
      }
      beside={(index) =>
        hasFacts ? (
          <Preloaded of={questionFactsPart} isOptional props={{ workspace, id, type: outline.type, index }} />
        ) : null
      }
      generation={panel}
    />
  );
}

// Not on a touch screen: its keyboard would cover the hint before anybody has read it.
function wasOpenedToAnswer({ arrival, aim }: ReturnType<RouteStore['getState']>): boolean {
  return arrival === 'go' && aim === null && matchMedia('(pointer: fine)').matches;
}

const emptyAnswer = (props: EmptyAnswerProps) => <Preloaded of={emptyAnswerPart} props={props} />;

const BACK_LABELS: Readonly<Record<string, string>> = {
  '/': BLUEPRINT_COPY.back,
  '/book': BLUEPRINT_COPY.backToBook,
  '/facts': BLUEPRINT_COPY.backToFacts,
  '/gaps': BLUEPRINT_COPY.backToGaps,
};

function lastPlace({ trail }: { trail: readonly string[] }): string {
  return trail.findLast((path) => path in BACK_LABELS) ?? '/';
}

function LiveSaveStatus({ workspace: { store } }: { workspace: Workspace }) {
  const status = useStore(store, (state) => state.saveStatus);
  const isRenewed = useStore(store, ({ renewed, activeId }) => renewed.some((id) => id === activeId));
  return <SaveStatus status={status} isRenewed={isRenewed} />;
}

function wholeText(blueprint: Blueprint, questions: Questions): string {
  const answers = questions.map(({ text }, index) =>
    [text, answerTo(blueprint, index), draftTo(blueprint, index)].filter(Boolean).join('\n'),
  );
  const { notes = '', aiOutput = '', drafts } = blueprint.content;
  return [blueprint.title, ...answers, notes, aiOutput, drafts?.aiOutput ?? ''].join('\n\n').trim();
}
