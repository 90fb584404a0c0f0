// Widths relative to the type size, for the widest sans-serif font in use (DejaVu Sans Bold): in any other, text is
// narrower than estimated and stays in its box.
const NARROW = 0.46;
const MIDDLE = 0.56;
const SMALL = 0.73;
const LARGE = 0.88;
const WIDE = 1.12;
const FULL = 1.5;
// A single character that shows a whole phrase.
const PHRASE = 13;
const REGULAR = 0.94;

// Space above, below and between lines, for scripts with marks above and below their characters.
export const LINE_HEIGHT = 1.5;

type Weight = 400 | 700;

const widths = new Map<string, number>();

// Each character is looked up once: a picture asks for thousands of widths, and patterns of all scripts are slow.
function widthOf(character: string): number {
  const known = widths.get(character) ?? measure(character);
  widths.set(character, known);
  return known;
}

function measure(character: string): number {
  if (/[ijlI.,:;'’|!()[\]\s]/.test(character)) return NARROW;
  if (/[frt"“”\-–/*]/.test(character)) return MIDDLE;
  if (/[MWmw@%&…—]/.test(character)) return WIDE;
  if (/[a-z0-9]/.test(character)) return SMALL;
  if (/\p{M}|\p{Cf}/u.test(character)) return 0;
  if (/[A-Z$€£+=<>~#?_]|[À-ɏ]|[Ͱ-ӿ]/u.test(character)) return LARGE;
  if (/[֐-ۿ]/u.test(character)) return LARGE;
  return /[ﷺ-﷽𒀀-𒓿]/u.test(character) ? PHRASE : FULL;
}

/** The approximate width of a text, too large rather than too small. */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width * size * (weight === 700 ? 1 : REGULAR);
}

const ELLIPSIS = '…';

/** The words on one line, as far as they fit. */
export function fitText(text: string, width: number, size: number, weight: Weight = 400): string {
  const line = oneLine(text);
  if (textWidth(line, size, weight) <= width) return line;
  return `${cutTo(line, width - textWidth(ELLIPSIS, size, weight), size, weight).trimEnd()}${ELLIPSIS}`;
}

/** In at most `most` lines; the last one is cut if they aren't enough. */
export function wrapText(text: string, width: number, size: number, most: number): string[] {
  const lines: string[] = [];
  let rest = oneLine(text);
  while (rest !== '' && lines.length < most - 1) {
    const line = cutTo(rest, width, size, 400);
    const isWhole = line.length === rest.length;
    const at = isWhole || rest[line.length] === ' ' ? line.length : line.lastIndexOf(' ');
    const end = at > 0 ? at : line.length;
    // A box narrower than one character: better an empty picture than one that never ends.
    if (end === 0) return lines;
    lines.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? lines : [...lines, fitText(rest, width, size)];
}

function cutTo(line: string, width: number, size: number, weight: Weight): string {
  const scale = size * (weight === 700 ? 1 : REGULAR);
  let used = 0;
  let end = 0;
  for (const character of line) {
    used += widthOf(character) * scale;
    if (used > width) break;
    end += character.length;
  }
  // A joiner without its second half would render as a box.
  return line.slice(0, end).replace(/\u200D+$/, '');
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
