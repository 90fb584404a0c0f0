import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { goalsPart } from '#client/app/loading/goals-part.ts';
import { generationOf, settingsOf } from '#client/app/loading/late-stores.ts';
import { checksPart, versionsPart } from '#client/app/loading/plan-parts.ts';
import { Preloaded } from '#client/app/loading/preloaded.tsx';
import { editPlan } from '#client/app/screens/edit-plan.ts';
import { gapServices } from '#client/app/screens/gaps/gap-services.ts';
import { outOfDateOf } from '#client/app/screens/out-of-date.ts';
import { planHistoryOf } from '#client/app/screens/plan-history-of.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import type { SectionAsking } from '#client/features/document/change-dialog.tsx';
import { DocumentPanel } from '#client/features/document/document-panel.tsx';
import { GenerationPanel, type GenerationPanelProps } from '#client/features/generation/generation-panel.tsx';
import { OutOfDateNote } from '#client/features/refresh/out-of-date-note.tsx';
import type { Workspace } from '#client/saving/workspace.ts';
import { FIELDS, type FieldName, isFieldName } from '#domain/blueprint/fields.ts';
import { useSettledBlueprints } from './use-settled-blueprints.ts';
import { warmPlan } from './warm-plan.tsx';

export type GenerationSlotProps = {
  id: string;
  life: SignedInLife;
  onOpenSettings: () => void;
  onChooseModel: () => void;
  onOpenFacts: () => void;
};

export function GenerationSlot(props: GenerationSlotProps) {
  const { id, life, onOpenSettings, onChooseModel, onOpenFacts } = props;
  const { workspace, services } = life;
  const { store, actions } = workspace;
  const generation = generationOf(life);
  const settings = settingsOf(life);
  const hasKey = useStore(settings, ({ openAIKey }) => Boolean(openAIKey));
  const status = useStore(generation.store, (all) => all[id]?.status ?? 'idle');
  const hasPlan = useStore(store, (state) => (state.blueprints[id]?.content.aiOutput ?? '') !== '');
  const launch = useStore(store, (state) => state.launch);
  const blueprints = useSettledBlueprints(workspace, status);
  const type = blueprints[id]?.type;

  useEffect(() => void warmPlan(), []);
  const edit = useMemo(() => editPlan(actions, id), [actions, id]);
  const gaps = useMemo(() => gapServices(workspace, id), [workspace, id]);

  // Typing over an answer keeps no version that is listed: what makes room for another is kept by name.
  async function keepText(field: FieldName): Promise<boolean> {
    const { user, blueprints: now } = store.getState();
    const text = (now[id] && FIELDS[field].read(now[id])) ?? '';
    if (text.trim() === '') return true;
    const version = { field, text, origin: 'replaced' } as const;
    return services.api.keepVersion('blueprint', user.uid, id, version).then(
      () => true,
      () => false,
    );
  }

  const asking: SectionAsking = {
    hasKey,
    ask: (change, listening) => generation.asking.changeSection(id, change, listening),
    keepOld: () => keepText('aiOutput'),
    onOpenSettings,
  };
  async function restore(field: string, text: string, restorePlan: (plan: string) => Promise<boolean>) {
    if (field === 'aiOutput') return restorePlan(text);
    if (!isFieldName(field) || !(await keepText(field))) return false;
    actions.editText(id, field, text);
    if (field === 'drafts.aiOutput') generation.recover(id, 'restored');
    return true;
  }

  return (
    <>
      {type && (status === 'idle' || status === 'failed') && (
        <div className="mb-6 empty:hidden">
          <OutOfDateNote
            sources={outOfDateOf(blueprints, launch).sourcesOf(type)}
            canWrite={hasKey}
            onWriteAgain={() => void generation.generate(id)}
          />
        </div>
      )}
      <LivePanel
        key={id}
        workspace={workspace}
        id={id}
        onNotes={(text) => actions.editText(id, 'notes', text)}
        blueprints={blueprints}
        launch={launch}
        generation={generation}
        settings={settings}
        renderVersions={({ onClose, onRestore }) => (
          <Preloaded
            of={versionsPart}
            props={{ id, workspace, onClose, onRestore: (field, text) => restore(field, text, onRestore) }}
          />
        )}
        viewChoice={services.planView}
        renderDocument={(slot) => (
          <DocumentPanel
            {...slot}
            onEdit={edit}
            gaps={gaps}
            asking={asking}
            history={planHistoryOf(workspace, id)}
          />
        )}
        onEdit={edit}
        onLeaveField={actions.flush}
        onOpenSettings={onOpenSettings}
        onChooseModel={onChooseModel}
      />
      {hasPlan && status === 'idle' && (
        <Preloaded of={checksPart} isOptional props={{ id, life, onOpenFacts }} />
      )}
      <Preloaded of={goalsPart} isOptional props={{ id, workspace }} />
    </>
  );
}

type LivePanelProps = Omit<GenerationPanelProps, 'savedText' | 'notes'> & { workspace: Workspace };

/** The one part of this screen that is drawn again for each letter of the plan or of its notes. */
function LivePanel({ workspace: { store, lateStore }, ...props }: LivePanelProps) {
  const savedText = useStore(lateStore, (state) => state.blueprints[props.id]?.content.aiOutput ?? '');
  const notes = useStore(store, (state) => state.blueprints[props.id]?.content.notes ?? '');
  return <GenerationPanel {...props} savedText={savedText} notes={notes} />;
}
