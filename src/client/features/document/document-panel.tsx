import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { PlanContents } from '#client/plan-view/plan-contents.tsx';
import { PlanView } from '#client/plan-view/plan-view.tsx';
import { Button } from '#client/ui/button.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { tick } from '#domain/plan/checklist.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';
import { DocumentSkeleton } from './document-skeleton.tsx';
import type { StreamSource } from './follow-stream.ts';
import { usePlanDocument } from './use-plan-document.ts';
import { usePlanReader } from './use-plan-reader.ts';

export type DocumentPanelProps = {
  /** The plan, or the text that waits to be kept. */
  text: string;
  /** The text that is being written; null at rest. */
  stream: StreamSource | null;
  /** A text that is not the saved plan can be read and not changed. */
  isReadOnly: boolean;
  onEdit: (text: string) => void;
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

function OpenDocument({ read, text, stream, isReadOnly, onEdit }: DocumentPanelProps & { read: PlanReader }) {
  const { document, know } = usePlanDocument(read, text, stream);
  const current = useRef(document);
  current.current = document;
  const change = useCallback(
    (at: number, isTicked: boolean) => {
      const ticked = tick(current.current, at, isTicked);
      know(ticked);
      onEdit(ticked.text);
    },
    [know, onEdit],
  );
  const page = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // A new plan begins short: whoever was far down in the old one would end up behind its last line.
    const isAbove = stream !== null && (page.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) page.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [stream]);
  const isLocked = isReadOnly || stream !== null;
  const actions = useMemo(
    () => ({ tick: isLocked ? null : change, fill: null, fillHint: DOCUMENT_COPY.gap.hint }),
    [isLocked, change],
  );
  return (
    <section ref={page} aria-label={DOCUMENT_COPY.label} aria-busy={stream !== null} className="plan-page">
      <PlanView document={document} actions={actions} />
      {!stream && <PlanContents document={document} label={DOCUMENT_COPY.contents} />}
    </section>
  );
}
