import { amountsIn } from '#domain/reading/amounts-in.ts';
import { headingLine } from '#domain/reading/heading-line.ts';
import { numbersIn } from '#domain/reading/numbers-in.ts';

const WORD = /\p{L}{5,}/gu;
/** "How many weeks before summer": one word in common with a private part is chance, two are its subject. */
const ENOUGH = 2;
/** Smaller numbers are hours, weeks and people. */
const LARGE = 100;
/** Shorter ones, such as "First", are in any line. */
const SHORTEST_HEADING = 8;
/** Every line is searched for each heading: more than a normal plan has would be slow. */
const HEADINGS = 40;
const STEM = 6;
const SMALL_WORDS = /^(?:the|and|that|this|your|his|her|was|for|with|not|about|any|are|you)$/;
const NOT_TO_BE_SAID = /not to be mentioned/i;

type Lines = readonly string[];
type Book = {
  /** Private lines of this plan, and of all plans of its book. */
  readonly hidden: Lines;
  readonly inBook: Lines;
  /** The public lines of this plan. */
  readonly shared: Lines;
};

/** Whether a line names what is not to be mentioned, in words that are public nowhere else in the plan. */
export function neverSaid({ hidden, inBook, shared }: Book): (line: string) => boolean {
  const sharedStems = stemsIn(shared);
  const unsaid = [...hidden, ...inBook].filter((line) => NOT_TO_BE_SAID.test(line)).map(withoutLabel);
  const [stems, pairs] = [stemsIn(unsaid), pairsIn(unsaid)];
  return (line) =>
    [...stemsIn([line])].some((stem) => stems.has(stem) && !sharedStems.has(stem)) ||
    [...pairsIn([line])].some((pair) => pairs.has(pair));
}

/** Whether a line reveals something that only private lines say: an amount, their heading, their words. */
export function privateWords({ hidden, inBook, shared }: Book): (line: string) => boolean {
  const known = { words: wordsIn(shared), figures: figuresIn(shared) };
  const secret = wordsIn(hidden);
  const isNeverSaid = neverSaid({ hidden, inBook, shared });
  const hasAmount = hidden.some((line) => amountsIn(line).length > 0);
  const figures = figuresIn([...hidden, ...inBook]);
  const headings = headingsIn(hidden);
  return (line) => {
    const words = [...wordsIn([line])].filter((word) => !known.words.has(word));
    return (
      headings.some((heading) => line.toLowerCase().includes(heading)) ||
      (hasAmount && amountsIn(line).some(({ value }) => !known.figures.has(value))) ||
      [...figuresIn([line])].some((value) => figures.has(value) && !known.figures.has(value)) ||
      isNeverSaid(line) ||
      words.filter((word) => secret.has(word)).length >= ENOUGH
    );
  };
}

function headingsIn(lines: Lines): string[] {
  const named = lines.flatMap((line) => headingLine(line)?.words.split('(')[0]?.trim().toLowerCase() ?? []);
  return [...new Set(named)].filter(({ length }) => length >= SHORTEST_HEADING).slice(0, HEADINGS);
}

const withoutLabel = (line: string) => line.slice(line.indexOf(':') + 1);

function wordsIn(lines: Lines): Set<string> {
  return new Set(lines.flatMap((line) => line.toLowerCase().match(WORD) ?? []));
}

/** "Divorce" and "divorced" count as one. */
function stemsIn(lines: Lines): Set<string> {
  return new Set([...wordsIn(lines)].map((word) => word.slice(0, STEM)));
}

/** Pairs of adjacent words: "old church" says more than "church". */
function pairsIn(lines: Lines): Set<string> {
  const pairs = lines.flatMap((line) =>
    line
      .toLowerCase()
      .replaceAll('’', "'")
      .split(/[^\p{L}'\s]/u)
      .flatMap((part) => {
        const words = part.split(/\s+/).filter((word) => word.length > 2 && !SMALL_WORDS.test(word));
        return words.slice(1).map((word, index) => `${words[index]} ${word}`);
      }),
  );
  return new Set(pairs);
}

function figuresIn(lines: Lines): Set<number> {
  return new Set(
    lines.flatMap((line) =>
      [...amountsIn(line), ...numbersIn(line).filter(({ value }) => value >= LARGE)].map(
        ({ value }) => value,
      ),
    ),
  );
}
