import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PlanViewChoice } from '#client/adapters/device/plan-view-choice.ts';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { AfterWriting } from './after-writing.tsx';
import { AskFirst } from './ask-first.tsx';
import { BeforeWriting, useRunReport } from './before-writing.tsx';
import { NotAPlanNotice } from './clipboard/not-a-plan-notice.tsx';
import { useCopying } from './clipboard/use-copying.ts';
import { AssistantWay } from './finish/assistant-way.tsx';
import { type RenderNotice, useNotice } from './finish/chat-tools.tsx';
import { FinishCard, TwoWays, WriteWithKey } from './finish/finish-card.tsx';
import { GenerationError } from './generation-error.tsx';
import { HeldNotice, isCut } from './held-notice.tsx';
import { KeyHint } from './key-hint.tsx';
import { PanelDialogs, type PanelDialogsProps } from './panel-dialogs.tsx';
import { PanelHeader } from './panel-header.tsx';
import { PlanBody, type PlanBodyProps } from './plan-body.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { type PlanDialog, PlanTools } from './plan-tools.tsx';
import { ScriptureCheck } from './scripture-check.tsx';
import { useAfterFrame } from './use-after-frame.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useArrival } from './use-arrival.ts';
import { aboutPlan, isOnlyPlan } from './view/about-plan.ts';
import { useMoreMenu } from './view/more-menu.tsx';
import { SkipToPlan } from './view/skip-to-plan.tsx';
import { usePlanView } from './view/use-plan-view.ts';
import { type Generation, IDLE } from './writing/generation-state.ts';
import { warmGeneration } from './writing/open-generation.ts';

export type GenerationPanelProps = Pick<PlanBodyProps, 'renderDocument' | 'onEdit' | 'onLeaveField'> &
  Pick<PanelDialogsProps, 'id' | 'generation' | 'settings' | 'renderVersions' | 'renderShare'> & {
    viewChoice: PlanViewChoice;
    renderNotice?: RenderNotice;
    /** The current plan, keystroke by keystroke: the editor shows nothing older. */
    savedText: string;
    /** All of this person's blueprints by id: earlier ones feed this plan. May lag slightly behind typing. */
    blueprints: Readonly<Record<string, Blueprint>>;
    /** Confirmed facts come first in every prompt. */
    sheet: FactSheet | null;
    /** Notes: what else the AI should know. */
    notes: string;
    /** Changes are only on this device so far. */
    isUnsaved?: boolean;
    onNotes: (text: string) => void;
    /** Decisions that this plan needs first; app/ passes it in. */
    first?: ReactNode;
    isUndecided?: boolean;
    onOpenSettings: () => void;
    onChooseModel: () => void;
    onTake: (format: 'docx' | 'pdf') => void;
  };

