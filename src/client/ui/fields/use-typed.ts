import { useLayoutEffect, useRef, useState } from 'react';
import { caretAfter } from '#domain/merging/character-hunks.ts';

/**
 * A text and the handler for its box. Typing renders at once; the stored text may come back a frame later, and then
 * wins, since another device's words may have been merged.  `undefined` means no text: nothing was typed yet, and the
 * box starts with `begun`. A text that became undefined was used or discarded elsewhere; the words stay in this box, or
 * they would vanish under the person's fingers.
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

/** The focused box, if it shows this text. */
function selectedWith(text: string): Selected | null {
  const box = document.activeElement;
  if (!(box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement) || box.value !== text)
    return null;
  return { box, text, start: box.selectionStart ?? 0, end: box.selectionEnd ?? 0 };
}

// Otherwise the browser moves the caret to the end, and the next keystrokes go there.
function select({ box, text, start, end }: Selected): void {
  box.setSelectionRange(caretAfter(text, box.value, start), caretAfter(text, box.value, end));
}
