import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { growDocument } from '#domain/plan/grow-document.ts';
import { type PlanDocument, type PlanReader, plainDocument } from '#domain/plan/plan-document.ts';
import { followStream, type StreamSource } from './follow-stream.ts';

const NOTHING: PlanDocument = { text: '', blocks: [] };
const MAYBE_DEFINITION = /\]:/;

/**
 * The plan as it is read: from the stream while it is written, from its text otherwise. A change that was made to the
 * document itself, such as a tick, is handed back with `know` and not read again.
 */
export function usePlanDocument(read: PlanReader, text: string, stream: StreamSource | null) {
  const [known, know] = useState(NOTHING);
  const grow = useCallback((before: PlanDocument, next: string) => growSafely(before, next, read), [read]);

  useEffect(() => {
    if (!stream) return;
    let drawn = NOTHING;
    return followStream(stream, (next) => {
      drawn = grow(drawn, next);
      // Drawn within this frame: handed to React's own schedule, the first words would come a frame later.
      flushSync(() => know(drawn));
    });
  }, [stream, grow]);

  const document = useMemo(() => {
    if (stream || known.text === text) return known;
    // What stands before a definition may be a link because of it.
    return grow(MAYBE_DEFINITION.test(text) ? NOTHING : known, text);
  }, [stream, known, text, grow]);
  return { document, know };
}

// A text that cannot be read as Markdown is still the person's plan, and must not take the screen down.
function growSafely(before: PlanDocument, text: string, read: PlanReader): PlanDocument {
  try {
    return growDocument(before, text, read);
  } catch {
    return plainDocument(text);
  }
}
