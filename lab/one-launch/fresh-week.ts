import { DECISION_TABLES } from '#content/decisions/decision-tables.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { candidatesFor } from '#domain/facts/suggest-facts.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesMeant } from '#domain/reading/days-in.ts';
import { minutesInLine } from '#domain/reading/figures/said-minutes.ts';
import { anchorsOf } from '#domain/week/anchors.ts';
import { chooseForWeek } from '#domain/week/load/week-choice.ts';
import { plannedLaunch } from '#scripts/example/planned-launch.ts';
import { measureDoubles } from './doubles.ts';
import { datesOf, type RecordedDate, type RecordedLaunch } from './recorded-launch.ts';
import { isSameFact } from './same-fact.ts';

type Place = readonly [plan: string, day: IsoDay, line: string];

/** A list's contents besides dates: for people with a list in their own folder. */
export type WeekOfStranger = {
  readonly dates?: readonly (readonly [...Place, kind: string])[];
  readonly doubles?: readonly (readonly Place[])[];
  readonly minutes?: readonly (readonly [plan: string, line: string, minutes: number])[];
  readonly three?: { readonly today: IsoDay; readonly lines: readonly (readonly [string, string])[] };
  /** The rows of the one page: '' must stay empty. */
  readonly page?: Readonly<Record<string, string>>;
};

type Stranger = {
  readonly blueprints: readonly Blueprint[];
  readonly facts: FactSheet['facts'];
  readonly today: IsoDay;
  readonly planOf: (plan: string) => string;
};

const ROWS: Readonly<Record<string, FactName>> = {
  name: 'clientName',
  offer: 'offerName',
  price: 'offerPrice',
  terms: 'paymentTerms',
  refunds: 'refundTerms',
  spots: 'places',
  event: 'eventName',
  eventDate: 'eventDate',
  opens: 'doorsOpen',
  closes: 'doorsClose',
  start: 'startDate',
};

export function measureWeek({ blueprints, facts, today, planOf }: Stranger, hand: WeekOfStranger): string[] {
  const written = blueprints.filter(({ content }) => content.aiOutput);
  const dates = datesOf(written, facts, today);
  const anchors = anchorsOf(facts, today);
  const launchDays = { anchors, ...(facts.eventName !== undefined && { eventName: facts.eventName }) };
  const launch: RecordedLaunch = { name: '', facts, launchDays, blueprints: written, dates };
  return [
    ...doublesOf(launch, hand),
    ...minutesOf(dates, hand, planOf),
    ...threeOf(launch, hand, planOf),
    ...pageOf({ blueprints, facts, today, planOf }, hand),
  ];
}

/** Only listed lines: a message's own heading was not listed. */
function doublesOf(launch: RecordedLaunch, { doubles, dates }: WeekOfStranger): string[] {
  if (!doubles || !dates) return [];
  const isListed = ({ plan, day, raw }: RecordedDate) =>
    dates.some(([ownPlan, ownDay, line]) => plan === ownPlan && day === ownDay && raw.startsWith(line));
  const lines = doubles.map((group) => group.map(([plan, day, line]) => ({ plan, day, line })));
  return measureDoubles(
    { ...launch, dates: launch.dates.filter(isListed) },
    { today: '2026-11-19', kinds: [], doubles: lines },
  ).map((line) => `  ${line}`);
}

function minutesOf(dates: readonly RecordedDate[], { minutes }: WeekOfStranger, planOf: Stranger['planOf']) {
  if (!minutes) return [];
  const judged = minutes.map(([plan, line, wanted]) => {
    const at = lineAt(planOf(plan), line);
    const found = dates.find((date) => date.plan === plan && date.line.at === at);
    return { words: `${plan} ${line}`, wanted, found: found && (minutesInLine(found.title) ?? 0) };
  });
  const right = judged.filter(({ wanted, found }) => wanted === found).length;
  return [
    `  minutes: ${right} of ${minutes.length} right (${(right / minutes.length).toFixed(3)})`,
    ...judged
      .filter(({ wanted, found }) => wanted !== found)
      .map(({ words, wanted, found }) => `    minutes ${words}: ${wanted}, not ${found ?? 'found'}`),
  ];
}

function threeOf(launch: RecordedLaunch, { three }: WeekOfStranger, planOf: Stranger['planOf']): string[] {
  if (!three) return [];
  const { tasks, when } = plannedLaunch(launch, three.today);
  const { chosen } = chooseForWeek(tasks, when);
  const wanted = three.lines.map(([plan, line]) => {
    const at = lineAt(planOf(plan), line);
    const own = launch.dates.filter((date) => date.plan === plan && date.line.at === at);
    return { words: `${plan} ${line}`, titles: own.map(({ title }) => title) };
  });
  const isChosen = (titles: readonly string[]) =>
    chosen.some((task) => [task, ...task.twins].some(({ title }) => titles.includes(title)));
  const missed = wanted.filter(({ titles }) => !isChosen(titles));
  return [
    `  three for ${three.today}: ${wanted.length - missed.length} of ${wanted.length}, ${chosen.length} shown`,
    ...missed.map(({ words }) => `    missed  ${words}`),
    ...chosen.map(({ day, minutes, title }) => `    shown   ${day ?? 'no day'} ${minutes} min ${title}`),
  ];
}

function pageOf({ blueprints, facts, today }: Stranger, { page }: WeekOfStranger): string[] {
  if (!page) return [];
  const found = candidatesFor({ blueprints, tables: DECISION_TABLES, today });
  const rows = Object.entries(page).map(([row, wanted]) => {
    const fact = ROWS[row];
    if (fact === undefined) throw new Error(`No row of the page is called ${row}`);
    const value = facts[fact] ?? found.get(fact)?.[0]?.value ?? '';
    return { row, wanted, value, isRight: isRow(fact, value, wanted, today) };
  });
  const right = rows.filter(({ isRight }) => isRight).length;
  return [
    `  one page: ${right} of ${rows.length} rows right`,
    ...rows
      .filter(({ isRight }) => !isRight)
      .map(({ row, wanted, value }) => `    page    ${row}: "${wanted}", not "${value}"`),
  ];
}

function isRow(fact: FactName, value: string, wanted: string, today: IsoDay): boolean {
  if (value === '' || wanted === '') return value === wanted;
  const days = wanted.match(/\d{4}-\d\d-\d\d/g);
  if (!days) return isSameFact(fact, value, wanted, today);
  const said = new Set<string>(datesMeant(value, today));
  return days.every((day) => said.has(day));
}

/** The position of the line that starts with this. */
export function lineAt(text: string, begin: string): number {
  if (text.startsWith(begin)) return 0;
  const at = text.indexOf(`\n${begin}`);
  if (at === -1) throw new Error(`No line begins with ${begin}`);
  return at + 1;
}
