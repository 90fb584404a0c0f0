import { roundsOf } from '#harness/rounds.ts';

// What a pattern may stumble over again and again: the marks of Markdown, white space of every kind, and the words
// that our own patterns look for.
const REPEATED = [
  ...['[', ']', '(', '`', '~', '*', '_', '-', '=', '#', '>', '|', '<', '!', '&', '\\', ':', ',', ';'],
  ...[' ', '\t', '\n', '\r', '\u2028', '\u00a0', '\u200b', 'A', 'a', '1', 'é', '\uD800', '👩‍👩‍👧'],
  ...[
    '[\n',
    '[a\n',
    '\\[',
    '\\\n',
    '[a]',
    '[a]:\n',
    '](',
    '![',
    '**a',
    '**A** ',
    '- ',
    '1. ',
    '> ',
    '| ',
    '\n\n ',
  ],
  ...[
    '# ',
    '## a\n',
    '```\n',
    '---\n',
    'A: b\n',
    'Key decisions\n',
    '## Key decisions\n',
    '<answer',
    '<a',
    '</ ',
  ],
  ...[
    'John 3 ',
    'John 3, ',
    'John 3:16, ',
    'John 3, 4; ',
    'John ch ',
    '1 ',
    'Sura Al-a ',
    'Sura Al-',
    ', 4',
    '; 3:16',
  ],
];
const OPENINGS = [
  '',
  '[',
  '**',
  '```',
  'John',
  'John 3',
  'A:',
  '- ',
  '<',
  '</',
  '<earlier',
  '## Key decisions\n',
  '\n',
];
const ENDINGS = ['', 'x', '\rx', '\u2028x', '\nx', ']:', '**', '\n[a]: https://a.example'];

export type HostileText = { name: string; ofLength: (length: number) => string };

/** Texts that take a careless pattern seconds: one thing, many thousand times, between every opening and ending. */
const HOSTILE_TEXTS: readonly HostileText[] = OPENINGS.flatMap((opening) =>
  ENDINGS.flatMap((ending) =>
    REPEATED.map((repeated) => ({
      name: JSON.stringify([opening, repeated, ending]),
      ofLength: (length: number) =>
        opening + repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + ending,
    })),
  ),
);

/** Others in each run, evenly spread; all of them with ROUNDS=full. A failure names its text. */
export function someHostileTexts(count: number): HostileText[] {
  const wanted = roundsOf('HOSTILE_TEXTS', { usual: count, full: HOSTILE_TEXTS.length });
  const step = Math.max(1, Math.floor(HOSTILE_TEXTS.length / wanted));
  const start = Math.floor(Math.random() * step);
  return HOSTILE_TEXTS.filter((_, index) => index % step === start);
}
