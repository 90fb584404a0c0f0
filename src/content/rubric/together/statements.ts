import { moneyAmounts } from '#content/rubric/stated-facts.ts';
import { daysIn, type IsoDay, sayDay } from '#domain/prompting/calendar-days.ts';
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

/** Something that a plan says and that other plans must not say otherwise. */
export type Statement = { readonly kind: StatementKind; readonly value: string; readonly line: PlanLine };

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
};
const NUMBER = `(\\d{1,3}|${[...NUMBERS, ...Object.keys(TENS)].join('|')})`;

function numberOf(word: string): string {
  const lower = word.toLowerCase();
  const index = NUMBERS.indexOf(lower);
  return index >= 0 ? String(index) : String(TENS[lower] ?? word);
}

const DATE =
  '((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,\\s+\\d{4})?)';
const WEEKDAY = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\\s+)?';
const EVENT = '(?:event|workshop|open evening|flat number night|one-day)';
const ABOUT_EVENT = /\b(?:event|workshop|library|room|basement|guests?|attend|sign-?ups?|chairs|capacity)\b/i;
// What a row asks for, wishes or counts is no statement of what is.
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

function datesAfter(keyword: string, text: string): string[] {
  return [
    ...all(`\\b${keyword}\\b[^.;|]{0,40}?\\b${WEEKDAY}${DATE}`, text),
    ...all(`${DATE}[^.;|,]{0,12}\\b${keyword}\\b`, text),
  ];
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

/** What a line states, kind by kind. Days are said in full, so that two spellings of one day are one value. */
export function statementsIn(line: PlanLine, today: IsoDay): Statement[] {
  const { text } = line;
  const days = (keyword: string) =>
    datesAfter(keyword, text).flatMap((words) =>
      daysIn(
        words.replace(/^./, (letter) => letter.toUpperCase()),
        today,
      ).map(sayDay),
    );
  const isAboutEvent = ABOUT_EVENT.test(text) || /event/i.test(line.section);
  const sizes = all(
    `(?:up to|capacity(?: of)?:?|holds?|room for|seats?)\\s+(?:up to\\s+)?${NUMBER}\\b`,
    text,
  );
  const places = GOAL.test(text)
    ? []
    : all(`\\b${NUMBER}\\s+(?:places|seats|spots|households)\\b(?! left)`, text);
  const found: readonly (readonly [StatementKind, readonly string[]])[] = [
    ['price', pricesIn(text)],
    ['places', isAboutEvent ? [] : places.map(numberOf)],
    ['event size', isAboutEvent ? sizes.map(numberOf) : []],
    ['event date', days(EVENT)],
    ['doors open', days('(?:doors\\s+)?opens?')],
    ['doors close', days('(?:doors\\s+)?closes?')],
    ['start date', days('(?:starts?|begins?|first call|first class|starting)')],
    ['emails a month', rhythmIn(line)],
    ['offer name', namesIn(line, 'offer')],
    ['business name', namesIn(line, 'business')],
  ];
  return found.flatMap(([kind, values]) => [...new Set(values)].map((value) => ({ kind, value, line })));
}
