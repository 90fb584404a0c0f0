import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { AiSettings } from '#client/adapters/openai/ask-ai.ts';
import { tell } from '#client/ui/notices/tell.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { AiReadsDialog } from './ai-reads-dialog.tsx';
import { PasteDialog } from './clipboard/paste-dialog.tsx';
import type { PlanDialog } from './plan-tools.tsx';
import type { GenerationStore } from './writing/generation.ts';
import type { PlanPrompt } from './writing/generation-prompt.ts';

/** `onRestore` is for versions of the plan; answers are restored into their own fields. */
export type VersionsSlot = { onClose: () => void; onRestore: (text: string) => Promise<boolean> };

export type PanelDialogsProps = {
  id: string;
  type: BlueprintType | undefined;
  generation: GenerationStore;
  settings: AiSettings;
  /** The open dialog of versions; app/ passes it in. */
  renderVersions: (dialog: VersionsSlot) => ReactNode;
  /** The open dialog for sharing the plan. Absent if links are turned off. */
  renderShare?: ((dialog: { onClose: () => void }) => ReactNode) | undefined;
  open: PlanDialog | null;
  onClose: () => void;
  loadPrompt: () => Promise<PlanPrompt>;
  hasPlan: boolean;
};

export const PanelDialogs = memo(function PanelDialogs(props: PanelDialogsProps) {
  const { id, generation, settings, renderVersions, open, onClose, loadPrompt, hasPlan } = props;
  const { model, baseUrl, openAIKey } = useStore(settings);
  const isPasteHeld = useStore(generation.store, (all) => {
    const state = all[id];
    return state?.status === 'held' && state.reason === 'pasted';
  });
  return (
    <>
      <AiReadsDialog
        open={open === 'reads'}
        onClose={onClose}
        load={loadPrompt}
        // Without a key no model is chosen, and the person chooses where to paste the prompt.
        writer={openAIKey ? { model, host: new URL(baseUrl).host } : undefined}
      />
      <PasteDialog
        open={open === 'paste'}
        type={props.type}
        onClose={() => {
          onClose();
          // The panel shows it too, but on a phone that is far above the button.
          if (isPasteHeld) tell(GENERATION_COPY.paste.kept);
        }}
        hasPlan={hasPlan}
        held={isPasteHeld ? generation.drafts.read(id) : ''}
        onHold={(reply) => generation.holdPaste(id, reply)}
        onPaste={(reply) => {
          onClose();
          void generation.pasteReply(id, reply);
        }}
      />
      {open === 'share' && props.renderShare?.({ onClose })}
      {open === 'versions' && renderVersions({ onClose, onRestore: (text) => generation.restore(id, text) })}
    </>
  );
});
