import { Save, Sparkles, Square } from 'lucide-react';
import { memo } from 'react';
import { Button } from '#client/ui/button.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { AskFirst } from './ask-first.tsx';
import type { GenerationStore } from './writing/generation.ts';

// Made once: drawing an icon anew takes longer than the button around it.
const ICONS = {
  stop: <Square aria-hidden="true" className="size-4" />,
  save: <Save aria-hidden="true" className="size-4" />,
  generate: <Sparkles aria-hidden="true" className="size-4" />,
};

type PanelHeaderProps = {
  id: string;
  generation: GenerationStore;
  ids: { hint: string; title: string };
  isGenerating: boolean;
  isSaving: boolean;
  hasText: boolean;
  hasKey: boolean;
  notes: string;
  onNotes: (text: string) => void;
  onSave: () => void;
};

/** The panel's name and what can be done with the plan as a whole. Not drawn again for a letter of the plan. */
export const PanelHeader = memo(function PanelHeader(props: PanelHeaderProps) {
  const { id, generation, ids, isGenerating, isSaving, hasText, hasKey } = props;
  const isBusy = isGenerating || isSaving;
  return (
    <header className="flex flex-wrap items-center gap-3">
      <h2 id={ids.title} className="min-w-0 flex-1 basis-60 font-serif text-2xl font-medium">
        {GENERATION_COPY.title}
      </h2>
      <div className="flex w-full flex-wrap gap-3 sm:w-auto [&>button]:flex-auto sm:[&>button]:flex-none">
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
          disabled={isBusy || !hasText}
          onClick={props.onSave}
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
  );
});
