import { useLayoutEffect, useRef, useState } from 'react';
import { caretAfter } from '#domain/merging/character-hunks.ts';

/**
 * A text and how to type into its box. What is typed is drawn at once; the text itself may come back a frame later, and
 * then it counts: words of another device may have joined it.
 *
 * `undefined` is no text: nothing was typed yet, and the box begins with `begun`. A text that has become undefined was
 * used or dropped somewhere else; the words stay in this box, or a person would see theirs vanish under their fingers.
 */
export function useTyped(text: string | undefined, onType: (text: string) => void, begun = '') {
  const [known, setKnown] = useState(text);
  const [typed, setTyped] = useState(text ?? begun);
  const before = useRef<Selected | null>(null);
  if (known !== text) {
    setKnown(text);
    if (text !== undefined && text !== typed) {
      setTyped(text);
      before.current = selectedWith(typed);
    }
  }
  useLayoutEffect(() => {
    if (before.current?.box.value === typed) select(before.current);
    before.current = null;
  }, [typed]);
  function type(next: string): void {
    setTyped(next);
    onType(next);
  }
  return [typed, type] as const;
}

type Box = HTMLTextAreaElement | HTMLInputElement;
type Selected = { readonly box: Box; readonly text: string; readonly start: number; readonly end: number };

/** The box somebody types in, where it shows this text. */
function selectedWith(text: string): Selected | null {
  const box = document.activeElement;
  if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement) || box.value !== text)
    return null;
  return { box, text, start: box.selectionStart ?? 0, end: box.selectionEnd ?? 0 };
}

// Otherwise the browser puts the caret behind the last word, and somebody's next letters there.
function select({ box, text, start, end }: Selected): void {
  box.setSelectionRange(caretAfter(text, box.value, start), caretAfter(text, box.value, end));
}
