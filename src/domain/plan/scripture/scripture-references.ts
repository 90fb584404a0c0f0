import { BOOK_NAME, findBook } from './scripture-books.ts';

export type ScriptureReference = {
  /** As written. */
  text: string;
  book: string;
  chapter: number;
  /** Missing for a whole chapter. */
  verse?: number | undefined;
  endChapter: number;
  endVerse?: number | undefined;
};

const VERSE_MARK = '(?::|[ \\t]*(?:,[ \\t]*)?(?:verses?|vv?\\.?)[ \\t]*)';
const MORE = ',[ \\t]*\\d{1,3}(?:[-–—]\\d{1,3})?(?=[.;,)\\]]|[ \\t]*$)';
const REFERENCE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<name>${BOOK_NAME})\\.?,?[ \\t]+(?:chapter[ \\t]+|ch\\.?[ \\t]*)?` +
    `(?<chapter>\\d{1,3})(?:${VERSE_MARK}(?<verse>\\d{1,3})[a-c]?)?` +
    '(?:[-–—](?:(?<endChapter>\\d{1,3}):)?(?<end>\\d{1,3})[a-c]?)?' +
    `(?<more>(?:[ \\t]*[,;][ \\t]*\\d{1,3}:\\d{1,3}(?:[-–—]\\d{1,3})?|${MORE})*)` +
    '(?![\\p{L}\\p{N}]|:\\d)',
  'gimu',
);
const CLOCK = /^[ \t]*(?:[ap]\.?m\b|o['’]clock|hours?\b|[ECMP][SD]?T\b)/i;
const LONGEST_SURAH = 286;

/**
 * References to the Bible ("1 Cor. 13:4-7", "Psalm 23") and the Quran ("Surah 2:255").
 * `anyCase` also takes "john 3:16" as dictated, at the risk of reading "mark 10:30" as a verse.
 */
export function scriptureReferences(text: string, anyCase = false): ScriptureReference[] {
  return [...text.matchAll(REFERENCE)].flatMap((match) => {
    const { name = '', chapter = '', verse, endChapter, end, more = '' } = match.groups ?? {};
    const found = findBook(name);
    if (!found) return [];
    const { entry, isAbbreviated } = found;
    const isPlainWord = entry.isEverydayWord === true || isAbbreviated;
    if (isPlainWord && !anyCase && !/^\P{Ll}/u.test(name)) return [];
    if (verse === undefined && (isPlainWord || Number(chapter) > entry.chapters)) return [];
    // An everyday name with an hour that the book has no chapter for is an appointment.
    if (entry.isEverydayWord && Number(chapter) > entry.chapters) return [];
    if ([chapter, verse, end].some((number) => number?.startsWith('0')) || Number(verse) > LONGEST_SURAH)
      return [];
    if (CLOCK.test(text.slice(match.index + match[0].length))) return [];
    const first: ScriptureReference = {
      text: match[0].slice(0, match[0].length - more.length).trim(),
      book: found.book,
      chapter: Number(chapter),
      verse: numberOf(verse),
      endChapter: Number(endChapter ?? (verse === undefined && end ? end : chapter)),
      endVerse: verse === undefined ? undefined : numberOf(end ?? verse),
    };
    return [first, ...following(first, more)];
  });
}

/** References in `output` that no input contains: the AI added them, and the owner should check them. */
export function unsupportedReferences(output: string, inputs: readonly string[]): string[] {
  const found = eachOnce(scriptureReferences(output));
  // Most plans quote nothing; the inputs are up to eighteen other plans.
  const known = found.length > 0 ? eachOnce(inputs.flatMap((input) => scriptureReferences(input, true))) : [];
  const unsupported = found.filter((reference) => !known.some((source) => isWithin(reference, source)));
  return [...new Set(unsupported.map((reference) => reference.text))];
}

// A verse quoted a thousand times would otherwise be searched a thousand times, among a thousand others.
function eachOnce(references: readonly ScriptureReference[]): ScriptureReference[] {
  return [...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values()];
}

/** The "31" and "12:2" of "Romans 8:28, 31; 12:2". */
function following({ book, chapter, verse }: ScriptureReference, more: string): ScriptureReference[] {
  let current = chapter;
  return [...more.matchAll(/(?:(\d+):)?(\d+)(?:[-–—](\d+))?/g)].map(([, newChapter, start = '', end]) => {
    const isChapter = newChapter === undefined && verse === undefined;
    current = isChapter ? Number(start) : Number(newChapter ?? current);
    const range = end === undefined ? start : `${start}-${end}`;
    return {
      text: `${book} ${isChapter ? range : `${current}:${range}`}`,
      book,
      chapter: current,
      verse: isChapter ? undefined : Number(start),
      endChapter: isChapter ? Number(end ?? start) : current,
      endVerse: isChapter ? undefined : Number(end ?? start),
    };
  });
}

// A verse of a chapter that the owner only named as a whole is still the AI's choice: it is not "within".
function isWithin(reference: ScriptureReference, source: ScriptureReference): boolean {
  if (reference.book !== source.book) return false;
  if (reference.verse === undefined) {
    return source.chapter >= reference.chapter && source.endChapter <= reference.endChapter;
  }
  if (source.verse === undefined) return false;
  const isAfterStart = place(reference.chapter, reference.verse) >= place(source.chapter, source.verse);
  const end = place(reference.endChapter, reference.endVerse ?? reference.verse);
  return isAfterStart && end <= place(source.endChapter, source.endVerse ?? source.verse);
}

function place(chapter: number, verse: number): number {
  return chapter * 1_000 + verse;
}

function numberOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits);
}
