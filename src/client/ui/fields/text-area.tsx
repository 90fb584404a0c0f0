import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'ref'> &
  FieldWords & {
    /** The minimum height; the area grows with its text. */
    minHeight?: '48px' | '100px' | '160px' | '400px';
    ref?: (element: HTMLTextAreaElement | null) => void;
  };

const MIN_HEIGHTS = {
  '48px': 'min-h-12',
  '100px': 'min-h-[100px]',
  '160px': 'min-h-[160px]',
  '400px': 'min-h-[400px]',
};

export function TextArea({ label, isLabelHidden, hint, error, minHeight = '100px', ...rest }: TextAreaProps) {
  const { className, labelClassName, ref, ...area } = rest;
  const ownId = useId();
  const id = area.id ?? ownId;
  const element = useRef<HTMLTextAreaElement>(null);
  useGrowth(element, area.value);
  const words = {
    label,
    hint,
    error,
    ...(isLabelHidden !== undefined && { isLabelHidden }),
    ...(labelClassName !== undefined && { labelClassName }),
  };
  return (
    <FieldFrame id={id} {...words}>
      <textarea
        dir="auto"
        {...area}
        id={id}
        ref={(node) => {
          element.current = node;
          ref?.(node);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, words, area['aria-describedby'])}
        className={classNames('control', MIN_HEIGHTS[minHeight], className)}
      />
    </FieldFrame>
  );
}

// With `field-sizing` the browser grows the area by itself. Measuring as well would force a layout on every keystroke,
// which is noticeable in a long plan.
function useGrowth(element: { current: HTMLTextAreaElement | null }, value: unknown) {
  const isControlled = value !== undefined;
  useLayoutEffect(() => {
    if (value !== undefined) fitText(element.current);
  }, [element, value]);

  // Rotating a phone rewraps lines: without this, Firefox would hide half of a long answer. Only the width counts: a
  // height set by dragging the corner stays.
  useEffect(() => {
    const area = element.current;
    if (!isControlled || !area || growsByItself() || !globalThis.ResizeObserver) return;
    let width = area.clientWidth;
    const observer = new ResizeObserver(() => {
      if (area.clientWidth === width) return;
      fitText(area);
      // Measured afterwards: a scrollbar may have disappeared.
      width = area.clientWidth;
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [element, isControlled]);
}

const growsByItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') === true;

function fitText(area: HTMLTextAreaElement | null) {
  if (!area || growsByItself()) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
}
