import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { AfterWriting } from './after-writing.tsx';
import { BeforeWriting } from './before-writing.tsx';
import { useCopying } from './clipboard/use-copying.ts';
import { FinishCard } from './finish/finish-card.tsx';
import { GenerationError } from './generation-error.tsx';
import { HeldNotice } from './held-notice.tsx';
import { KeyHint } from './key-hint.tsx';
import { PanelDialogs, type PanelDialogsProps } from './panel-dialogs.tsx';
import { PanelHeader } from './panel-header.tsx';
import { PlanBody, type PlanBodyProps } from './plan-body.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { type PlanDialog, PlanTools } from './plan-tools.tsx';
import { ScriptureCheck } from './scripture-check.tsx';
import { useAfterFrame } from './use-after-frame.ts';
import { useAnnouncements } from './use-announcements.ts';
import { type Generation, IDLE } from './writing/generation-state.ts';
import { warmGeneration } from './writing/open-generation.ts';

export type GenerationPanelProps = Pick<
  PlanBodyProps,
  'viewChoice' | 'renderDocument' | 'onEdit' | 'onLeaveField'
> &
  Pick<PanelDialogsProps, 'id' | 'generation' | 'settings' | 'renderVersions'> & {
    /** The plan as it is now, letter by letter: the editor shows nothing older. */
    savedText: string;
    /** All of this person's blueprints by id: earlier ones feed this plan. May lag a moment behind the typing. */
    blueprints: Readonly<Record<string, Blueprint>>;
    /** What is confirmed about the business stands first in every prompt. */
    launch: Launch | null;
    /** What else the AI should know. */
    notes: string;
    onNotes: (text: string) => void;
    onOpenSettings: () => void;
    onChooseModel: () => void;
  };

/** Mount with `key={id}`: the editor keeps the text of the blueprint it was made for. */
export function GenerationPanel(props: GenerationPanelProps) {
  const { id, savedText, blueprints, generation, settings, onOpenSettings } = props;
  const state = useStore(generation.store, (all): Generation => all[id] ?? IDLE);
  const hasKey = useStore(settings, ({ openAIKey }) => Boolean(openAIKey));
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
  const hintId = useId();
  const titleId = useId();
  const ids = useMemo(() => ({ hint: hintId, title: titleId }), [hintId, titleId]);
  const copying = useCopying();
  useAnnouncements(state);
  useEffect(warmGeneration, []);
  useEffect(() => {
    generation.recover(id);
  }, [generation, id]);
  const loadPrompt = useCallback(() => generation.promptOf(id), [generation, id]);
  const loadMessages = useCallback(() => generation.promptToCopy(id), [generation, id]);
  const isGenerating = state.status === 'generating';
  const isSaving = state.status === 'saving';
  const isBusy = isGenerating || isSaving;
  const isAtRest = useAfterFrame(!isBusy);
  const isDraftShown = state.status === 'held' || isBusy;
  const text = isDraftShown ? generation.drafts.read(id) || savedText : savedText;
  const failure = state.status === 'held' || state.status === 'failed' ? state.failure : undefined;

  // The parts around the plan ask for its words when they need them: for a letter of the plan none is drawn again.
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
  const hasPlan = isGenerating || hasText;
  const isFirstPlan = !hasKey && !hasText;
  const withoutKey = { isBusy, loadMessages, onPaste: openPaste, onOpenSettings };
  const notes = <PlanNotes notes={props.notes} onNotes={props.onNotes} onLeaveField={props.onLeaveField} />;
  return (
    <section aria-labelledby={ids.title} className="flex flex-col gap-4">
      {isFirstPlan && (
        <div className="mb-6">
          <FinishCard {...withoutKey} copying={copying} />
        </div>
      )}
      <PanelHeader
        id={id}
        generation={generation}
        ids={ids}
        isGenerating={isGenerating}
        isSaving={isSaving}
        hasText={hasText}
        hasKey={hasKey}
        notes={props.notes}
        onNotes={props.onNotes}
        onSave={save}
      />
      {state.status === 'generating' && state.part !== undefined && (
        <p className="text-sm text-soft">{GENERATION_COPY.part(state.part)}</p>
      )}
      <BeforeWriting
        id={id}
        blueprints={blueprints}
        launch={props.launch}
        settings={settings}
        isAtRest={isAtRest && state.status !== 'held'}
        onShowReads={openReads}
      />
      {isFirstPlan && (
        <p id={ids.hint} className="text-sm text-soft">
          {GENERATION_COPY.addKey}
        </p>
      )}
      {!hasKey && !isFirstPlan && <KeyHint id={ids.hint} {...withoutKey} />}
      {failure && (
        <GenerationError
          failure={failure}
          onOpenSettings={onOpenSettings}
          onChooseModel={props.onChooseModel}
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
      {!hasPlan && notes}
      <PlanBody
        id={id}
        text={text}
        isWriting={isGenerating}
        isSaving={isSaving}
        isReadOnly={isDraftShown}
        drafts={generation.drafts}
        viewChoice={props.viewChoice}
        renderDocument={props.renderDocument}
        onEdit={props.onEdit}
        onLeaveField={props.onLeaveField}
      />
      {state.status === 'idle' && isAtRest && <AfterWriting {...state} />}
      {hasPlan && notes}
      <PlanTools
        readText={readText}
        hasText={hasText}
        isBusy={isBusy}
        hasKey={hasKey}
        loadMessages={loadMessages}
        onOpen={setDialog}
      />
      {!isGenerating && <ScriptureCheck id={id} text={text} blueprints={blueprints} />}
      <PanelDialogs
        id={id}
        generation={generation}
        settings={settings}
        renderVersions={props.renderVersions}
        open={dialog}
        onClose={closeDialog}
        loadPrompt={loadPrompt}
        hasPlan={savedText.trim() !== ''}
      />
    </section>
  );
}
