import { useStore } from 'zustand';
import { OutOfDateNote } from '#client/features/book/out-of-date-note.tsx';
import { VersionsDialog } from '#client/features/book/versions-dialog.tsx';
import { GenerationPanel } from '#client/features/generation/generation-panel.tsx';
import type { Workspace } from '#client/state/workspace.ts';
import type { Blueprint } from '#domain/blueprint.ts';
import type { LateParts } from './late-parts.ts';
import { generationOf, settingsOf } from './late-stores.ts';
import { outOfDateOf } from './out-of-date.ts';
import type { Services } from './services.ts';

export type GenerationSlotProps = {
  blueprint: Blueprint;
  workspace: Workspace;
  services: Services;
  late: LateParts;
  onOpenSettings: () => void;
};

export function GenerationSlot({
  blueprint,
  workspace,
  services,
  late,
  onOpenSettings,
}: GenerationSlotProps) {
  const { id } = blueprint;
  const { actions } = workspace;
  const uid = useStore(workspace.store, (state) => state.user.uid);
  const blueprints = useStore(workspace.store, (state) => state.blueprints);
  const { sourcesOf } = outOfDateOf(blueprints);
  const generation = generationOf(late, workspace, services.drafts);
  const settings = settingsOf(late);
  const hasKey = useStore(settings, ({ openAIKey }) => Boolean(openAIKey));
  const status = useStore(generation.store, (all) => all[id]?.status ?? 'idle');
  return (
    <>
      {(status === 'idle' || status === 'failed') && (
        <div className="mb-6 empty:hidden">
          <OutOfDateNote
            sources={sourcesOf(blueprint.type)}
            canWrite={hasKey}
            onWriteAgain={() => void generation.generate(id)}
          />
        </div>
      )}
      <GenerationPanel
        key={id}
        blueprint={blueprint}
        blueprints={blueprints}
        generation={generation}
        settings={settings}
        renderVersions={({ onClose, onRestore }) => (
          <VersionsDialog
            open
            onClose={onClose}
            blueprint={blueprint}
            list={() => services.api.listVersions(uid, id)}
            read={(versionId) => services.api.readVersion(uid, id, versionId)}
            onRestore={async (field, text) => {
              const [, answer] = /^answers\.([0-2])$/.exec(field) ?? [];
              if (answer === undefined) return field === 'aiOutput' && onRestore(text);
              actions.editAnswer(id, Number(answer), text);
              return true;
            }}
          />
        )}
        onEdit={(text) => actions.editOutput(id, text)}
        onLeaveField={actions.flush}
        onOpenSettings={onOpenSettings}
      />
    </>
  );
}
