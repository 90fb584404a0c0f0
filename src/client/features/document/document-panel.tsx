import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterFrame } from '#client/adapters/page/after-frame.ts';
import { PlanContents } from '#client/plan-view/plan-contents.tsx';
import { PlanView } from '#client/plan-view/plan-view.tsx';
import { Button } from '#client/ui/button.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import type { SectionAsking } from './change-dialog.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import type { StreamSource } from './follow-stream.ts';
import type { PlanHistory } from './history/plan-history.ts';
import { usePlanHistory } from './history/use-plan-history.ts';
import { PlanBar } from './plan-bar.tsx';
import { type PlanBeginning, useBeginning } from './use-beginning.ts';
import { type GapServices, useGapFilling } from './use-gap-filling.tsx';
import { useDrawnPlan, usePlanDocument } from './use-plan-document.ts';
import { focusBlock, focusPlan, usePlanEntry } from './use-plan-entry.ts';
import { usePlanReader } from './use-plan-reader.ts';
import { type EditingPlace, editorOf, useEditorAhead, useSectionEditing } from './use-section-editing.tsx';
import { useSectionTools } from './use-section-tools.tsx';
import { useTicking } from './use-ticking.ts';

export type DocumentPanelProps = {
  /** The plan, or the text that waits to be kept. */
  text: string;
  /** The text that is being written; null at rest. */
  stream: StreamSource | null;
  /** A text that is not the saved plan can be read and not changed. */
  isReadOnly: boolean;
  /** `isTyping`: the words are on the screen already, in the editor. */
  onEdit: (text: string, isTyping?: boolean) => void;
  gaps: GapServices;
  /** Absent where the AI is not at hand. */
  asking?: SectionAsking | undefined;
  /** Among other plans: no contents at its side, and its bar takes no room. */
  isInBook?: boolean;
  /** What somebody did that brought the plan here. */
  begin?: PlanBeginning | undefined;
  /** What was changed in this plan during this visit. */
  history?: PlanHistory | undefined;
};

/** A plan as a document: read, ticked and edited where it stands. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { loading, retry } = usePlanReader();
  if (loading.status === 'ready') return <OpenDocument {...props} read={loading.read} />;
  if (loading.status === 'loading') return <DocumentSkeleton />;
  return (
    <Button size="small" variant="secondary" onClick={retry}>
      {DOCUMENT_COPY.retry}
    </Button>
  );
}

function OpenDocument({ read, ...props }: DocumentPanelProps & { read: PlanReader }) {
  const { text, stream, isReadOnly } = props;
  const drawn = useDrawnPlan(read, text, stream);
  const { know, isWriting } = drawn;
  const isLocked = isReadOnly || isWriting;
  const page = useRef<HTMLElement>(null);
  const [said, say] = useState<string | null>(null);
  const closeEditor = useRef(() => {});
  const history = usePlanHistory({
    text,
    isLocked,
    onEdit: props.onEdit,
    kept: props.history,
    page,
    say,
    closeEditor,
  });
  const { edit: onEdit, past, canUndo, canRedo } = history;
  const editing = useSectionEditing(text, isLocked, history.type);
  const document = usePlanDocument(drawn, editing.shownText);
  const current = useRef(document);
  current.current = document;
  const { open, close, liveText } = editing;
  const change = useTicking({ current, know, onEdit, liveText, close });
  const backToPlan = () => focusPlan(page.current);
  const gaps = useGapFilling({ text, onEdit, services: props.gaps, say, page });
  useLayoutEffect(() => {
    // A new plan begins short: whoever was far down in the old one would end up behind its last line.
    const isAbove = stream !== null && (page.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) page.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [stream]);
  useEditorAhead(!isLocked);
  // Only what was laid out once is left out when it is out of sight: its height is known then, and it is soon back.
  useEffect(() => afterFrame(() => page.current?.setAttribute('data-settled', '')), []);
  // Unlocking a long plan draws each of its boxes, gaps and menus again: after the frame that shows it finished.
  const isUsable = useDeferredValue(!isLocked) && !isLocked;
  const actions = useMemo(
    () => ({
      tick: isUsable ? change : null,
      fill: isUsable ? gaps.fill : null,
      fillHint: DOCUMENT_COPY.gap.hint,
    }),
    [isUsable, change, gaps.fill],
  );
  const enter = useCallback(
    (place: EditingPlace) => {
      say(null);
      void open(current.current, place);
    },
    [open],
  );
  const tools = useSectionTools({
    document,
    read,
    asking: props.asking,
    onEnter: enter,
    onEdit,
    say,
    onClosed: backToPlan,
  });
  useBeginning(props.begin, document, { fill: gaps.fill, enter });
  const ways = usePlanEntry(isLocked ? null : enter);
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null);
  const place = editing.editing?.place;
  const leave = (isAsked: boolean) => {
    flushSync(close);
    if (isAsked && place) focusBlock(page.current, place);
  };
  closeEditor.current = () => {
    if (!place) return;
    flushSync(close);
    backToPlan();
  };
  return (
    <section
      ref={page}
      aria-label={DOCUMENT_COPY.label}
      aria-busy={isWriting}
      className={props.isInBook ? 'plan-in-book' : 'plan-page'}
    >
      <div>
        {/* While the plan is written it is empty, and as high: nothing moves when the last word is there. */}
        <div ref={setBarPlace} className="plan-bar print:hidden">
          {!place && !isLocked && (said || !props.isInBook) && (
            <PlanBar said={said} past={past} canUndo={canUndo} canRedo={canRedo} />
          )}
        </div>
        <div
          role="document"
          aria-label={DOCUMENT_COPY.label}
          aria-description={isLocked ? undefined : DOCUMENT_COPY.edit.hint}
          tabIndex={isLocked ? undefined : 0}
          className="plan-entry"
          {...ways}
        >
          <PlanView
            document={document}
            actions={actions}
            placeName={props.isInBook ? undefined : 'plan'}
            sectionTools={isUsable ? tools.sectionTools : undefined}
            replaced={
              place && {
                section: place.section,
                by: editorOf(editing, barPlace, { past, canUndo, canRedo }, leave),
              }
            }
          />
        </div>
        {editing.hasFailed && (
          <p role="alert" className="text-danger">
            {DOCUMENT_COPY.edit.failed}
          </p>
        )}
      </div>
      {gaps.dialog}
      {tools.dialog}
      {!isWriting && !props.isInBook && <PlanContents document={document} label={DOCUMENT_COPY.contents} />}
    </section>
  );
}
