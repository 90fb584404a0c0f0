import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { afterFrame } from '#client/adapters/page/after-frame.ts';
import { PlanContents } from '#client/plan-view/plan-contents.tsx';
import { PlanView } from '#client/plan-view/plan-view.tsx';
import { Button } from '#client/ui/button.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { useCovered } from '#client/ui/use-docked.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import type { PlanDocument, PlanReader } from '#domain/plan/plan-document.ts';
import type { DocumentSection } from '#domain/plan/sections.ts';
import type { SectionAsking } from './changing/change-dialog.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import type { StreamSource } from './follow-stream.ts';
import type { GapServices } from './gaps/gap-services.ts';
import type { PlanHistory } from './history/plan-history.ts';
import { usePlanHistory } from './history/use-plan-history.ts';
import { PlanBar } from './plan-bar.tsx';
import { type PlanBeginning, useBeginning } from './use-beginning.ts';
import { useGapFilling } from './use-gap-filling.tsx';
import { usePlanDocument, useRenderedPlan } from './use-plan-document.ts';
import { focusBlock, focusPlan, usePlanEntry } from './use-plan-entry.ts';
import { usePlanReader } from './use-plan-reader.ts';
import { type EditingPlace, editorOf, useEditorAhead, useSectionEditing } from './use-section-editing.tsx';
import { useSectionTools } from './use-section-tools.tsx';
import { useTicking } from './use-ticking.ts';

export type DocumentPanelProps = {
  /** The plan, or a text that isn't kept yet. */
  text: string;
  /** The plan right now: `text` gets a keystroke only after its frame. */
  readText: () => string;
  /** The text being written; null when idle. */
  stream: StreamSource | null;
  /** A text other than the saved plan can be read but not edited. */
  isReadOnly: boolean;
  /** `isTyping`: the words are on screen already, in the editor. */
  onEdit: (text: string, isTyping?: boolean) => void;
  gaps: GapServices;
  /** Absent if the AI isn't available. */
  asking?: SectionAsking | undefined;
  /** In the book, which has a place for its bar: no contents at the side. */
  bookBar?: HTMLElement | null;
  /** The click or key that opened the plan here. */
  begin?: PlanBeginning | undefined;
  /** Readers' comments: next to each part, and below the plan. app/ passes it in. */
  renderNotes?: ((slot: NotesSlot) => ReactNode) | undefined;
  /** The changes to this plan during this visit. */
  history?: PlanHistory | undefined;
};

/** `part`: a section's number, with a function to ask for a change in it; null: below the plan. */
export type NotesSlot = {
  document: PlanDocument;
  part: { index: number; heading: string; onAsk: ((wish: string) => void) | undefined } | null;
};

// The heights of the strip with the topic's name and the plan's bar.
const BARS = '6.5rem';

/** A plan as a document: read, ticked and edited in place. */
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
  const { text, readText, stream, isReadOnly } = props;
  const drawn = useRenderedPlan(read, text, stream);
  const { know, isWriting } = drawn;
  const isLocked = isReadOnly || isWriting;
  const page = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<{ words: string } | null>(null);
  const [say] = useState(() => (words: string) => setSaid({ words }));
  // The bar comes with its words, in the book and after editing: few screen readers would announce them there. And not
  // before a dialog is gone, which announces for itself.
  useEffect(() => {
    if (said) announce(said.words);
  }, [said]);
  const isInBook = props.bookBar !== undefined;
  const closeEditor = useRef(() => {});
  const history = usePlanHistory({
    readText,
    isLocked,
    onEdit: props.onEdit,
    kept: props.history,
    page,
    say,
    closeEditor,
  });
  const { edit: onEdit, past, canUndo, canRedo } = history;
  const onLost = useCallback(() => {
    say(DOCUMENT_COPY.edit.lost);
    focusPlan(page.current);
  }, [say]);
  // In sight, wherever in a long plan the words were chosen.
  const onFailed = useCallback(
    () => say(isInBook ? DOCUMENT_COPY.edit.failedInBook : DOCUMENT_COPY.edit.failed),
    [say, isInBook],
  );
  const editing = useSectionEditing({ text, readText, isLocked, onEdit: history.type, onLost, onFailed });
  const document = usePlanDocument(drawn, editing.shownText);
  const current = useRef(document);
  current.current = document;
  const { open, close, liveText } = editing;
  const change = useTicking({ current, know, onEdit, liveText, close });
  const backToPlan = () => focusPlan(page.current);
  const gaps = useGapFilling({ text, onEdit, services: props.gaps, say, page });
  useLayoutEffect(() => {
    // A new plan starts short: a reader far down in the old one would end up after its last line.
    const isAbove = stream !== null && (page.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) page.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [stream]);
  useEditorAhead(!isLocked);
  // Only parts that were laid out once are skipped when off screen: then their height is known, and they return quickly.
  useEffect(() => afterFrame(() => page.current?.setAttribute('data-settled', '')), []);
  // Unlocking a long plan renders each box, gap and menu again: do it after the frame that shows it finished.
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
      setSaid(null);
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
  const { askFor } = tools;
  const { renderNotes } = props;
  const canAsk = props.asking !== undefined && !isLocked;
  const sectionNotes = useMemo(
    () =>
      renderNotes &&
      ((section: DocumentSection, index: number) =>
        renderNotes({
          document,
          part: {
            index,
            heading: section.heading ?? '',
            onAsk: canAsk && section.heading !== null ? (wish) => askFor(section, wish) : undefined,
          },
        })),
    [renderNotes, document, canAsk, askFor],
  );
  useBeginning(props.begin, document, { fill: gaps.fill, enter });
  const ways = usePlanEntry(isLocked ? null : enter);
  const [ownBar, setOwnBar] = useState<HTMLElement | null>(null);
  const barPlace = isInBook ? (props.bookBar ?? null) : ownBar;
  const place = editing.editing?.place;
  useCovered(BARS, !isInBook && (place !== undefined || said !== null));
  const leave = (isAsked: boolean) => {
    flushSync(close);
    if (isAsked && place) focusBlock(page.current, place);
  };
  closeEditor.current = () => {
    if (!place) return;
    flushSync(close);
    backToPlan();
  };
  const bar = !place && !isLocked && (said || !isInBook) && (
    <PlanBar said={said} onFade={() => setSaid(null)} past={past} canUndo={canUndo} canRedo={canRedo} />
  );
  return (
    <section
      ref={page}
      aria-label={DOCUMENT_COPY.label}
      aria-busy={isWriting}
      className={isInBook ? 'plan-in-book' : 'plan-page'}
    >
      <div>
        {/* While the plan is written it is empty but keeps its height: nothing moves at the end. */}
        {!isInBook && (
          <div ref={setOwnBar} className="plan-bar print:hidden">
            {bar}
          </div>
        )}
        {props.bookBar && createPortal(bar, props.bookBar)}
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
            placeName={isInBook ? undefined : 'plan'}
            sectionTools={isUsable ? tools.sectionTools : undefined}
            sectionNotes={isWriting ? undefined : sectionNotes}
            replaced={
              place && {
                section: place.section,
                by: editorOf(editing, barPlace, { past, canUndo, canRedo }, leave),
              }
            }
          />
        </div>
        {!isWriting && props.renderNotes?.({ document, part: null })}
      </div>
      {gaps.dialog}
      {tools.dialog}
      {!isWriting && !isInBook && <PlanContents document={document} label={DOCUMENT_COPY.contents} />}
    </section>
  );
}
