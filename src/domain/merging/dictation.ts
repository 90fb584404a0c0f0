/** A field's text while someone dictates: what stood before, what this recording said, what stands after. */
export type Dictation = { before: string; spoken: string; after: string };

export function beginDictation(text: string): Dictation {
  const before = text === '' || /\s$/.test(text) ? text : `${text} `;
  return { before, spoken: '', after: '' };
}

export function hear(dictation: Dictation, transcript: string): Dictation {
  return { ...dictation, spoken: transcript };
}

export function textOf({ before, spoken, after }: Dictation): string {
  return before + spoken + after;
}

/** Typing while listening. Null when the typing changed the spoken words themselves: the next hearing
 * would undo that, so the recording has to end there. */
export function typeOver(dictation: Dictation, text: string): Dictation | null {
  const { before, spoken, after } = dictation;
  const head = before + spoken;
  if (text.startsWith(head)) return { before, spoken, after: text.slice(head.length) };
  const tail = spoken + after;
  if (text.endsWith(tail)) return { before: text.slice(0, text.length - tail.length), spoken, after };
  return null;
}
