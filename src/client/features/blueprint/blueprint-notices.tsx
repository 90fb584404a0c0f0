import { GitCompareArrows, RotateCcw, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText } from '#client/adapters/device/clipboard.ts';
import type { BlockedSave, ConflictChoice, ConflictNote } from '#client/saving/workspace-state.ts';
import { Button } from '#client/ui/button.tsx';
import { CopyByHand } from '#client/ui/fields/copy-by-hand.tsx';
import { returnFocus } from '#client/ui/focus/return-focus.ts';
import { useReturnedFocus } from '#client/ui/focus/use-returned-focus.ts';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { announce } from '#client/ui/notices/live-region.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { Toast } from '#client/ui/notices/toast.tsx';
import { CONFLICT_COPY } from '#content/copy/conflict.ts';
import { COPY_TEXT_COPY } from '#content/copy/shell/copy-text.ts';
import { SAVING_COPY } from '#content/copy/shell/saving.ts';
import { type DocumentToCopy, documentText } from '#content/copy/words/document-text.ts';
import { sentenceFor } from '#domain/errors.ts';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { conflictWords } from './conflict/conflict-words.ts';

type BlueprintNoticesProps = {
  conflicts?: readonly ConflictNote[];
  /** Whose text it is, where that is not the screen's own. */
  topicOf?: (conflict: ConflictNote) => string | undefined;
  /** The topic of a refused save or a deletion, if it belongs to another screen. */
  topic?: string | undefined;
  blocked?: BlockedSave | undefined;
  isDeletedElsewhere?: boolean;
  /** What was refused, for copying it out. */
  held?: DocumentToCopy | undefined;
  onResolve?: (conflict: ConflictNote, choice: ConflictChoice) => void;
  onRestore?: () => void;
  onLetGo?: () => void;
};

// As long as for a finished plan: people who type look at their words.
const FAR_MS = 30_000;

const NONE: readonly ConflictNote[] = [];

export function BlueprintNotices({ conflicts = NONE, ...props }: BlueprintNoticesProps) {
  const [viewedId, setViewedId] = useState<string | null>(null);
  const viewed = conflicts.find(({ conflictId }) => conflictId === viewedId);
  const { conflict: copy, gone } = CONFLICT_COPY;
  const place = useRef<HTMLDivElement>(null);
  const [farId, setFarId] = useState<string | null>(null);
  const far = conflicts.find(({ conflictId }) => conflictId === farId);
  const newest = conflicts.at(-1);
  const newestId = newest?.conflictId ?? null;
  const topicOf = props.topicOf ?? nowhereElse;
  const words = newest ? conflictWords(newest, topicOf(newest)) : '';
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (newestId === null || !place.current) return;
    const { top, bottom } = place.current.getBoundingClientRect();
    // These notices are at the top of the page, and a plan is edited far below.
    if (bottom < 0 || top > innerHeight) setFarId(newestId);
    else announce(words);
  }, [newestId, words]);
  const view = ({ conflictId }: ConflictNote, from: HTMLElement | null) => {
    cameFrom.current = from;
    setViewedId(conflictId);
  };
  return (
    <div ref={place} className="mt-6 flex flex-col gap-3 empty:hidden">
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.conflictId}
          words={conflictWords(conflict, topicOf(conflict))}
          onView={() => view(conflict, null)}
        />
      ))}
      {props.blocked && <Refused code={props.blocked.code} topic={props.topic} held={props.held} />}
      {props.isDeletedElsewhere && (
        <Notice
          icon={TriangleAlert}
          actions={
            <>
              <Button
                size="small"
                variant="secondary"
                icon={<RotateCcw aria-hidden="true" className="size-4" />}
                onClick={props.onRestore}
              >
                {gone.restore}
              </Button>
              <Button size="small" variant="quiet" onClick={props.onLetGo}>
                {gone.letGo}
              </Button>
            </>
          }
        >
          {props.topic === undefined ? gone.message : gone.messageOf(props.topic)}
        </Notice>
      )}
      {far && (
        <Toast
          key={far.conflictId}
          isAtTop
          message={copy.far(topicOf(far))}
          durationMs={FAR_MS}
          action={{ label: copy.farView, onAction: (from) => view(far, from) }}
          onDismiss={() => setFarId(null)}
        />
      )}
      {viewed && (
        <ConflictDialog
          conflict={viewed}
          topic={topicOf(viewed)}
          onClose={() => setViewedId(null)}
          onChoose={(choice) => {
            setViewedId(null);
            props.onResolve?.(viewed, choice);
            // The notice and the toast go with it, and were what would have had the focus back.
            requestAnimationFrame(() => returnFocus(cameFrom.current));
          }}
        />
      )}
    </div>
  );
}

const nowhereElse = () => undefined;

function Conflict({ words, onView }: { words: string; onView: () => void }) {
  const { title, view } = CONFLICT_COPY.conflict;
  const box = useRef<HTMLDivElement>(null);
  useReturnedFocus(box);
  return (
    <div ref={box}>
      <Notice
        icon={GitCompareArrows}
        actions={
          <Button size="small" variant="secondary" onClick={onView}>
            {view}
          </Button>
        }
      >
        <strong className="font-semibold">{title}.</strong> {words}
      </Notice>
    </div>
  );
}

type Copying = { status: 'idle' } | { status: 'copied' } | { status: 'refused'; text: string };

type RefusedProps = {
  code: BlockedSave['code'];
  topic: string | undefined;
  held: DocumentToCopy | undefined;
};

function Refused({ code, topic, held }: RefusedProps) {
  const [copying, setCopying] = useState<Copying>({ status: 'idle' });
  async function copyOut() {
    const text = held ? documentText(held) : '';
    // Mounted again each time, so that it includes later typing and is selected again.
    setCopying({ status: 'idle' });
    setCopying((await copyText(text)) ? { status: 'copied' } : { status: 'refused', text });
  }
  return (
    <ErrorBox
      actions={
        <>
          <Button size="small" variant="secondary" onClick={() => void copyOut()}>
            {COPY_TEXT_COPY.copyText}
          </Button>
          {copying.status === 'copied' && (
            <output className="self-center font-medium text-good">{COPY_TEXT_COPY.copied}</output>
          )}
        </>
      }
    >
      {topic !== undefined && <strong className="font-semibold">{topic}: </strong>}
      {SAVING_COPY.blocked}. {sentenceFor(code)}
      {copying.status === 'refused' && (
        <CopyByHand
          label={COPY_TEXT_COPY.wholeText}
          text={copying.text}
          reason={COPY_TEXT_COPY.copyRefused}
        />
      )}
    </ErrorBox>
  );
}
