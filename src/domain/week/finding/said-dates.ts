import type { IsoDay } from '#domain/reading/calendar.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';
import { LAUNCH_LABEL } from '#domain/week/kinds/launch-day.ts';
import { capital, cut, taskTitle } from '#domain/week/task-title.ts';
import type { Anchors } from './count-from.ts';
import { isDecisionLine } from './decision-line.ts';
import { type FoundDate, findDates, type PlanToRead } from './find-dates.ts';

/** A date of a plan, with its task worded as an entry. */
export type SaidDate = FoundDate & {
  readonly title: string;
  readonly section: string;
  /** A labeled line of its decisions, which several plans repeat. */
  readonly isDecision: boolean;
  readonly hasBox: boolean;
  /** Next to a table with the same content, a list is remarks; alone it counts as rows. */
  readonly isRemark: boolean;
  readonly isSession: boolean;
  /** One of several tasks in a row about a whole week. */
  readonly isOfWeekRow: boolean;
};

export function saidDates(plan: PlanToRead, anchors: Anchors): SaidDate[] {
  const found = findDates(plan, anchors);
  const byLine = Map.groupBy(found, ({ line }) => line);
  const tables = new Set(plan.lines.flatMap(({ kind, section }) => (kind === 'row' ? section : [])));
  return found.map((date) => {
    const { day, line, words } = date;
    const isDecision = isDecisionLine(line) && words === undefined;
    const title = isDecision
      ? decisionTitle(line, day, byLine.get(line) ?? [], plan.since)
      : titleOf(line, words);
    const hasBox = line.boxAt !== undefined;
    const isRemark = line.kind === 'item' && !hasBox && tables.has(line.section);
    const isOfWeekRow = line.kind === 'row' && words !== undefined;
    const isSession = isSessionRow(line);
    return { ...date, title, section: line.section, isDecision, hasBox, isRemark, isSession, isOfWeekRow };
  });
}

const NUMBERED =
  /^(?:(?:week|session|class|lesson|evening|night|meeting|module|call|day) )?(?:\d\d?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i;
const OF_WORK =
  /\b(?:make|tasks?|check|steps?|do by|who|hours|actions?|message|subject|channel|post|e-?mail|send)\b/i;

/** "| 1 | January 28 | Talk, hum, one round |" under "What we do", not under "Make" or "Who". */
function isSessionRow({ kind, cells, header }: PlanLine): boolean {
  return (
    kind === 'row' &&
    cells.slice(0, 2).some((cell) => NUMBERED.test(cell)) &&
    !header.some((name) => OF_WORK.test(name))
  );
}

function titleOf(line: PlanLine, words: string | undefined): string {
  return taskTitle(words === undefined ? line : asItem(words));
}

/** The task, if it is not the whole line. */
export const asItem = (words: string) => ({ kind: 'item', cells: [], label: '', words }) as const;

/** "Doors open and close" has two days, one for each. */
function decisionTitle(line: PlanLine, day: IsoDay, found: readonly FoundDate[], since: IsoDay): string {
  const title = line.label === '' ? taskTitle(line) : line.label;
  const own = found.map((date) => date.day);
  const piece = day === own[0] ? '' : ownWords(line.words, day, since);
  if (piece) return piece;
  const [, before, first, second] = /^(.*?)(opens?) and (closes?)$/i.exec(title) ?? [];
  if (before === undefined || own.length !== 2) return title;
  return `${before}${day === own[0] ? first : second}`;
}

/** "**Start date:** February 11; sign-up January 25 to February 5": a later day with its own label. */
function ownWords(words: string, day: IsoDay, since: IsoDay): string {
  for (const piece of words.split(/;\s*/)) {
    const [first] = dayRangesIn(piece, since);
    if (first?.day !== day) continue;
    const name = piece.slice(0, first.start).trim();
    return LAUNCH_LABEL.test(piece) ? cut(capital(name.replace(/ (?:on|from)$/i, ''))) : '';
  }
  return '';
}
