import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { writtenOn } from '#domain/blueprint/written-on.ts';
import { likeness, wordsOf } from '#domain/plan/likeness.ts';
import { compareDays, type IsoDay } from '#domain/reading/calendar.ts';
import { type PlanLine, planLines } from '#domain/reading/plan-lines.ts';
import type { AnchorName } from './finding/count-from.ts';
import type { FoundDate } from './finding/find-dates.ts';
import { type SaidDate, saidDates } from './finding/said-dates.ts';
import { followLines } from './following/follow-lines.ts';
import type { FreeDays, KeepFreeReason } from './free-days.ts';
import { type DateKind, kindOf } from './kinds/date-kind.ts';
import type { DateWords } from './kinds/date-words.ts';
import type { LaunchDays } from './kinds/launch-day.ts';
import { namedLaunchDay } from './kinds/launch-title.ts';
import { matchEntries, type TitledItem, titledItems } from './match-entries.ts';
import { placeWords } from './same-words.ts';
import { taskDetail, taskTitle } from './task-title.ts';

/** A plan's date that is not on the calendar yet. */
export type OfferedDate = {
  readonly key: string;
  readonly blueprint: Blueprint;
  readonly kind: DateKind;
  readonly entry: TimelineEntry;
  readonly at: number;
  /** The plan's day, if that is kept free and another one is offered. */
  readonly instead?: { readonly of: IsoDay; readonly because: KeepFreeReason };
  readonly from?: AnchorName;
  /** The launch day it is, with its calendar title: the entry keeps the words of its line and follows it. */
  readonly launchDay?: AnchorName;
  readonly name?: string;
  /** One evening of an event confirmed for several. */
  readonly isOneOfSeveral?: boolean;
};

export type Reading = LaunchDays & { readonly free: FreeDays; readonly today: IsoDay };

const SAME_ACTION = 0.4;
// A row that only refers to a message in another plan offers nothing.
const ONLY_POINTS =
  /^(?:|(?:Reminder, )?[Bb]ooked(?: in \p{Lu}.*)?|[Nn]ew(?:, to .*)?|[Ii]n \p{Lu}[\p{L} -]*)(?:\s*\([\d.]+ h\))?$/u;
// Comparing all pairs of more dates would take minutes. No plan has this many on one day.
const MOST_COMPARED = 200;

/** The existing calendar: decisions of plans by their words, and entries on launch days. */
export type KnownDates = {
  readonly entries: readonly TimelineEntry[];
  readonly launchDays: readonly KnownLaunchDay[];
};

export type KnownLaunchDay = { readonly day: IsoDay | null; readonly launchDay?: AnchorName };

/**
 * The offers of all plans, earliest first. A repeated decision is offered once, and not at all if one of the plans has
 * it on its timeline.
 */
export function offeredDates(offers: readonly Offer[], { entries, launchDays }: KnownDates): OfferedDate[] {
  const decisions = new Set([
    ...entries.map((entry) => saidIn(entry)),
    ...launchDays.map(({ day, launchDay }) => `${day} ${launchDay}`),
  ]);
  const fresh = offers.flatMap(({ isDecision, offer }) => {
    // A launch day is one day, whatever each plan calls it.
    const said = saidIn(offer.entry, offer.launchDay);
    if (isDecision && decisions.has(said)) return [];
    if (isDecision) decisions.add(said);
    return [offer];
  });
  return fresh.sort((a, b) => compareDays(a.entry.date, b.entry.date));
}

function saidIn({ date, title }: TimelineEntry, launchDay?: AnchorName): string {
  return `${date} ${launchDay ?? wordsOf(title).slice(0, 2).join(' ')}`;
}

export type Offer = { readonly isDecision: boolean; readonly offer: OfferedDate };

/** A plan's dates: new ones, and the plan's days for existing entries. */
export type PlanDates = {
  readonly offers: readonly Offer[];
  readonly saidDays: ReadonlyMap<TimelineEntry, IsoDay>;
};

/** For one plan, in its order. */
export function planDates(blueprint: Blueprint, { free, today, ...launchDays }: Reading): PlanDates {
  const { aiOutput = '', timeline } = blueprint.content;
  const { type } = blueprint;
  const since = writtenOn(blueprint);
  const lines = planLines(aiOutput);
  const said = saidDates({ type, lines, since }, launchDays.anchors).filter(
    ({ title }) => !ONLY_POINTS.test(title),
  );
  const items = said.length === 0 ? [] : titledItems(lines);
  const orderOf = new Map(items.map(({ line, nth }) => [line, nth]));
  const lineOf = entriesSaid(items, said, timeline);
  const known = new Set(lineOf.values());
  const isOpen = ({ day, line }: SaidDate) => day >= today && !line.isTicked;
  const isSaidBelow = saidBelow(said.filter(isOpen));
  const fresh = said.filter((date) => isOpen(date) && !known.has(date) && !(date.words && isSaidBelow(date)));
  const offers = fresh.map((saidDate, index): Offer => {
    const { day, line, from, words, title, isDecision } = saidDate;
    const told: DateWords = { type, ...saidDate };
    const kind = kindOf(told, launchDays);
    // A launch day stays as decided, even on a rest day.
    const kept = isDecision || kind === 'launch' ? null : free.keptFor(day);
    const date = kept === null ? day : free.nearest(day, today);
    const nth = words === undefined ? orderOf.get(line) : undefined;
    const description = nth === undefined ? taskDetail(line) : placeWords({ section: line.section, nth });
    return {
      isDecision: isDecision || kind === 'launch',
      offer: {
        key: `${blueprint.id} ${line.at} ${index}`,
        blueprint,
        kind,
        entry: { title, date, description },
        at: line.at,
        ...(kept !== null && { instead: { of: day, because: kept } }),
        ...(from !== undefined && { from }),
        ...(kind === 'launch' && namedLaunchDay(told, launchDays)),
      },
    };
  });
  return { offers, saidDays: new Map([...lineOf].map(([entry, { day }]) => [entry, day])) };
}

/** The plan's dates already on the calendar, even if moved or reworded since. */
function entriesSaid(
  items: readonly TitledItem[],
  said: readonly SaidDate[],
  timeline: readonly TimelineEntry[],
): Map<TimelineEntry, SaidDate> {
  const { entryOf, lone } = matchEntries(items, timeline);
  const boxed = said.flatMap((date) => {
    const entry = date.words === undefined ? entryOf.get(date.line) : undefined;
    return entry ? [[entry, date] as const] : [];
  });
  const taken = new Set(boxed.map(([, date]) => date));
  const others = said.filter((date) => !taken.has(date));
  return new Map([...boxed, ...followLines(lone, others)]);
}

/** The action of the overview is mostly the first item of a list below it. */
function saidBelow(found: readonly FoundDate[]): (action: FoundDate) => boolean {
  const byDay = Map.groupBy(found, ({ day }) => day);
  const known = new Map<PlanLine, string[]>();
  const titleWords = (line: PlanLine) => {
    const words = known.get(line) ?? wordsOf(taskTitle(line));
    known.set(line, words);
    return words;
  };
  return (action) => {
    const words = wordsOf(action.words ?? '');
    const others = byDay.get(action.day)?.slice(0, MOST_COMPARED) ?? [];
    return others.some(
      ({ line }) => line !== action.line && likeness(words, titleWords(line)) >= SAME_ACTION,
    );
  };
}
