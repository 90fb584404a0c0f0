import { plainText } from './reading-grade.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const ORDINALS =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth
  twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`.split(/\s+/);

const MONTH = `(${MONTHS.map((month) => `${month}|${month.slice(0, 3)}`).join('|')})\\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?!\d|:|\s*[ap]m\b)`;

function dateKey(month: string, day: string): string {
  return `${month.slice(0, 3).toLowerCase()} ${Number(day)}`;
}

/** Calendar days named in a text, as "mar 9", whichever way they were written or dictated. */
export function calendarDates(text: string): string[] {
  // "You may 2 or 3 times" is no date: only the month has a capital.
  const spoken = plainText(text)
    .replace(/\bmay\b/g, 'might')
    .toLowerCase()
    .replace(/\b(?:twenty|thirty)-\w+\b|\b\w+(?=\s+of\b)/g, (word) => {
      const day = ORDINALS.indexOf(word) + 1;
      return day === 0 ? word : String(day);
    });
  const monthFirst = spoken.matchAll(new RegExp(`\\b${MONTH}\\s+(?:the\\s+)?${DAY}\\b`, 'g'));
  const dayFirst = spoken.matchAll(new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}\\b`, 'g'));
  const iso = spoken.matchAll(/\b\d{4}-(\d{2})-(\d{2})\b/g);
  const slashed = spoken.matchAll(/\b(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?\b/g);
  const nameOf = (number: string) => MONTHS[Number(number) - 1] ?? number;
  return [
    ...[...monthFirst].map(([, month = '', day = '']) => dateKey(month, day)),
    ...[...dayFirst].map(([, day = '', month = '']) => dateKey(month, day)),
    ...[...iso].map(([, month = '', day = '']) => dateKey(nameOf(month), day)),
    ...[...slashed].map(([, month = '', day = '']) => dateKey(nameOf(month), day)),
  ];
}

export function moneyAmounts(text: string): string[] {
  return (text.match(/\$\s?\d[\d,]*(?:\.\d+)?/g) ?? []).map((amount) => amount.replace(/[\s,]/g, ''));
}

export function percentages(text: string): string[] {
  return [...text.matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent\b)/gi)].map(([, number]) => `${number}%`);
}

// A clock time ("at 9:30", "10:15 am") looks like chapter and verse, so the name of a book must stand before it.
const REFERENCE =
  /\b((?:[1-3]\s)?[A-Z][a-z]+(?:\sof\s[A-Z][a-z]+)?\s\d{1,3}:\d{1,3}(?:-\d{1,3})?)(?!\d|\s*[ap]\.?m\b)/g;

/** Scripture references with the quoted words that follow each, if any. */
export function scriptureReferences(text: string): { readonly reference: string; readonly quoted: string }[] {
  return [...text.matchAll(REFERENCE)]
    .filter(
      ([reference]) =>
        !/^(?:At|From|By|Until|To|Around|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/.test(
          reference,
        ),
    )
    .map((match) => {
      const after = text.slice(match.index + match[0].length);
      const quoted = after.match(/^[\s,:;(—–-]*(?:says|reads)?[\s,:]*[“"]([^”"]+)[”"]/)?.[1] ?? '';
      return { reference: match[1] ?? '', quoted };
    });
}
