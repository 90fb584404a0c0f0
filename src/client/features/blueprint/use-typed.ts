import { useState } from 'react';

/**
 * A text and how to type into it. What is typed is drawn at once, in its own box; the text itself may come back a frame
 * later, and then it counts: words of another device may have joined it.
 */
export function useTyped(text: string, onType: (text: string) => void) {
  const [known, setKnown] = useState(text);
  const [typed, setTyped] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  function type(next: string): void {
    setTyped(next);
    onType(next);
  }
  return [typed, type] as const;
}
