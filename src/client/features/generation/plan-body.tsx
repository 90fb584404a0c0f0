import { type ReactNode, useMemo } from 'react';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { hasHeadingOrBold } from '#domain/reading/markdown-signs.ts';
import { StopsHere } from './held-notice.tsx';
import { OutputEditor } from './output-editor.tsx';
import { useAfterFrame } from './use-after-frame.ts';
import { usePlanInSight } from './view/use-plan-in-sight.ts';
import type { PlanViewState } from './view/use-plan-view.ts';
import type { PlanArrival } from './writing/generation-state.ts';
import type { PlanDrafts } from './writing/plan-draft.ts';

/** The plan as a document; app/ passes it in. `stream` is the text being written, null when idle. */
export type DocumentSlot = { text: string; stream: PlanStream | null; isReadOnly: boolean };

export type PlanStream = { read: () => string; subscribe: (changed: () => void) => () => void };

export type PlanBodyProps = {
  id: string;
  text: string;
  isWriting: boolean;
  isSaving: boolean;
  isReadOnly: boolean;
  /** The text ends before the plan does. */
  isCut: boolean;
  /** The plan arrived while this screen was open. */
  arrived: PlanArrival | undefined;
  drafts: PlanDrafts;
  planView: PlanViewState;
  renderDocument: (slot: DocumentSlot) => ReactNode;
  onEdit: (text: string) => void;
  onLeaveField: () => void;
};

/** The plan in the device's chosen view. */
export function PlanBody(props: PlanBodyProps) {
  const { id, text, isWriting, isSaving, isReadOnly, drafts, renderDocument } = props;
  const { view, noteTyping } = props.planView;
  const isAtRest = useAfterFrame(!isWriting && !isSaving);
  const stream = useMemo<PlanStream>(
    () => ({
      read: () => drafts.read(id),
      subscribe: (changed) => drafts.subscribe(id, changed),
    }),
    [drafts, id],
  );
  const top = usePlanInSight(isWriting, stream, props.arrived === 'pasted');
  return (
    <>
      <div ref={top} className="-mb-4" />
      {view === 'document' && renderDocument({ text, stream: isWriting ? stream : null, isReadOnly })}
      {view === 'text' && (
        <OutputEditor
          id={id}
          text={text}
          isStreaming={isWriting}
          isSaving={isSaving}
          isReadOnly={isReadOnly}
          drafts={drafts}
          onEdit={(edited) => {
            noteTyping();
            props.onEdit(edited);
          }}
          onLeave={props.onLeaveField}
        />
      )}
      {props.isCut && <StopsHere />}
      {view === 'text' && isAtRest && hasHeadingOrBold(text) && (
        <p className="text-sm text-soft">{GENERATION_COPY.marks}</p>
      )}
    </>
  );
}
