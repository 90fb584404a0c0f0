/** A match in the rendered book. */
export type Match = Range;

const MAX_MATCHES = 5_000;
const BLOCKS = 'p,li,h1,h2,h3,h4,h5,h6,td,th,pre,blockquote';

type Place = { node: Text; start: number };

/** Every match, even across bold text and links, but never across two paragraphs. */
export function findMatches(root: Element, words: string): Match[] {
  const needle = words.trim().replace(/\s+/g, ' ').toLowerCase();
  if (needle === '') return [];
  const matches: Match[] = [];
  for (const { text, places } of passagesOf(root)) {
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) {
      if (matches.length >= MAX_MATCHES) return matches;
      matches.push(rangeOf(places, at, at + needle.length));
    }
  }
  return matches;
}

function passagesOf(root: Element): { text: string; places: Place[] }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const passages: { text: string; places: Place[]; block: Element | null }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const block = node.parentElement?.closest(BLOCKS) ?? null;
    let passage = passages.at(-1);
    if (!passage || passage.block !== block) {
      passage = { text: '', places: [], block };
      passages.push(passage);
    }
    passage.places.push({ node, start: passage.text.length });
    passage.text += lowered(node.data);
  }
  return passages;
}

// Lowercasing turns some characters into two (İ); offsets would then be wrong.
function lowered(text: string): string {
  const lower = text.toLowerCase().replace(/\s/g, ' ');
  return lower.length === text.length ? lower : text;
}

function rangeOf(places: readonly Place[], from: number, to: number): Range {
  const range = document.createRange();
  const start = placeAt(places, from);
  const end = placeAt(places, to - 1);
  if (start) range.setStart(start.node, from - start.start);
  if (end) range.setEnd(end.node, to - end.start);
  return range;
}

function placeAt(places: readonly Place[], offset: number): Place | undefined {
  return places.findLast(({ start }) => start <= offset);
}
