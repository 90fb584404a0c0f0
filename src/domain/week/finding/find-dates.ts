import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { monthNamesFor } from '#domain/reading/spoken/day-first.ts';
import { type AnchorName, type Anchors, countFrom } from './count-from.ts';
import { daysUnder } from './days-under.ts';
import { isDecisionLine } from './decision-line.ts';
import { messageDay, messageOf } from './message-day.ts';
import { overviewAction, ownDays } from './own-days.ts';
import { type DayAndWords, daysOfWeekRow } from './row-days.ts';

/** A day for one line of a plan. */
export type FoundDate = {
  readonly day: IsoDay;
  readonly line: PlanLine;
  /** The confirmed fact it is counted from, if the plan names no day itself. */
  readonly from?: AnchorName;
  /** The task, if it is not the whole line. */
  readonly words?: string;
};

export type PlanToRead = {
  readonly type: BlueprintType;
  readonly lines: readonly PlanLine[];
  /** The day it was written: a date without a year is the next one after it. */
  readonly since: IsoDay;
};

export function findDates({ type, lines, since }: PlanToRead, anchors: Anchors): FoundDate[] {
  const milestones = new Set<IsoDay>();
  const entered = new Set<IsoDay>();
  let under = '';
  const all = linesRead(lines, since);
  return lines.flatMap((line, at) => {
    const isFirst = line.under !== under;
    under = line.under;
    const { read, isMessage, parts, days } = all[at] ?? readLine(line, since);
    if ((isMessage && !isFirst) || isHeadOf(line, lines[at + 1])) return [];
    if (isMessage || parts.length > 0) return parts.map(({ day, words }) => ({ day, line, words }));
    const other = () => counted(type, read, anchors) ?? belowHeading(type, read, since, anchors) ?? [];
    const said: readonly Said[] = days.length > 0 ? days.map((day) => ({ day })) : [other()].flat();
    const found = said.map((date): FoundDate => ({ ...date, line }));
    const isDecision = isDecisionLine(line);
    // A decision repeated in a later section is the same date.
    const known = line.label === '' ? entered : milestones;
    const fresh = isDecision ? found.filter(({ day }) => !known.has(day)) : found;
    for (const { day } of fresh) {
      entered.add(day);
      if (isDecision) milestones.add(day);
    }
    return fresh;
  });
}

/** "- **Saturday, January 16**" is no entry itself, but the day for the items below it. */
function isHeadOf({ kind, label, words, boxAt }: PlanLine, next: PlanLine | undefined): boolean {
  if (kind !== 'item' || boxAt !== undefined || (label !== '' && words !== '')) return false;
  return next?.under === (label || words).replace(/:$/, '');
}

type ReadLine = {
  readonly read: PlanLine;
  readonly isMessage: boolean;
  /** Days that each belong to some of its words. */
  readonly parts: readonly DayAndWords[];
  /** Days that belong to all of it. */
  readonly days: readonly IsoDay[];
};

const cache = new WeakMap<readonly PlanLine[], { readonly since: IsoDay; readonly all: ReadLine[] }>();

/** What each line says on its own. Cached: the week asks twice, with and without the days of the launch. */
function linesRead(lines: readonly PlanLine[], since: IsoDay): readonly ReadLine[] {
  const before = cache.get(lines);
  if (before?.since === since) return before.all;
  const named = monthNamesFor(
    lines.flatMap(({ under, label, words }) => [under, label, words]),
    since,
  );
  const all = lines.map((line) => readLine(named ? withTexts(line, named) : line, since));
  cache.set(lines, { since, all });
  return all;
}

function withTexts(line: PlanLine, change: (text: string) => string): PlanLine {
  const { under, label, words, cells, header } = line;
  return {
    ...line,
    under: change(under),
    label: change(label),
    words: change(words),
    cells: cells.map(change),
    header: header.map(change),
  };
}

function readLine(line: PlanLine, since: IsoDay): ReadLine {
  const read = withShortWords(line);
  const message = messageOf(read);
  const parts = message ? [messageDay(message, read, since) ?? []].flat() : partDays(read, since);
  const days = message || parts.length > 0 ? [] : ownDays(read, since);
  return { read, isMessage: message !== null, parts, days };
}

function partDays(line: PlanLine, since: IsoDay): DayAndWords[] {
  const action = /^overview/i.test(line.section) ? overviewAction(line, since) : null;
  if (action) return [action];
  return line.kind === 'row' ? daysOfWeekRow(line, since) : [];
}

// A day further into a line is not that line's date. The rules below look back and forth from each day: without a
// limit, a line of 120,000 characters would take minutes.
const LONGEST_READ = 2_000;

function withShortWords(line: PlanLine): PlanLine {
  const { label, words, cells } = line;
  const longest = Math.max(label.length, words.length);
  if (longest <= LONGEST_READ) return line;
  const short = (text: string) => text.slice(0, LONGEST_READ);
  let room = LONGEST_READ;
  const near = cells.filter((cell) => {
    room -= cell.length + 1;
    return room > 0;
  });
  return {
    ...line,
    label: short(label),
    words: short(words),
    cells: near.length > 0 ? near : cells.slice(0, 1).map(short),
  };
}

type Said = Pick<FoundDate, 'day' | 'from'>;

function belowHeading(type: BlueprintType, line: PlanLine, since: IsoDay, anchors: Anchors): Said | null {
  const [day] = daysUnder(line, since);
  if (day !== undefined) return { day };
  if (line.boxAt === undefined || line.under === '') return null;
  return countFrom({ type, section: line.section, words: line.under }, anchors);
}

function counted(type: BlueprintType, line: PlanLine, anchors: Anchors): Said | null {
  if (isDecisionLine(line) || line.kind === 'quote') return null;
  const words = line.kind === 'row' ? (line.cells[0] ?? '') : line.label || line.words;
  const [heading] = line.header;
  const isTask = line.boxAt !== undefined;
  return countFrom({ type, section: line.section, words, isTask, heading }, anchors);
}
