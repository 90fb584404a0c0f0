import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { growDocument } from '#domain/plan/grow-document.ts';
import { type PlanDocument, type PlanReader, plainDocument } from '#domain/plan/plan-document.ts';
import { FIRST_PART, followStream, type StreamSource } from './follow-stream.ts';

const NOTHING: PlanDocument = { text: '', blocks: [] };
const MAYBE_DEFINITION = /\]:/;

export type RenderedPlan = ReturnType<typeof useRenderedPlan>;

/**
 * The rendered part of a plan while it is written. A change made to the document itself, such as a tick, is passed to
 * `know` and not parsed again. `isWriting` until the last word is rendered, which may be slightly after it arrived: an
 * incomplete plan must not be changed.
 */
export function useRenderedPlan(read: PlanReader, text: string, stream: StreamSource | null) {
  const [known, know] = useState(NOTHING);
  const [isFollowing, setIsFollowing] = useState(false);
  const grow = useCallback((before: PlanDocument, next: string) => growSafely(before, next, read), [read]);
  const isBehind = stream === null && isFollowing && hasMuchMore(text, known.text);
  if (isFollowing !== (stream !== null || isBehind)) setIsFollowing(stream !== null);
  const rest = useMemo(
    () => (isBehind ? { read: () => text, subscribe: () => () => {} } : null),
    [isBehind, text],
  );
  const source = stream ?? rest;
  const latest = useRef(known);
  latest.current = known;

  useEffect(() => {
    if (!source) return;
    // A continued text is not rendered again from its beginning.
    let drawn = source.read().startsWith(latest.current.text) ? latest.current : NOTHING;
    const drawing = {
      read: (next: string) => {
        drawn = grow(drawn, next);
        return drawn;
      },
      // Rendered within this frame: on React's own schedule, the first words would come a frame later.
      show: (next: PlanDocument) => flushSync(() => know(next)),
    };
    return followStream(source, drawing, drawn.text);
  }, [source, grow]);

  return { known, know, grow, isWriting: stream !== null || isBehind };
}

/** The plan to show: its rendered part while it is written, otherwise its parsed text. */
export function usePlanDocument({ known, grow, isWriting }: RenderedPlan, text: string): PlanDocument {
  return useMemo(() => {
    if (isWriting || known.text === text) return known;
    // Text before a definition may become a link because of it.
    return grow(MAYBE_DEFINITION.test(text) ? NOTHING : known, text);
  }, [isWriting, known, text, grow]);
}

function hasMuchMore(text: string, drawn: string): boolean {
  return text.length > drawn.length + FIRST_PART && text.startsWith(drawn);
}

// A text that can't be parsed as Markdown is still the person's plan, and must not crash the screen.
function growSafely(before: PlanDocument, text: string, read: PlanReader): PlanDocument {
  try {
    return growDocument(before, text, read);
  } catch {
    return plainDocument(text);
  }
}
