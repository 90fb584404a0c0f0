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

/** Uncontrolled: while a plan streams in, React is not told about the text at all. */
export function OutputEditor(props: OutputEditorProps) {
  const { id, text, isStreaming, isReadOnly, drafts, onEdit, onLeave } = props;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [initial] = useState(text);

  useLayoutEffect(() => {
    const element = area.current;
    if (isStreaming || !element || element.value === text) return;
    const { selectionStart, selectionEnd } = element;
    element.value = text;
    // Text merged in from another device must not throw the caret to the end of the plan.
    if (document.activeElement === element) element.setSelectionRange(selectionStart, selectionEnd);
  }, [text, isStreaming]);

  useEffect(() => {
    const element = area.current;
    if (!isStreaming || !element) return;
    const subscribe = (changed: () => void) => drafts.subscribe(id, changed);
    return streamInto(element, { read: () => drafts.read(id), subscribe });
  }, [isStreaming, drafts, id]);

  return (
    <TextArea
      label={GENERATION_COPY.outputLabel}
      isLabelHidden
      minHeight="400px"
      className="max-h-[75dvh] [field-sizing:fixed] h-[60dvh] leading-relaxed"
      placeholder={GENERATION_COPY.placeholder}
      defaultValue={initial}
      readOnly={isReadOnly}
      aria-busy={isStreaming || undefined}
      dir="auto"
      onChange={(event) => onEdit(event.currentTarget.value)}
      onBlur={onLeave}
      ref={(element) => {
        area.current = element;
      }}
    />
  );
}
