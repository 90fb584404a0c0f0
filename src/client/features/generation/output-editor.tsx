import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { TextArea } from '#client/ui/fields/text-area.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { caretAfter } from '#domain/merging/character-hunks.ts';
import type { PlanDrafts } from './writing/plan-draft.ts';
import { streamInto, textOffsetAt } from './writing/stream-into.ts';

type OutputEditorProps = {
  id: string;
  text: string;
  isStreaming: boolean;
  isSaving: boolean;
  isReadOnly: boolean;
  drafts: Pick<PlanDrafts, 'read' | 'subscribe'>;
  onEdit: (text: string) => void;
  onLeave: () => void;
};

const LONG = 2_000;
// Off screen, a long plan is neither laid out nor painted: typing an answer above it costs no more than without it.
const OFF_SCREEN = '[content-visibility:auto] [contain-intrinsic-size:auto_max(400px,60dvh)]';
const SIZE = 'h-[60dvh] max-h-[75dvh] leading-relaxed';

/**
 * Uncontrolled: while a plan streams into an equal-looking box, React doesn't get the text at all. A long plan stays in
 * that box until somebody wants to edit it. Laying out 20 kB in a text area takes a slow phone four frames: after a
 * click nobody notices, but unprompted it would interrupt a reader.
 */
export function OutputEditor(props: OutputEditorProps) {
  const { id, text, isStreaming, isSaving, isReadOnly, drafts, onEdit, onLeave } = props;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const stream = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const [initial] = useState(text);
  const [wasStreaming, setWasStreaming] = useState(false);
  // The box's text of a finished plan; null once it is no longer shown.
  const [boxed, setBoxed] = useState<string | null>(null);
  if (isStreaming !== wasStreaming) {
    setWasStreaming(isStreaming);
    setBoxed(isStreaming || !isReadOnly ? null : drafts.read(id));
  }
  const isWriting = isStreaming || (isSaving && boxed !== null);
  const isBoxShown = isWriting || (boxed !== null && boxed === text && text.length >= LONG);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || element.value === text) return;
    const { value, selectionStart, selectionEnd } = element;
    element.value = text;
    // Merged text from another device must not move the caret out of the typed words.
    if (document.activeElement !== element) return;
    element.setSelectionRange(caretAfter(value, text, selectionStart), caretAfter(value, text, selectionEnd));
  }, [text]);

  useLayoutEffect(() => {
    const box = stream.current;
    if (!isStreaming || !box) return;
    const subscribe = (changed: () => void) => drafts.subscribe(id, changed);
    return streamInto(box, { read: () => drafts.read(id), subscribe });
  }, [isStreaming, drafts, id]);

  useEffect(() => {
    const box = stream.current;
    if (!isBoxShown || !box) return;
    const notePlace = () => {
      place.current = box.scrollTop;
    };
    // Keyboard users focus the text area itself, which is always there and takes over then.
    const edit = ({ clientX, clientY }: MouseEvent) => {
      const offset = textOffsetAt(box, clientX, clientY);
      if (isWriting || offset === null) return;
      area.current?.setSelectionRange(offset, offset);
      area.current?.focus({ preventScroll: true });
    };
    box.addEventListener('scroll', notePlace, { passive: true });
    box.addEventListener('click', edit);
    return () => {
      box.removeEventListener('scroll', notePlace);
      box.removeEventListener('click', edit);
    };
  }, [isBoxShown, isWriting]);

  useLayoutEffect(() => {
    if (isBoxShown || !stream.current?.firstChild) return;
    stream.current.replaceChildren();
    // Keeps the scroll position when the text area takes over.
    if (area.current) area.current.scrollTop = place.current;
  }, [isBoxShown]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {/* The margin leaves room for the focus ring, which would be clipped at the edge. */}
      <div
        hidden={isWriting}
        className={classNames('-m-1 p-1 [grid-area:1/1]', text.length >= LONG && OFF_SCREEN)}
      >
        <TextArea
          data-plan
          label={GENERATION_COPY.outputLabel}
          isLabelHidden
          minHeight="400px"
          className={classNames(SIZE, '[field-sizing:fixed]', isBoxShown && '[content-visibility:hidden]')}
          placeholder={GENERATION_COPY.placeholder}
          defaultValue={initial}
          readOnly={isReadOnly}
          onFocus={() => setBoxed(null)}
          onChange={(event) => onEdit(event.currentTarget.value)}
          onBlur={onLeave}
          ref={(element) => {
            area.current = element;
          }}
        />
      </div>
      <section
        ref={stream}
        hidden={!isBoxShown}
        aria-busy={isWriting}
        aria-hidden={!isWriting}
        aria-label={GENERATION_COPY.outputLabel}
        dir="auto"
        data-placeholder={GENERATION_COPY.placeholder}
        className={`${SIZE} control z-1 [grid-area:1/1] min-h-[400px] cursor-text overflow-y-auto whitespace-pre-wrap break-words empty:before:text-faint empty:before:content-[attr(data-placeholder)]`}
      />
    </div>
  );
}
