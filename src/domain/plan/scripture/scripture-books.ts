export type Book = {
  name: string;
  chapters: number;
  /** Full name first. A numbered book is spelled here without its number. */
  spellings: readonly string[];
  /** Books in a series: 1 and 2 Samuel, 1 to 3 John. */
  parts?: 2 | 3;
  /** Also a person's name or an everyday word: "John 3" may be a client, "Mark 10:30" an appointment. */
  isEverydayWord?: true;
};

const book = (name: string, chapters: number, short = ''): Book => ({
  name,
  chapters,
  spellings: [name, ...short.split(' ').filter(Boolean)],
});
const everyday = (name: string, chapters: number, short = ''): Book => ({
  ...book(name, chapters, short),
  isEverydayWord: true,
});
const series = (name: string, parts: 2 | 3, chapters: number, short: string): Book => ({
  ...book(name, chapters, short),
  parts,
});

// Abbreviations that are common words with a capital (Is, Am, So, Ho) are left out on purpose.
const BOOKS: readonly Book[] = [
  book('Genesis', 50, 'Gen'),
  book('Exodus', 40, 'Exod'),
  book('Leviticus', 27, 'Lev'),
  everyday('Numbers', 36, 'Num'),
  book('Deuteronomy', 34, 'Deut'),
  everyday('Joshua', 24, 'Josh'),
  everyday('Judges', 21, 'Judg'),
  everyday('Ruth', 4),
  series('Samuel', 2, 31, 'Sam'),
  series('Kings', 2, 25, 'Kgs'),
  series('Chronicles', 2, 36, 'Chron Chr'),
  everyday('Ezra', 10),
  book('Nehemiah', 13, 'Neh'),
  everyday('Esther', 10),
  everyday('Job', 42),
  book('Psalms', 150, 'Psalm Pss Psa Ps'),
  book('Proverbs', 31, 'Proverb Prov'),
  book('Ecclesiastes', 12, 'Eccles Eccl'),
  { name: 'Song of Songs', chapters: 8, spellings: ['Song of Songs', 'Song of Solomon'] },
  book('Isaiah', 66, 'Isa'),
  book('Jeremiah', 52, 'Jer'),
  book('Lamentations', 5, 'Lam'),
  book('Ezekiel', 48, 'Ezek'),
  everyday('Daniel', 12, 'Dan'),
  book('Hosea', 14, 'Hos'),
  everyday('Joel', 3),
  everyday('Amos', 9),
  book('Obadiah', 1, 'Obad'),
  everyday('Jonah', 4),
  everyday('Micah', 7, 'Mic'),
  everyday('Nahum', 3),
  book('Habakkuk', 3, 'Hab'),
  book('Zephaniah', 3, 'Zeph'),
  book('Haggai', 2, 'Hag'),
  book('Zechariah', 14, 'Zech'),
  everyday('Malachi', 4, 'Mal'),
  everyday('Matthew', 28, 'Matt Mt'),
  everyday('Mark', 16, 'Mk'),
  everyday('Luke', 24, 'Lk'),
  everyday('John', 21, 'Jn'),
  everyday('Acts', 28),
  book('Romans', 16, 'Rom'),
  series('Corinthians', 2, 16, 'Cor'),
  book('Galatians', 6, 'Gal'),
  book('Ephesians', 6, 'Eph'),
  everyday('Philippians', 4, 'Phil'),
  book('Colossians', 4, 'Col'),
  series('Thessalonians', 2, 5, 'Thess'),
  series('Timothy', 2, 6, 'Tim'),
  everyday('Titus', 3),
  book('Philemon', 1, 'Phlm'),
  book('Hebrews', 13, 'Heb'),
  everyday('James', 5, 'Jas'),
  series('Peter', 2, 5, 'Pet'),
  series('John', 3, 5, 'Jn'),
  everyday('Jude', 1),
  book('Revelation', 22, 'Revelations Rev'),
  book('Sirach', 51, 'Sir Ecclesiasticus'),
  book('Tobit', 14),
  everyday('Judith', 16),
  everyday('Wisdom', 19),
  book('Baruch', 6),
  series('Maccabees', 2, 16, 'Macc'),
];

type BookMatch = { book: string; entry: Book; isAbbreviated: boolean };

const PARTS: readonly (readonly string[])[] = [
  ['1', 'I', '1st', 'First'],
  ['2', 'II', '2nd', 'Second'],
  ['3', 'III', '3rd', 'Third'],
];

const QURAN: Book = { name: 'Quran', chapters: 114, spellings: [] };
const SURAH = /^(?:the)?(?:holy)?(?:qur|koran|sura)/;

const BY_SPELLING = new Map(BOOKS.flatMap(spellingsOf));

function spellingsOf(entry: Book): [string, BookMatch][] {
  return entry.spellings.flatMap((spelling): [string, BookMatch][] => {
    const isAbbreviated = spelling.length < entry.name.length - 1;
    if (!entry.parts) return [[keyOf(spelling), { book: entry.name, entry, isAbbreviated }]];
    return PARTS.slice(0, entry.parts).flatMap((prefixes, index) =>
      prefixes.map((prefix): [string, BookMatch] => [
        keyOf(prefix + spelling),
        // "1 John" is nobody's name, so a numbered book needs no second look.
        { book: `${index + 1} ${entry.name}`, entry, isAbbreviated: false },
      ]),
    );
  });
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[\s.]/g, '');
}

export function findBook(name: string): BookMatch | undefined {
  const key = keyOf(name);
  if (SURAH.test(key)) return { book: QURAN.name, entry: QURAN, isAbbreviated: false };
  return BY_SPELLING.get(key);
}

const anyOf = (words: Iterable<string>) => [...new Set(words)].sort((a, b) => b.length - a.length).join('|');

/** Source of a regular expression for the name of a book, numbered or not, or a surah. */
export const BOOK_NAME = [
  `(?:(?:${anyOf(PARTS.flat())})[ \\t]*)?(?:${anyOf(BOOKS.flatMap(({ spellings }) => spellings))})`,
  "(?:the[ \\t]+)?(?:Holy[ \\t]+)?(?:Qur['’ʼ]?an|Koran|Sura[ht]?)(?:[ \\t]+A[a-z]{1,2}[-–][\\p{L}'’-]+)?",
].join('|');
