import { type IsoDay, sayDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { moneyAmounts } from './money-amounts.ts';
import { NUMBER_WORDS } from './number-words.ts';
import type { PlanLine } from './plan-lines.ts';

export const STATEMENT_KINDS = [
  'price',
  'places',
  'event date',
  'event size',
  'doors open',
  'doors close',
  'start date',
  'emails a month',
  'offer name',
  'business name',
] as const;

export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A statement that other plans must not contradict. */
export type Statement = { readonly kind: StatementKind; readonly value: string; readonly line: PlanLine };

const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const NUMBER = `(\\d{1,3}|${[...NUMBER_WORDS, ...Object.keys(TENS)].join('|')})`;

function numberOf(word: string): string {
  const lower = word.toLowerCase();
  const index = NUMBER_WORDS.indexOf(lower);
  return index >= 0 ? String(index) : String(TENS[lower] ?? word);
}

const DATE =
  '((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?!\\d)(?:,\\s+\\d{4})?)';
const ABOUT_EVENT = /\b(?:event|workshop|library|room|basement|guests?|attend|sign-?ups?|chairs|capacity)\b/i;
// A row's request, wish or count is no statement of fact.
const GOAL = /\bgoal|\bhope|\btarget|\bowner only|\bincome|\ba month from|\bsuccess\b/i;

function all(pattern: string, text: string): string[] {
  return [...text.matchAll(new RegExp(pattern, 'gi'))].map(([, value = '']) => value);
}

function pricesIn(text: string): string[] {
  if (
    GOAL.test(text) ||
    !/\bprice|\bcosts?\b|\bpay|\bfee\b|\bfor (?:the )?(?:ten|10|six|6)\b|\bhousehold/i.test(text)
  )
    return [];
  const parts = new Set(
    all(`(?:payments?|installments?|parts|x|×)\\s+(?:of\\s+)?(?:about\\s+)?(\\$\\d[\\d,]*)`, text),
  );
  const totals = new Set(all(`(?:total|in all|comes? to|adds? up to|=)\\D{0,12}(\\$\\d[\\d,]*)`, text));
  const each = new Set(
    all(`(\\$\\d[\\d,]*)\\s+(?:each|a month|per month|more|less|apart|difference|total|in total)`, text),
  );
  return moneyAmounts(text).filter(
    (amount) => ![...parts, ...totals, ...each].some((part) => part.replaceAll(',', '') === amount),
  );
}

type DayKind = Extract<StatementKind, 'event date' | 'doors open' | 'doors close' | 'start date'>;

const DAY_WORDS: readonly (readonly [DayKind, RegExp])[] = [
  ['event date', /\b(?:event|workshop|library|basement|one-day|open house|open evening)\b/gi],
  [
    'doors open',
    /(?<!\b(?:still|if one) )\b(?:doors? )?open(?:s|ing|ed)?\b(?! (?:to|with|until|your|an?|gaps?|conflicts?|door|questions?|days?))/gi,
  ],
  ['doors close', /\b(?:doors? )?clos(?:es?|ing|ed)\b|\bopen until\b/gi],
  [
    'start date',
    /\b(?:group|course|class(?:es)?|calls|program|round|we) (?:starts?|begins?)\b|^start(?: date)?:|\bfirst (?:call|class|session|group call)\b/gi,
  ],
];
const FAR_BEFORE = 60;
const FAR_AFTER = 14;

// A row's day says when it is to be done, whatever else it contains.
const OWN_DAY = /^(?:[A-Z][a-z]+day,?\s+)?[A-Z][a-z]+\.?\s+\d{1,2}(?:,\s+\d{4})?\s*[:|]/;
const ACTION = /\bone action\b/i;

// Each day belongs to the closest word in the same clause: in "opens March 8, workshop March 6" the second day is not
// the opening.
function daysByKind(
  { text, isTask }: PlanLine,
  titles: readonly string[],
  today: IsoDay,
): (readonly [DayKind, string])[] {
  const words = [
    ...DAY_WORDS.flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({
        kind,
        from: match.index,
        to: match.index + match[0].length,
      })),
    ),
    ...titles
      .map((title) => ({ title, from: text.toLowerCase().indexOf(title.toLowerCase()) }))
      .filter(({ from }) => from >= 0)
      .map(({ title, from }) => ({ kind: 'event date' as const, from, to: from + title.length })),
  ];
  // The same for a task's day, wherever it is in the line.
  if (isTask || ACTION.test(text)) return [];
  const ownDay = OWN_DAY.exec(text)?.[0].length ?? 0;
  return [...text.matchAll(new RegExp(DATE, 'g'))].flatMap((match) => {
    if (match.index < ownDay) return [];
    const end = match.index + match[0].length;
    const near = words
      .map(({ kind, from, to }) => {
        const isBefore = to <= match.index;
        const between = isBefore ? text.slice(to, match.index) : text.slice(end, from);
        const most = isBefore ? FAR_BEFORE : FAR_AFTER;
        const isNear = from !== match.index && between.length <= most && !/[.;|]\s/.test(between);
        return { kind, distance: isNear ? between.length : Number.POSITIVE_INFINITY };
      })
      .sort((one, other) => one.distance - other.distance)[0];
    const [day] = datesIn(match[0], today);
    return near === undefined || near.distance === Number.POSITIVE_INFINITY || day === undefined
      ? []
      : [[near.kind, sayDay(day)] as const];
  });
}

