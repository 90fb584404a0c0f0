import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { generationOf } from '#client/app/loading/late-stores.ts';
import type { SignedInLife } from '#client/app/signed-in-life.ts';
import { WritingCard } from '#client/features/dashboard/writing-card.tsx';
import { useDecisionsHere } from '#client/features/decisions/use-decisions-here.ts';
import type { SectionAsking } from '#client/features/document/changing/change-dialog.tsx';
import { openSectionChanges } from '#client/features/document/changing/open-section-changes.ts';
import { DocumentPanel, type NotesSlot } from '#client/features/document/document-panel.tsx';
import { editPlan } from '#client/features/document/edit-plan.ts';
import { gapServices } from '#client/features/document/gaps/gap-services.ts';
import { planHistoryOf } from '#client/features/document/history/plan-history-of.ts';
import { warmPlan } from '#client/features/document/warm-plan.tsx';
import { askedFactOf } from '#client/features/facts/asked-fact.ts';
import { GenerationPanel, type GenerationPanelProps } from '#client/features/generation/generation-panel.tsx';
import { useSettledBlueprints } from '#client/features/generation/view/use-settled-blueprints.ts';
import { NextWay } from '#client/features/next-launch/next-way.tsx';
import { outOfDateOf } from '#client/features/refresh/out-of-date.ts';
import { OutOfDateNote } from '#client/features/refresh/out-of-date-note.tsx';
import { CommentsHere } from '#client/features/review/comments-here.tsx';
import { settingsOf } from '#client/features/settings/settings-of.ts';
import { versionsPart } from '#client/features/versions/versions-part.ts';
import { preloadable } from '#client/loading/preloadable.ts';
import { Preloaded } from '#client/loading/preloaded.tsx';
import { keepText } from '#client/saving/change-plans.ts';
import { oncePerLife } from '#client/saving/once-per-life.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import type { SaveStatus } from '#client/saving/workspace-state.ts';
import { FACTS_COPY } from '#content/copy/facts.ts';
import { isFieldName } from '#domain/blueprint/fields.ts';

const checksPart = preloadable(() => import('#client/features/checks/plan-checks.tsx'), 'PlanChecks');
const sharePart = preloadable(
  async () => (await import('#client/features/review/review-parts.ts')).REVIEW_PARTS,
  'ShareView',
);
const commentsPart = preloadable(
  async () => (await import('#client/features/review/review-parts.ts')).REVIEW_PARTS,
  'PlanComments',
);
const decisionsPart = preloadable(() => import('./first-decisions-slot.tsx'), 'FirstDecisionsSlot');

const takePlanPart = preloadable(async () => (await import('./after-plan.ts')).AFTER_PLAN, 'TakePlanSlot');
const bestPiecePart = preloadable(async () => (await import('./after-plan.ts')).AFTER_PLAN, 'BestPieceSlot');

const sectionChangesOf = oncePerLife((life: SignedInLife) =>
  openSectionChanges(life, generationOf(life).asking.changeSection),
);

