import type { Blueprint, TimelineEntry } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { Replacement } from '#domain/checks/replace-value.ts';
import { dayOfFact } from '#domain/facts/comparable.ts';
import { FACT_FORMS } from '#domain/facts/fact-names.ts';
import { inOrder } from '#domain/plan/gaps/gap-list.ts';
import { gapsIn, sentenceAround, wordsForGap } from '#domain/plan/gaps/gaps.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { isDayless, saysNoEvent } from '#domain/reading/spoken/no-day-said.ts';
import type { DecisionTables, Matter } from './decision.ts';
import { otherwise } from './says-otherwise.ts';
import { shakenSums } from './shaken-sums.ts';

/** A date in This week before and after. */
export type EntryChange = { readonly from: TimelineEntry; readonly to: TimelineEntry };

/** What a choice would change in one plan, and what to look at there. */
export type PlanChange = {
  readonly id: string;
  readonly type: BlueprintType;
  readonly title: string;
  readonly replacements: readonly Replacement[];
  readonly entries: readonly EntryChange[];
  /** Sentences whose sums may no longer add up. */
  readonly shaken: readonly string[];
};

export type Settling = {
  readonly matter: Matter;
  readonly value: string;
  /** Other values that plans may still contain. */
  readonly others: readonly string[];
  readonly terms: string | undefined;
  readonly today: IsoDay;
  readonly cues: DecisionTables['cues'];
  /** Whether a gap asks for this. */
  readonly fills: (need: string) => boolean;
};

/** Per plan: sentences and dates with another value, gaps that can be filled now, and sums to check. */
export function changesIn(blueprints: readonly Blueprint[], settling: Settling): PlanChange[] {
  const { matter, value } = settling;
  // In place of a day it would read "We meet on No event".
  const isNone = 'fact' in matter && (FACT_FORMS[matter.fact] === 'date' ? isDayless : saysNoEvent)(value);
  if (isNone) return [];
  return inOrder(blueprints).flatMap((blueprint) => {
    const { id, type, title, content } = blueprint;
    const plan = content.aiOutput ?? '';
    const replacements = [...fillings(plan, settling), ...otherwise(plan, settling)].sort(
      (one, other) => one.range.start - other.range.start,
    );
    const entries = entriesIn(plan, content.timeline, settling);
    const shaken = sumsIn(plan, settling);
    return replacements.length + entries.length + shaken.length === 0
      ? []
      : [{ id, type, title, replacements, entries, shaken }];
  });
}

/** The changes of a preview that still apply; places changed in the meantime are left alone. */
export function standing(
  blueprint: Blueprint,
  { replacements }: PlanChange,
  settling: Settling,
): Replacement[] {
  const [now] = changesIn([blueprint], settling);
  return (now?.replacements ?? []).filter(({ sentence, words }) =>
    replacements.some((seen) => seen.sentence === sentence && seen.words === words),
  );
}

export function withEntries(
  timeline: readonly TimelineEntry[],
  entries: readonly EntryChange[],
): TimelineEntry[] {
  const isSame = (a: TimelineEntry, b: TimelineEntry) =>
    a.title === b.title && a.date === b.date && a.description === b.description;
  return timeline.map((entry) => entries.find(({ from }) => isSame(from, entry))?.to ?? entry);
}

function fillings(plan: string, { fills, value }: Settling): Replacement[] {
  return gapsIn(plan)
    .filter(({ need }) => fills(need))
    .map(({ range }) => ({
      range,
      words: plan.slice(range.start, range.end),
      next: wordsForGap(plan, range, value),
      sentence: sentenceAround(plan, range),
    }));
}

function entriesIn(plan: string, timeline: readonly TimelineEntry[], settling: Settling): EntryChange[] {
  const { matter, value, others, today, cues } = settling;
  if (!('fact' in matter)) return [];
  const { fact } = matter;
  const day = FACT_FORMS[fact] === 'date' ? dayOfFact(fact, value, today) : null;
  const oldDays = others.flatMap((old) => dayOfFact(fact, old, today) ?? []);
  return timeline.flatMap((from) => {
    const reworded = rewritten(from.title, settling);
    // An entry follows its line in the plan and is identified by its original words: new words would lose its marks.
    const title = reworded === from.title || isSaid(plan, from.title) ? from.title : reworded;
    const description = rewritten(from.description, settling);
    // A task on the same day that is about something else stays where it is.
    const isMoved =
      day && day !== from.date && oldDays.includes(from.date) && cues[fact]?.test(from.title.toLowerCase());
    const to = { ...from, title, description, ...(isMoved && { date: day }) };
    return title === from.title && description === from.description && !isMoved ? [] : [{ from, to }];
  });
}

/** Whether one line of the plan has all the words. */
function isSaid(plan: string, title: string): boolean {
  const words = wordsIn(title);
  return plan.split('\n').some((line) => {
    const said = new Set(wordsIn(line));
    return words.every((word) => said.has(word));
  });
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function rewritten(text: string, settling: Settling): string {
  return otherwise(text, settling).reduceRight(
    (next, { range, next: words }) => next.slice(0, range.start) + words + next.slice(range.end),
    text,
  );
}

function sumsIn(plan: string, { matter, value, others, terms }: Settling): string[] {
  if (!('fact' in matter)) return [];
  const { fact } = matter;
  return [...new Set(others.flatMap((old) => shakenSums(plan, { fact, old, next: value, terms })))];
}