const RHYTHMS: readonly (readonly [RegExp, number])[] = [
  [
    /every other (?:week|\w+day)|twice a month|two (?:emails? )?(?:a|per) month|every two weeks|biweekly|2 (?:emails? )?(?:a|per) month/i,
    2,
  ],
  [/once a month|one (?:email )?(?:a|per) month|monthly/i, 1],
  [
    /once a week|weekly|every week|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|one (?:email )?(?:a|per) week/i,
    4,
  ],
  [/twice a week|two (?:emails? )?(?:a|per) week/i, 8],
  [/three (?:emails? )?(?:a|per) week|3 (?:emails? )?(?:a|per) week/i, 12],
];

function rhythmIn({ text }: PlanLine): string[] {
  if (!/\be-?mails?\b|newsletter|write to (?:the|your) list/i.test(text) || /video|post|call/i.test(text))
    return [];
  const found = RHYTHMS.find(([pattern]) => pattern.test(text));
  return found ? [String(found[1])] : [];
}

function labelIn({ text, section }: PlanLine, labels: RegExp, within: RegExp): string[] {
  const [, value = ''] = new RegExp(`^(?:${labels.source}):\\s*(.+)$`, 'i').exec(text) ?? [];
  return value !== '' && within.test(section)
    ? [
        value
          .split(/[;,(]| - /)[0]
          ?.trim()
          .replace(/[."”“]/g, '') ?? '',
      ]
    : [];
}

function namesIn(line: PlanLine, kind: 'offer' | 'business'): string[] {
  return kind === 'offer'
    ? labelIn(line, /Offer name|Offer/, /Key decisions|Launch summary/)
    : labelIn(line, /Business name/, /Key decisions/);
}

/** This book's names for the owner's event, so that "One Song, One Morning is March 6" is read as its date. */
export function eventTitles(lines: readonly PlanLine[]): string[] {
  return lines
    .filter(({ section }) => /key decisions/i.test(section))
    .flatMap((line) => labelIn(line, /Event title/, /Key decisions/))
    .filter((title) => title.length > 6);
}

/** A line's statements by kind. Days are written in full, so that two spellings of one day are one value. */
export function statementsIn(line: PlanLine, today: IsoDay, titles: readonly string[] = []): Statement[] {
  const { text } = line;
  const isAboutEvent = ABOUT_EVENT.test(text) || /event/i.test(line.section);
  const sizes = all(
    `(?:up to|capacity(?: of)?:?|holds?|room for|seats?)\\s+(?:up to\\s+)?${NUMBER}\\b`,
    text,
  );
  const places = GOAL.test(text)
    ? []
    : all(`\\b${NUMBER}\\s+(?:places|seats|spots|households)\\b(?! left)`, text);
  const found: readonly (readonly [StatementKind, string])[] = [
    ...pricesIn(text).map((value) => ['price', value] as const),
    ...(isAboutEvent ? [] : places).map((value) => ['places', numberOf(value)] as const),
    ...(isAboutEvent ? sizes : []).map((value) => ['event size', numberOf(value)] as const),
    // The coaching program's twelve months start on their own day.
    ...daysByKind(line, titles, today).filter(([kind]) => line.topic !== 'coaching' || kind !== 'start date'),
    ...rhythmIn(line).map((value) => ['emails a month', value] as const),
    ...namesIn(line, 'offer').map((value) => ['offer name', value] as const),
    ...namesIn(line, 'business').map((value) => ['business name', value] as const),
  ];
  const isFirst = ([kind, value]: readonly [StatementKind, string], index: number) =>
    found.findIndex((other) => other[0] === kind && other[1] === value) === index;
  return found.filter(isFirst).map(([kind, value]) => ({ kind, value, line }));
}
