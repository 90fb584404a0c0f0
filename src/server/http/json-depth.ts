const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Counted in the text: a parsed value of 100,000 levels breaks any code that walks it. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) index = endOfString(text, index);
    else if (character === 0x5b || character === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (character === 0x5d || character === 0x7d) depth -= 1;
  }
  return deepest;
}

/** The position of the quote that ends the string beginning at `start`. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(index - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
