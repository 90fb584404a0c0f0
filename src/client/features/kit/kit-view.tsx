import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { showPassage } from '#client/plan-view/show-passage.ts';
import type { PlanKeeper } from '#client/saving/change-plans.ts';
import type { PlaceSlots } from '#client/ui/place-page.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { FIRST_COPY } from '#content/copy/person/first.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { blueprintsByType } from '#domain/blueprint/blueprints-by-type.ts';
import type { Finding } from '#domain/checks/finding.ts';
import type { Announced } from '#domain/kit/announced.ts';
import type { Piece } from '#domain/kit/piece.ts';
import { gapsIn, sentenceAround } from '#domain/plan/gaps/gaps.ts';
import { plainWords } from '#domain/reading/plain-words.ts';
import { type CheckedPlans, findingsIn } from './findings-in.ts';
import { kitActions } from './kit-actions.ts';
import { KitScreen } from './kit-screen.tsx';
import { KitTools } from './kit-tools.tsx';
import { MissingList } from './missing-list.tsx';
import { type KitModel, useKit } from './use-kit.ts';
import type { WriteDialogProps } from './write-dialog.tsx';

export type KitViewProps = PlaceSlots & {
  life: PlanKeeper;
  checked: CheckedPlans;
  /** The dialog that writes messages; app/ passes it in. */
  renderWriting: (asked: Omit<WriteDialogProps, 'life' | 'writing'>) => ReactNode;
  /** Updates the week; app/ passes in a stable function. */
  onUsed: (piece: Piece, isUsed: boolean) => void;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  onHome: () => void;
};

const NONE: readonly Finding[] = [];

export function KitView(props: KitViewProps) {
  const model = useKit(props.life.workspace);
  return model ? <ReadKit {...props} model={model} /> : <Spinner label={FIRST_COPY.loadingScreen} />;
}

function ReadKit({
  life,
  model,
  checked,
  renderWriting,
  onUsed,
  ...rest
}: KitViewProps & { model: KitModel }) {
  const { onOpen, onHome, ...slots } = rest;
  const { workspace } = life;
  const [asked, setAsked] = useState<readonly Announced[] | null>(null);
  // A ref, since changed actions would render every card.
  const pieces = useRef(model.kit.pieces);
  useEffect(() => {
    pieces.current = model.kit.pieces;
  }, [model.kit.pieces]);
  const actions = useMemo(() => kitActions(workspace, () => pieces.current, onUsed), [workspace, onUsed]);
  const findings = useStore(checked);
  const byId = useStore(workspace.store, (state) => state.blueprints);
  const byType = useMemo(() => blueprintsByType(Object.values(byId)), [byId]);

  const findingsOf = useCallback(
    (piece: Piece) => findingsIn(piece, findings.get(byType[piece.topic]?.id ?? '') ?? NONE),
    [findings, byType],
  );
  const open = useCallback(
    ({ topic, start, end }: Piece, words?: string) => {
      const { blueprints } = workspace.store.getState();
      const plan = blueprintsByType(Object.values(blueprints))[topic]?.content.aiOutput ?? '';
      const text = plan.slice(start, end);
      // The words of a blank may stand in an earlier sentence too.
      const blank = gapsIn(text).find(({ need }) => need === words)?.range.start;
      const at = blank ?? (words === undefined ? 0 : Math.max(0, text.indexOf(words)));
      const range = { start: start + at, end: start + at };
      const quote = plainWords(sentenceAround(plan, range));
      const before = plan.slice(0, plan.lastIndexOf('\n', start + at - 1) + 1);
      onOpen(topic);
      showPassage({ quote, words: words ?? quote, range, before });
    },
    [workspace, onOpen],
  );
  const hasPlan = asked?.[0] && byType[asked[0].topic];
  return (
    <>
      <KitScreen
        {...slots}
        model={model}
        actions={actions}
        findingsOf={findingsOf}
        onOpen={open}
        onHome={onHome}
        tools={<KitTools model={model} actions={actions} sheet={() => workspace.store.getState().sheet} />}
        missing={<MissingList missing={model.kit.missing} onWrite={setAsked} />}
      />
      {asked &&
        hasPlan &&
        renderWriting({ rows: asked, id: hasPlan.id, read: model.read, onClose: () => setAsked(null) })}
    </>
  );
}
