import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PlanDrafts } from '#client/state/plan-draft.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { streamInto } from './stream-into.ts';

type OutputEditorProps = {
  id: string;
  text: string;
  isStreaming: boolean;
  isReadOnly: boolean;
  drafts: PlanDrafts;
  onEdit: (text: string) => void;
  onLeave: () => void;
};

// Out of sight a long plan is neither laid out nor painted: typing an answer above it costs no more than without it.
// The margin leaves room for the focus ring, which would be cut off at the edge.
const OFF_SCREEN = '-m-1 p-1 [content-visibility:auto] [contain-intrinsic-size:auto_max(400px,60dvh)]';
const SIZE = 'h-[60dvh] max-h-[75dvh] leading-relaxed';

/** Uncontrolled: while a plan streams in, into a box that looks the same, React is not told about the text at all. */
export function OutputEditor(props: OutputEditorProps) {
  const { id, text, isStreaming, isReadOnly, drafts, onEdit, onLeave } = props;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const stream = useRef<HTMLDivElement>(null);
  const [initial] = useState(text);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || element.value === text) return;
    const caret =
      document.activeElement === element && ([element.selectionStart, element.selectionEnd] as const);
    element.value = text;
    // Text merged in from another device must not throw the caret to the end of the plan.
    if (caret) element.setSelectionRange(...caret);
  }, [text]);

  useEffect(() => {
    const box = stream.current;
    if (!isStreaming || !box) return;
    const subscribe = (changed: () => void) => drafts.subscribe(id, changed);
    const stop = streamInto(box, { read: () => drafts.read(id), subscribe });
    // Noted while scrolling: asking for it at the end would lay out the whole plan twice.
    let place = 0;
    const notePlace = () => {
      place = box.scrollTop;
    };
    box.addEventListener('scroll', notePlace, { passive: true });
    return () => {
      box.removeEventListener('scroll', notePlace);
      stop();
      // The reader's place is kept when the finished text takes over.
      requestAnimationFrame(() => {
        if (area.current) area.current.scrollTop = place;
      });
    };
  }, [isStreaming, drafts, id]);

  return (
    <>
      <div hidden={isStreaming} className={OFF_SCREEN}>
        <TextArea
          label={GENERATION_COPY.outputLabel}
          isLabelHidden
          minHeight="400px"
          className={`${SIZE} [field-sizing:fixed]`}
          placeholder={GENERATION_COPY.placeholder}
          defaultValue={initial}
          readOnly={isReadOnly}
          dir="auto"
          onChange={(event) => onEdit(event.currentTarget.value)}
          onBlur={onLeave}
          ref={(element) => {
            area.current = element;
          }}
        />
      </div>
      <section
        ref={stream}
        hidden={!isStreaming}
        aria-busy="true"
        aria-label={GENERATION_COPY.outputLabel}
        dir="auto"
        data-placeholder={GENERATION_COPY.placeholder}
        className={`${SIZE} control min-h-[400px] overflow-y-auto whitespace-pre-wrap break-words empty:before:text-faint empty:before:content-[attr(data-placeholder)]`}
      />
    </>
  );
}
