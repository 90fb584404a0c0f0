const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^#{1,6}\s/;
// No bracket inside the brackets, as Markdown has it: allowed, each `[` would be followed to the end of the plan.
const DEFINITION = /^ {0,3}\[(?:[^[\]\\]|\\[\s\S])+\]:/m;

// Each call of the parser costs as much as a few hundred letters; longer pieces would hold up a slow phone.
const PIECE_LETTERS = 2_000;

/**
 * Cuts a plan before its headings, so that a long book can be read piece by piece while the page stays
 * responsive. Joined again, the pieces are the text.
 */
export function splitSections(text: string, pieceLetters = PIECE_LETTERS): string[] {
  // A link definition serves the whole text; cut apart, its links would stay unread.
  if (DEFINITION.test(text)) return [text];
  const sections: string[] = [];
  let current = '';
  let fence: string | undefined;
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    if (fence === undefined && HEADING.test(line) && current.length >= pieceLetters) {
      sections.push(current);
      current = '';
    }
    fence = fenceAfter(line, fence);
    current += line;
  }
  if (current !== '') sections.push(current);
  return sections;
}

/** The fence that must still be written to end a code block that the text left open. */
export function openFence(text: string): string | undefined {
  let fence: string | undefined;
  for (const line of text.split('\n')) fence = fenceAfter(line, fence);
  return fence;
}

function fenceAfter(line: string, open: string | undefined): string | undefined {
  const [before = '', marks] = FENCE.exec(line) ?? [];
  if (marks === undefined) return open;
  const info = line.slice(before.length);
  if (open === undefined) return marks[0] === '`' && info.includes('`') ? undefined : marks;
  const closes = marks[0] === open[0] && marks.length >= open.length && info.trim() === '';
  return closes ? undefined : open;
}
