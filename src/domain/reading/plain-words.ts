const LINK = /\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]*\))*\)/g;
const MARKS = /[*_~`\\[]/;

/** Without Markdown, as a person reads it. */
export function plainWords(text: string): string {
  if (!MARKS.test(text)) return text.trim();
  return text
    .replace(LINK, '$1')
    .replace(/\*\*|__|~~|(?<!\\)`/g, '')
    .replace(/(?<![\w\\*])[*_](\S(?:[^*_]*\S)?)[*_](?![\w*])/g, '$1')
    .replace(/\\([\\*_`[\]<>|~#.!()&+-])/g, '$1')
    .trim();
}

/** Shortens runs of spaces: a pattern that begins with a space would restart at each of them. */
export function withShortSpaces(text: string): string {
  return text.replace(/\s{9,}/g, ' ');
}

const QUOTES = new Map([
  ['"', '"'],
  ['“', '”'],
]);

/** Removes quoted speech, which is addressed to somebody else. */
export function withoutSpeech(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  // Remembered, because from each of 120,000 unclosed quotes the rest of the text would be scanned again.
  const unclosed = new Set<string>();
  for (const { 0: open, index } of text.matchAll(/["“]/g)) {
    if (index < from || unclosed.has(open)) continue;
    const close = text.indexOf(QUOTES.get(open) ?? open, index + 1);
    if (close === -1) unclosed.add(open);
    else {
      pieces.push(text.slice(from, index), ' '.repeat(close + 1 - index));
      from = close + 1;
    }
  }
  return [...pieces, text.slice(from)].join('');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
