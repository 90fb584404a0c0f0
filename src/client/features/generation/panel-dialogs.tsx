import { useStore } from 'zustand';
import { AiReadsDialog } from './ai-reads-dialog.tsx';
import type { GenerationPanelProps } from './generation-panel.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import type { PlanDialog } from './plan-tools.tsx';
import type { PlanPrompt } from './writing/generation-prompt.ts';

type PanelDialogsProps = GenerationPanelProps & {
  open: PlanDialog | null;
  onClose: () => void;
  loadPrompt: () => Promise<PlanPrompt>;
  hasPlan: boolean;
};

export function PanelDialogs(props: PanelDialogsProps) {
  const { id, generation, settings, renderVersions, open, onClose, loadPrompt, hasPlan } = props;
  const { model, baseUrl } = useStore(settings);
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
        model={model}
        host={new URL(baseUrl).host}
      />
      <PasteDialog
        open={open === 'paste'}
        onClose={onClose}
        hasPlan={hasPlan}
        held={isPasteHeld ? generation.drafts.read(id) : ''}
        onHold={(reply) => generation.holdPaste(id, reply)}
        onPaste={(reply) => {
          onClose();
          void generation.pasteReply(id, reply);
        }}
      />
      {open === 'versions' && renderVersions({ onClose, onRestore: (text) => generation.restore(id, text) })}
    </>
  );
}