export type GenerationSlotProps = {
  id: string;
  life: SignedInLife;
  onOpenSettings: () => void;
  onChooseModel: () => void;
  onOpenFacts: () => void;
  onNext: () => void;
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
  const sheet = useStore(store, (state) => state.sheet);
  const blueprints = useSettledBlueprints(workspace, status);
  const type = blueprints[id]?.type;
  const hasComments = useStore(store, ({ documents }) =>
    Object.values(documents.comment).some((comment) => comment.type === type),
  );
  const [isDocument, setIsDocument] = useState(false);
  const [taking, setTaking] = useState<'docx' | 'pdf' | null>(null);
  const renderNotes = useMemo(() => {
    if (!hasComments || !type) return undefined;
    return ({ document, part }: NotesSlot) => {
      const where =
        part === null
          ? ({ place: 'gone', document } as const)
          : ({
              place: 'part',
              document,
              part: part.index,
              heading: part.heading,
              ...(part.onAsk && { onAsk: part.onAsk }),
            } as const);
      return <Preloaded of={commentsPart} isOptional props={{ workspace, type, where }} />;
    };
  }, [workspace, type, hasComments]);
  const { isUndecided, clear } = useDecisionsHere(life, type);

  useEffect(() => void warmPlan(), []);
  const edit = useMemo(() => editPlan(workspace, id), [workspace, id]);
  const gaps = useMemo(() => gapServices(life, id), [life, id]);

  const asking: SectionAsking = {
    hasKey,
    changes: sectionChangesOf(life)(id),
    keepOld: () => keepText(life, id, 'aiOutput'),
    onOpenSettings,
  };
  async function restore(field: string, text: string, restorePlan: (plan: string) => Promise<boolean>) {
    if (field === 'aiOutput') return restorePlan(text);
    if (!isFieldName(field) || !(await keepText(life, id, field))) return false;
    actions.editText(id, field, text);
    if (field === 'drafts.aiOutput') void generation.recover(id, 'restored');
    return true;
  }

  return (
    <>
      <LivePanel
        key={id}
        workspace={workspace}
        id={id}
        onNotes={(text) => actions.editText(id, 'notes', text)}
        renderNotice={(chatTools) =>
          type &&
          (status === 'idle' || status === 'failed') && (
            <div className="mb-2 empty:hidden">
              <OutOfDateNote
                sources={outOfDateOf(blueprints, sheet).sourcesOf(type)}
                chatTools={chatTools}
                onWriteAgain={() => void generation.generate(id)}
              />
            </div>
          )
        }
        blueprints={blueprints}
        sheet={sheet}
        generation={generation}
        settings={settings}
        renderVersions={({ onClose, onRestore }) => (
          <Preloaded
            of={versionsPart}
            props={{ id, workspace, onClose, onRestore: (field, text) => restore(field, text, onRestore) }}
          />
        )}
        viewChoice={services.planView}
        renderShare={
          life.config.isSharingOff || !type
            ? undefined
            : ({ onClose }) => <Preloaded of={sharePart} props={{ workspace, from: type, onClose }} />
        }
        renderDocument={(slot) => (
          <ShownDocument
            onShown={setIsDocument}
            renderNotes={renderNotes}
            {...slot}
            {...edit}
            gaps={gaps}
            asking={asking}
            history={planHistoryOf(workspace, id)}
          />
        )}
        onEdit={edit.onEdit}
        onLeaveField={actions.flush}
        first={type && !hasPlan && <Preloaded of={decisionsPart} isOptional props={{ life, type }} />}
        isUndecided={isUndecided}
        onOpenSettings={onOpenSettings}
        onChooseModel={onChooseModel}
        onTake={setTaking}
      />
      {taking && type && (
        <Preloaded of={takePlanPart} props={{ life, type, format: taking, onDone: () => setTaking(null) }} />
      )}
      {hasComments && type && !isDocument && (
        <Preloaded of={commentsPart} isOptional props={{ workspace, type, where: { place: 'text' } }} />
      )}
      {hasPlan && status === 'idle' && <Preloaded of={bestPiecePart} isOptional props={{ id, life }} />}
      {hasPlan && status === 'idle' && (
        <Preloaded
          of={checksPart}
          isOptional
          props={{
            id,
            life,
            clear,
            onChangeFact(fact) {
              askedFactOf(life).setState({ fact });
              onOpenFacts();
            },
          }}
        />
      )}
      {hasPlan && type === 'launch' && (
        <NextWay words={FACTS_COPY.next.topic} label={FACTS_COPY.next.go} onGo={props.onNext} />
      )}
    </>
  );
}

/** Reports whether the plan is shown as a document: if not, comments are below it. */
function ShownDocument({
  onShown,
  ...props
}: ComponentProps<typeof DocumentPanel> & { onShown: (isShown: boolean) => void }) {
  useEffect(() => {
    onShown(props.stream === null);
    return () => onShown(false);
  }, [onShown, props.stream]);
  return <DocumentPanel {...props} />;
}

type LivePanelProps = Omit<GenerationPanelProps, 'savedText' | 'notes' | 'isUnsaved'> & {
  workspace: Workspace;
};

const ON_THE_WAY: readonly SaveStatus[] = ['idle', 'saving', 'saved'];

/** The one part of this screen that renders for each keystroke in the plan or its notes. */
function LivePanel({ workspace: { store, lateStore }, ...props }: LivePanelProps) {
  const savedText = useStore(lateStore, (state) => state.blueprints[props.id]?.content.aiOutput ?? '');
  const notes = useStore(store, (state) => state.blueprints[props.id]?.content.notes ?? '');
  const isUnsaved = useStore(store, ({ saveStatus }) => !ON_THE_WAY.includes(saveStatus));
  return <GenerationPanel {...props} savedText={savedText} notes={notes} isUnsaved={isUnsaved} />;
}

/** Needed while a plan is written, next to its questions, on the dashboard, and below open questions. */
export const GENERATION_PARTS = { CommentsHere, GenerationSlot, WritingCard };