/** Mount with `key={id}`: the editor keeps the text of its first blueprint. */
export function GenerationPanel(props: GenerationPanelProps) {
  const { id, savedText, blueprints, generation, settings, onOpenSettings } = props;
  const state = useStore(generation.store, (all): Generation => all[id] ?? IDLE);
  const hasKey = useStore(settings, ({ openAIKey }) => Boolean(openAIKey));
  const isOpenAi = useStore(settings, ({ baseUrl }) => baseUrl === AI_DEFAULTS.baseUrl);
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const base = useId();
  const ids = useMemo(() => ({ hint: `${base}-hint`, title: base, about: `${base}-about` }), [base]);
  const heading = useRef<HTMLHeadingElement>(null);
  const copying = useCopying(dialog, savedText !== '');
  useAnnouncements(state);
  const trouble = useRef<HTMLDivElement>(null);
  const arrived = useArrival(state, heading, trouble);
  useEffect(warmGeneration, []);
  useEffect(() => void generation.recover(id), [generation, id]);
  const loadPrompt = useCallback(
    () => (hasKey ? generation.promptOf(id) : generation.chatPromptOf(id)),
    [generation, id, hasKey],
  );
  const loadMessages = useCallback(() => generation.promptToCopy(id), [generation, id]);
  const isElsewhere = state.status === 'elsewhere';
  const isGenerating = state.status === 'generating' || isElsewhere;
  const isSaving = state.status === 'saving';
  const isBusy = isGenerating || isSaving;
  const isAtRest = useAfterFrame(!isBusy);
  const isDraftShown = state.status === 'held' || isBusy;
  const text = isDraftShown ? generation.drafts.read(id) || savedText : savedText;
  const failure = state.status === 'held' || state.status === 'failed' ? state.failure : undefined;

  // The parts around the plan read its words on demand: a keystroke in the plan renders none of them.
  const words = useRef({ text, savedText });
  words.current = { text, savedText };
  const readText = useCallback(() => words.current.text, []);
  const save = useCallback(() => {
    const isHeld = generation.stateOf(id).status === 'held';
    void (isHeld ? generation.keepDraft(id) : generation.saveEdited(id, words.current.savedText));
  }, [generation, id]);
  const openPaste = useCallback(() => setDialog('paste'), []);
  const openReads = useCallback(() => setDialog('reads'), []);
  const closeDialog = useCallback(() => setDialog(null), []);

  const hasText = text.trim() !== '';
  const origin = blueprints[id]?.content.outputFacts?.origin;
  const hasPlan = isGenerating || hasText;
  const planView = usePlanView(props.viewChoice, hasPlan, isGenerating);
  const more = useMoreMenu({
    isThere: hasPlan,
    planView,
    copying,
    isBusy,
    hasKey,
    usage: state.status === 'idle' && isAtRest ? state.usage : undefined,
    loadMessages,
    readText,
    onOpen: setDialog,
    onTake: props.onTake,
  });
  const run = useRunReport({
    id,
    blueprints,
    sheet: props.sheet,
    settings,
    isAtRest: isAtRest && state.status !== 'held',
  });
  const notice = useNotice(props.renderNotice, { hasKey, copying, loadMessages, onPaste: openPaste });
  const withoutKey = { isBusy, loadMessages, onPaste: openPaste, onOpenSettings };
  const write = useCallback(() => void generation.generate(id), [generation, id]);
  const notes = <PlanNotes notes={props.notes} onNotes={props.onNotes} onLeaveField={props.onLeaveField} />;
  const askFirst = (
    <AskFirst
      id={id}
      asking={generation.asking}
      notes={props.notes}
      isOff={isBusy || !hasKey}
      onNotes={props.onNotes}
      onGenerate={write}
    />
  );
  return (
    <section aria-labelledby={ids.title} className="flex flex-col gap-4">
      {notice}
      {hasText && !isGenerating && <SkipToPlan />}
      {!hasPlan && (
        <div className="mb-6">
          <FinishCard notes={notes} first={props.first}>
            {hasKey ? (
              <WriteWithKey
                cents={run.cents}
                isBusy={isBusy}
                isUndecided={props.isUndecided}
                askFirst={askFirst}
                onWrite={write}
              />
            ) : (
              <TwoWays {...withoutKey} isUndecided={props.isUndecided} copying={copying} />
            )}
          </FinishCard>
        </div>
      )}
      <PanelHeader
        id={id}
        generation={generation}
        ids={ids}
        heading={heading}
        title={hasPlan ? blueprints[id]?.title : undefined}
        about={aboutPlan(text, isGenerating, arrived !== undefined, blueprints)}
        isGenerating={isGenerating}
        isElsewhere={isElsewhere}
        isSaving={isSaving}
        hasText={hasText}
        isUnsaved={props.isUnsaved === true || state.status === 'held'}
        hasKey={hasKey}
        askFirst={hasKey && !hasPlan ? null : askFirst}
        more={more}
        onSave={save}
      />
      {hasPlan && <output className="text-sm text-soft empty:-mt-4">{failure ? '' : copying.said}</output>}
      {hasPlan && !failure && copying.refused !== undefined && (
        <CopyByHand label={GENERATION_COPY.tools.toCopy} text={copying.refused} onClose={copying.close} />
      )}
      {state.status === 'generating' && state.part !== undefined && (
        <p className="text-sm text-soft">{GENERATION_COPY.part(state.part)}</p>
      )}
      {isElsewhere && <Notice>{GENERATION_COPY.elsewhere}</Notice>}
      <BeforeWriting {...run} hasKey={hasKey} hasPlan={hasPlan} onShowReads={openReads} />
      {!hasKey && <KeyHint id={ids.hint} hasPlan={hasPlan} onOpenSettings={onOpenSettings} />}
      {failure && (
        <GenerationError
          place={trouble}
          failure={failure}
          onOpenSettings={onOpenSettings}
          onChooseModel={props.onChooseModel}
          isOpenAi={isOpenAi}
          assistant={<AssistantWay {...withoutKey} copying={copying} />}
        />
      )}
      {state.status === 'held' && dialog !== 'paste' && (
        <HeldNotice
          reason={state.reason}
          hasEarlierPlan={savedText.trim() !== ''}
          onContinue={() => generation.continueWriting(id)}
          onKeep={() => generation.keepDraft(id)}
          onDiscard={() => generation.discardDraft(id)}
        />
      )}
      {state.status === 'idle' && <NotAPlanNotice text={savedText} isLookedAt={origin !== 'generated'} />}
      <PlanBody
        id={id}
        text={text}
        isWriting={isGenerating}
        isSaving={isSaving}
        isReadOnly={isDraftShown}
        isCut={state.status === 'held' && isCut(state.reason)}
        arrived={arrived}
        drafts={generation.drafts}
        planView={planView}
        renderDocument={props.renderDocument}
        onEdit={props.onEdit}
        onLeaveField={props.onLeaveField}
      />
      {state.status === 'idle' && isAtRest && (
        <AfterWriting {...state} isFirst={arrived !== undefined && isOnlyPlan(blueprints)} />
      )}
      {hasPlan && notes}
      <PlanTools
        readText={readText}
        hasText={hasText}
        isBusy={isBusy}
        hasPlan={hasPlan}
        hasKey={hasKey}
        loadMessages={loadMessages}
        canShare={props.renderShare !== undefined}
        onOpen={setDialog}
      />
      {!isGenerating && <ScriptureCheck id={id} text={text} blueprints={blueprints} sheet={props.sheet} />}
      <PanelDialogs
        id={id}
        type={blueprints[id]?.type}
        generation={generation}
        settings={settings}
        renderVersions={props.renderVersions}
        renderShare={props.renderShare}
        open={dialog}
        onClose={closeDialog}
        loadPrompt={loadPrompt}
        hasPlan={savedText.trim() !== ''}
      />
    </section>
  );
}
