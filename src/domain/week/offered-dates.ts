import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { likeness, wordsOf } from '#domain/plan/likeness.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import type { AnchorName, Anchors } from './finding/count-from.ts';
import { type FoundDate, findDates } from './finding/find-dates.ts';
import { type PlanLine, planLines } from './finding/plan-lines.ts';
import type { FreeDays, Kept } from './free-days.ts';
import { taskDetail, taskTitle } from './task-title.ts';

/** A date that a plan sets and the calendar does not have yet. */
export type OfferedDate = {
  readonly key: string;
  readonly blueprint: Blueprint;
  readonly entry: TimelineEntry;
  readonly at: number;
  /** The day that the plan says, where that one is kept free and another is offered. */
  readonly instead?: { readonly of: IsoDay; readonly because: Kept };
  readonly from?: AnchorName;
};

export type Reading = { readonly anchors: Anchors; readonly free: FreeDays; readonly today: IsoDay };

const SAME_ACTION = 0.4;

/**
 * What all plans offer together, the earliest first. A decision that several plans repeat is offered once, and not at
 * all when one of them has it in its timeline.
 */
export function offeredDates(offers: readonly Offer[], known: readonly TimelineEntry[]): OfferedDate[] {
  const decisions = new Set(known.map(saidIn));
  const fresh = offers.flatMap(({ isDecision, offer }) => {
    const said = saidIn(offer.entry);
    if (isDecision && decisions.has(said)) return [];
    if (isDecision) decisions.add(said);
    return [offer];
  });
  return fresh.sort((a, b) => a.entry.date.localeCompare(b.entry.date));
}

function saidIn({ date, title }: TimelineEntry): string {
  return `${date} ${wordsOf(title).slice(0, 2).join(' ')}`;
}

export type Offer = { readonly isDecision: boolean; readonly offer: OfferedDate };

/** What one plan offers, in its order. */
export function offersOf(blueprint: Blueprint, { anchors, free, today }: Reading): Offer[] {
  const { aiOutput = '', outputFacts, timeline } = blueprint.content;
  const since = (outputFacts?.at ?? blueprint.updatedAt).slice(0, 10);
  const found = findDates({ type: blueprint.type, lines: planLines(aiOutput), since }, anchors);
  const coming = found.filter(({ day, line }) => day >= today && !line.isTicked);
  return coming
    .filter((date) => !date.words || !isSaidBelow(date, coming))
    .flatMap(({ day, line, from, words }, index): Offer[] => {
      const isDecision = line.kind === 'text' && words === undefined;
      const title = isDecision ? decisionTitle(line, day, found) : titleOf(line, words);
      const kept = isDecision ? null : free.keptFor(day);
      const date = kept === null ? day : free.nearest(day, today);
      const entry = { title, date, description: taskDetail(line) };
      if (title === '' || isKnown(entry, day, timeline)) return [];
      return [
        {
          isDecision,
          offer: {
            key: `${blueprint.id} ${line.at} ${index}`,
            blueprint,
            entry,
            at: line.at,
            ...(kept !== null && { instead: { of: day, because: kept } }),
            ...(from !== undefined && { from }),
          },
        },
      ];
    });
}

function titleOf(line: PlanLine, words: string | undefined): string {
  return taskTitle(words === undefined ? line : { kind: 'item', cells: [], label: '', words });
}

/** "Doors open and close" has two days, and each is one of the two. */
function decisionTitle(line: PlanLine, day: IsoDay, found: readonly FoundDate[]): string {
  const title = line.label === '' ? taskTitle(line) : line.label;
  const own = found.filter((date) => date.line === line).map((date) => date.day);
  const [, before, first, second] = /^(.*?)(opens?) and (closes?)$/i.exec(title) ?? [];
  if (before === undefined || own.length !== 2) return title;
  return `${before}${day === own[0] ? first : second}`;
}

/** The action of the overview is mostly the first item of a list below it. */
function isSaidBelow(action: FoundDate, others: readonly FoundDate[]): boolean {
  const words = wordsOf(action.words ?? '');
  return others.some(
    ({ day, line }) =>
      line !== action.line && day === action.day && likeness(words, wordsOf(taskTitle(line))) >= SAME_ACTION,
  );
}

/** Wherever the person has put it since, it is not offered again. A row that comes twice has two days. */
function isKnown(entry: TimelineEntry, saidDay: IsoDay, timeline: readonly TimelineEntry[]): boolean {
  const same = timeline.filter(({ title }) => title === entry.title);
  if (same.length === 0) return false;
  return same.length === 1 || same.some(({ date }) => date === entry.date || date === saidDay || date === '');
}
