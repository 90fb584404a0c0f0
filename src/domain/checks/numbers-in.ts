const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const WORDS = [...SMALL, ...TENS].join('|');
export const NUMBER_WORD = `(?:\\d{1,6}(?:,\\d{3})*|(?:${WORDS})(?:[- ](?:${SMALL.slice(1, 10).join('|')}))?)`;
const SPELLED = new RegExp(
  `\\b(?<tens>${WORDS})(?:[- ](?<ones>${WORDS}))?(?:[- ](?<times>hundred|thousand))?\\b`,
  'gi',
);

function small(word: string): number {
  const lower = word.toLowerCase();
  const index = SMALL.indexOf(lower);
  return index >= 0 ? index : (TENS.indexOf(lower) + 2) * 10;
}

/** "ten", "10", "twenty-two" and "forty thousand", as numbers. "Four-fifty" is also 450, as people say a price. */
export function numbersIn(text: string): number[] {
  const digits = (
    text.match(/(?<![\w$€£.,])\d{1,3}(?:,\d{3})+(?![\w%])|(?<![\w$€£.,:])\d{1,6}(?![\w%:])/g) ?? []
  ).map((number) => Number(number.replaceAll(',', '')));
  const spelled = [...text.matchAll(SPELLED)].flatMap(({ groups }) => {
    const { tens = '', ones, times } = groups ?? {};
    const first = small(tens);
    const second = ones === undefined ? 0 : small(ones);
    const isSpokenPrice = first > 0 && first < 10 && second >= 10;
    const value = isSpokenPrice ? first * 100 + second : first + second;
    return [value * (times === 'thousand' ? 1_000 : times === 'hundred' ? 100 : 1)];
  });
  return [...digits, ...spelled];
}

export function numberOf(word: string): number | undefined {
  return numbersIn(word)[0];
}
