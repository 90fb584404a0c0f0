import { Save, Sparkles, Square } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '#client/ui/button.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { Launch } from '#domain/launch/launch.ts';
import { AfterWriting } from './after-writing.tsx';
import { AskFirst } from './ask-first.tsx';
import { BeforeWriting } from './before-writing.tsx';
import { useCopying } from './clipboard/use-copying.ts';
import { WithoutKey } from './clipboard/without-key.tsx';
import { FinishCard } from './finish/finish-card.tsx';
import { GenerationError } from './generation-error.tsx';
import { HeldNotice } from './held-notice.tsx';
import { KeyHint } from './key-hint.tsx';
import { PanelDialogs, type PanelDialogsProps } from './panel-dialogs.tsx';
import { PlanBody, type PlanBodyProps } from './plan-body.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { type PlanDialog, PlanTools } from './plan-tools.tsx';
import { ScriptureCheck } from './scripture-check.tsx';
import { useAfterFrame } from './use-after-frame.ts';
import { useAnnouncements } from './use-announcements.ts';
import { type Generation, IDLE } from './writing/generation-state.ts';
import { warmGeneration } from './writing/open-generation.ts';

// Made once: drawing an icon anew takes longer than the button around it.
const ICONS = {
  stop: <Square aria-hidden="true" className="size-4" />,
  save: <Save aria-hidden="true" className="size-4" />,
  generate: <Sparkles aria-hidden="true" className="size-4" />,
};

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
  const ids = { hint: useId(), title: useId() };
  const copying = useCopying();
  useAnnouncements(state);
  useEffect(warmGeneration, []);
  useEffect(() => {
    generation.recover(id);
  }, [generation, id]);
  const loadPrompt = useCallback(() => generation.promptOf(id), [generation, id]);
  const loadMessages = () => generation.promptToCopy(id);

  const isGenerating = state.status === 'generating';
  const isSaving = state.status === 'saving';
  const isBusy = isGenerating || isSaving;
  const isAtRest = useAfterFrame(!isBusy);
  const isDraftShown = state.status === 'held' || isBusy;
  const text = isDraftShown ? generation.drafts.read(id) || savedText : savedText;
  const failure = state.status === 'held' || state.status === 'failed' ? state.failure : undefined;

  const isFirstPlan = !hasKey && text.trim() === '';
  const withoutKey = { isBusy, loadMessages, onPaste: () => setDialog('paste') };

  const hasPlan = isGenerating || text.trim() !== '';
  const notes = <PlanNotes notes={props.notes} onNotes={props.onNotes} onLeaveField={props.onLeaveField} />;
  return (
    <section aria-labelledby={ids.title} className="flex flex-col gap-4">
      {isFirstPlan && (
        <div className="mb-6">
          <FinishCard {...withoutKey} copying={copying} onOpenSettings={onOpenSettings} />
        </div>
      )}
      <header className="flex flex-wrap items-center gap-3">
        <h2 id={ids.title} className="min-w-0 flex-1 basis-60 font-serif text-2xl font-medium">
          {GENERATION_COPY.title}
        </h2>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto [&>button]:flex-1 sm:[&>button]:flex-none">
          {isGenerating && (
            <Button variant="secondary" icon={ICONS.stop} onClick={() => generation.stop(id)}>
              {GENERATION_COPY.stop}
            </Button>
          )}
          <Button
            variant="secondary"
            icon={ICONS.save}
            isBusy={isSaving}
            busyLabel={GENERATION_COPY.saving}
            disabled={isBusy || text.trim() === ''}
            onClick={() =>
              state.status === 'held' ? generation.keepDraft(id) : generation.saveEdited(id, savedText)
            }
          >
            {GENERATION_COPY.save}
          </Button>
          {!isGenerating && (
            <AskFirst
              id={id}
              asking={generation.asking}
              notes={props.notes}
              isOff={isBusy || !hasKey}
              onNotes={props.onNotes}
              onGenerate={() => generation.generate(id)}
            />
          )}
          <Button
            icon={ICONS.generate}
            isBusy={isGenerating}
            busyLabel={GENERATION_COPY.generating}
            disabled={isBusy || !hasKey}
            aria-describedby={hasKey ? undefined : ids.hint}
            onClick={() => generation.generate(id)}
          >
            {GENERATION_COPY.generate}
          </Button>
        </div>
      </header>
      {state.status === 'generating' && state.part !== undefined && (
        <p className="text-sm text-soft">{GENERATION_COPY.part(state.part)}</p>
      )}
      <BeforeWriting
        id={id}
        blueprints={blueprints}
        launch={props.launch}
        settings={settings}
        isAtRest={isAtRest && state.status !== 'held'}
        onShowReads={() => setDialog('reads')}
      />
      {isFirstPlan && (
        <p id={ids.hint} className="text-sm text-soft">
          {GENERATION_COPY.addKey}
        </p>
      )}
      {!hasKey && !isFirstPlan && (
        <KeyHint id={ids.hint} onOpenSettings={onOpenSettings}>
          <WithoutKey {...withoutKey} />
        </KeyHint>
      )}
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
      <PlanTools text={text} isBusy={isBusy} hasKey={hasKey} loadMessages={loadMessages} onOpen={setDialog} />
      {!isGenerating && <ScriptureCheck id={id} text={text} blueprints={blueprints} />}
      <PanelDialogs
        {...props}
        open={dialog}
        onClose={() => setDialog(null)}
        loadPrompt={loadPrompt}
        hasPlan={savedText.trim() !== ''}
      />
    </section>
  );
}
