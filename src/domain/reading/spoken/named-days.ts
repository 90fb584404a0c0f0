import {
  addDays,
  type IsoDay,
  isoDay,
  monthOf,
  sayDay,
  WEEKDAYS,
  weekdayOf,
} from '#domain/reading/calendar.ts';

const WEEKDAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const PLACES = ['first', 'second', 'third', 'fourth', 'last'];
const PLACE = 'first|second|third|fourth|last|1st|2nd|3rd|4th';
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** "The first Saturday of March"; "the first Saturday of every March" is no single day. */
const IN_MONTH = new RegExp(
  `\\b(?:the )?(?<place>${PLACE}) (?<weekday>${WEEKDAY}) (?:of|in) (?<month>${MONTH})\\b(?:,? (?<year>20\\d\\d)\\b)?`,
  'gi',
);

/** Days after Easter Sunday. */
const FROM_EASTER: Readonly<Record<string, number>> = {
  'ash wednesday': -46,
  'palm sunday': -7,
  'maundy thursday': -3,
  'good friday': -2,
  'easter sunday': 0,
  easter: 0,
  'easter monday': 1,
  pentecost: 49,
};
const FIXED: Readonly<Record<string, readonly [month: number, date: number]>> = {
  'christmas eve': [11, 24],
  'christmas day': [11, 25],
  christmas: [11, 25],
  'boxing day': [11, 26],
  'new years eve': [11, 31],
  'new years day': [0, 1],
};
const IN_A_MONTH: Readonly<Record<string, readonly [place: number, weekday: string, month: number]>> = {
  'memorial day': [4, 'Monday', 4],
  'labor day': [0, 'Monday', 8],
  thanksgiving: [3, 'Thursday', 10],
};
const FEAST = [...Object.keys(FROM_EASTER), ...Object.keys(FIXED), ...Object.keys(IN_A_MONTH)]
  .join('|')
  .replaceAll('years', "year[’']?s");
const BESIDE_FEAST = new RegExp(
  `\\b(?:the )?(?<weekday>${WEEKDAY}) (?<side>after|before) (?<feast>${FEAST})\\b`,
  'gi',
);
/** "On Good Friday" is a day. "After Easter" is none. */
const ON_FEAST = new RegExp(`(?<=\\bon )(?:${FEAST})\\b`, 'gi');
const HOLY_WEEK = /\bholy week\b/gi;
const ANY_FEAST = new RegExp(`\\b(?:${FEAST})\\b`, 'gi');
/** "Easter Monday, March 29" */
const WITH_DATE = new RegExp(`${ANY_FEAST.source},? (?=(?:the )?(?:\\d|(?:${MONTH}) \\d))`, 'gi');
export const MAYBE_NAMED = new RegExp(
  `${WEEKDAY}|easter|pentecost|christmas|new year|boxing day|thanksgiving|(?:memorial|labor) day|holy week`,
  'i',
);

/** Replaces days such as "Good Friday" with dates: the next ones from `today` on. */
export function withNamedDays(text: string, today: IsoDay): string {
  if (!MAYBE_NAMED.test(text)) return text;
  return text
    .replace(IN_MONTH, (words, ...rest) => {
      const { place, weekday, month, year } = rest.at(-1) as Record<string, string | undefined>;
      const day = inMonth(placeOf(place ?? ''), weekday ?? '', monthOf(month ?? ''), today, year);
      return day ? sayDay(day) : words;
    })
    .replace(BESIDE_FEAST, (words, weekday: string, side: string, feast: string) => {
      const day = feastDay(feast, today);
      return day ? sayDay(beside(day, weekday, /^a/i.test(side) ? 1 : -1)) : words;
    })
    .replace(ON_FEAST, (feast) => saidFeast(feast, today));
}

/** The same for times kept free: "Holy Week", "from Palm Sunday through Easter". */
export function withFeasts(text: string, today: IsoDay): string {
  if (!MAYBE_NAMED.test(text)) return text;
  return withNamedDays(text.replace(WITH_DATE, ''), today)
    .replace(HOLY_WEEK, () => `${saidFeast('palm sunday', today)} to ${saidFeast('easter sunday', today)}`)
    .replace(ANY_FEAST, (feast) => saidFeast(feast, today));
}

function saidFeast(feast: string, today: IsoDay): string {
  const day = feastDay(feast, today);
  return day ? sayDay(day) : feast;
}

function feastDay(name: string, today: IsoDay): IsoDay | null {
  const feast = name.toLowerCase();
  const [place = 0, weekday = '', month = 0] = IN_A_MONTH[feast] ?? [];
  if (weekday !== '') return inMonth(place, weekday, month, today);
  const away = FROM_EASTER[feast];
  const fixed = FIXED[feast.replace(/[’']/, '')];
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].flatMap((each) =>
    fixed ? (isoDay(each, ...fixed) ?? []) : away === undefined ? [] : addDays(easterOf(each), away),
  );
  return days.find((day) => day >= today) ?? null;
}

function beside(day: IsoDay, weekday: string, step: 1 | -1): IsoDay {
  const away = [1, 2, 3, 4, 5, 6, 7].find((days) => isOn(addDays(day, step * days), weekday)) ?? 7;
  return addDays(day, step * away);
}

const isOn = (day: IsoDay, weekday: string) => weekdayOf(day).toLowerCase() === weekday.toLowerCase();

const placeOf = (word: string) =>
  /^\d/.test(word) ? Number(word.charAt(0)) - 1 : PLACES.indexOf(word.toLowerCase());

function inMonth(place: number, weekday: string, month: number, today: IsoDay, said?: string): IsoDay | null {
  const thisYear = Number(today.slice(0, 4));
  const years = said === undefined ? [thisYear, thisYear + 1] : [Number(said)];
  const at = WEEKDAYS.findIndex((name) => name.toLowerCase() === weekday.toLowerCase());
  const days = years.flatMap((year) => {
    const first = isoDay(year, month, 1);
    if (first === null || at === -1) return [];
    const away = (at - WEEKDAYS.indexOf(weekdayOf(first)) + 7) % 7;
    const all = [0, 1, 2, 3, 4].map((weeks) => addDays(first, away + weeks * 7));
    const inside = all.filter((day) => day.slice(0, 7) === first.slice(0, 7));
    return (place === PLACES.length - 1 ? inside.at(-1) : inside[place]) ?? [];
  });
  return days.find((day) => said !== undefined || day >= today) ?? null;
}

/** The Gregorian Easter algorithm (Meeus, Jones, Butcher). */
function easterOf(year: number): IsoDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * late + 114;
  return isoDay(year, Math.floor(days / 31) - 1, (days % 31) + 1) ?? `${year}-04-01`;
}
