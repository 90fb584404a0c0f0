import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import { likeness, wordsOf } from '#domain/plan/likeness.ts';
import type { IsoDay } from '#domain/prompting/calendar-days.ts';
import type { AnchorName, Anchors } from './finding/count-from.ts';
import { type FoundDate, findDates } from './finding/find-dates.ts';
import { planLines } from './finding/plan-lines.ts';
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

type Reading = { readonly anchors: Anchors; readonly free: FreeDays; readonly today: IsoDay };

const SAME_ACTION = 0.4;

/** In the order of the given blueprints, then of each plan. A decision that several plans repeat is offered once. */
export function offeredDates(blueprints: readonly Blueprint[], reading: Reading): OfferedDate[] {
  const decisions = new Set<string>();
  return blueprints
    .flatMap((blueprint) =>
      offersOf(blueprint, reading).filter(({ isDecision, offer }) => {
        if (!isDecision) return true;
        const known = `${offer.entry.date} ${wordsOf(offer.entry.title).slice(0, 2).join(' ')}`;
        const isNew = !decisions.has(known);
        decisions.add(known);
        return isNew;
      }),
    )
    .map(({ offer }) => offer);
}

type Offer = { readonly isDecision: boolean; readonly offer: OfferedDate };

function offersOf(blueprint: Blueprint, { anchors, free, today }: Reading): Offer[] {
  const { aiOutput = '', outputFacts, timeline } = blueprint.content;
  const since = (outputFacts?.at ?? blueprint.updatedAt).slice(0, 10);
  const found = findDates({ type: blueprint.type, lines: planLines(aiOutput), since }, anchors);
  const coming = found.filter(({ day, line }) => day >= today && !line.isTicked);
  return coming
    .filter((date) => !date.words || !isSaidBelow(date, coming))
    .flatMap(({ day, line, from, words }, index): Offer[] => {
      const isDecision = line.kind === 'text' && words === undefined;
      const title = taskTitle(words === undefined ? line : { kind: 'item', cells: [], label: '', words });
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
