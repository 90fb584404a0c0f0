import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { OWN_FACT_LIMITS } from '#domain/facts/fields.ts';
import { replaceRanges, type SourceRange } from '#domain/plan/source-range.ts';
import { headingLine } from '#domain/reading/heading-line.ts';
import { lineMarks, wordsOfLine } from '#domain/reading/line-marks.ts';
import { type Line, linesOf } from '#domain/reading/plan-sections.ts';
import { type Decision, type DecisionTables, keyOf, type Matter, ownKey } from './decision.ts';
import { conflictsIn, subjectOfPoint } from './subject-of.ts';

type Subjects = Pick<DecisionTables, 'subjects' | 'apart'>;
/** `sides`: of an open conflict. */
export type IsSettled = (matter: Matter, sides?: readonly string[]) => boolean;

/** Confirmed, with nothing left to decide. */
export function settledMatters(
  sheet: Pick<FactSheet, 'facts' | 'own'> | null,
  undecided: readonly Decision[],
): IsSettled {
  const open = new Set(undecided.map(({ key }) => key));
  const own = new Set(sheet?.own.map(({ name }) => ownKey(name.slice(0, OWN_FACT_LIMITS.name))));
  return (matter) => {
    const isKnown = 'fact' in matter ? sheet?.facts[matter.fact] !== undefined : own.has(ownKey(matter.own));
    return isKnown && !open.has(keyOf(matter));
  };
}

const POINTS = /^still to confirm\b/i;

/** The plan without the questions that are settled: entries of "Open conflicts" and bullets of "Still to confirm". */
export function withoutSettled(plan: string, isSettled: IsSettled, tables: Subjects): string {
  const ranges = settledRanges(plan, isSettled, tables);
  if (ranges.length === 0) return plan;
  return replaceRanges(
    plan,
    ranges.map((range) => ({ range, words: '' })),
  );
}

/** Where the settled questions of a plan stand. */
function settledRanges(plan: string, isSettled: IsSettled, tables: Subjects): SourceRange[] {
  if (!/open conflict|still to confirm/i.test(plan)) return [];
  const lines = linesOf(plan);
  return [
    ...conflictRanges(plan, lines, isSettled, tables),
    ...pointRanges(plan, lines, isSettled, tables),
  ].sort((one, other) => one.start - other.start);
}

function conflictRanges(
  plan: string,
  lines: readonly Line[],
  isSettled: IsSettled,
  tables: Subjects,
): SourceRange[] {
  const entries = conflictsIn(plan, tables);
  const lineAt = (at: number) => lines.find(({ start, end }) => at >= start && at <= end);
  const byLine = Map.groupBy(entries, ({ start }) => lineAt(start));
  return [...byLine].flatMap(([line, own]) => {
    const gone = own.filter(({ matter, values }) => isSettled(matter, values));
    if (line && gone.length === own.length) return [wholeLines(plan, line.start, line.end)];
    return gone.map(({ start, end }) => ({ start, end: end + spacesAt(plan, end) }));
  });
}

function pointRanges(
  plan: string,
  lines: readonly Line[],
  isSettled: IsSettled,
  tables: Subjects,
): SourceRange[] {
  const found: SourceRange[] = [];
  let section: { start: number; kept: number; gone: SourceRange[] } | null = null;
  const close = (end: number) => {
    // A heading without content would ask for nothing.
    const isEmpty = section && section.kept === 0 && section.gone.length > 0;
    if (section) found.push(...(isEmpty ? [{ start: section.start, end }] : section.gone));
    section = null;
  };
  for (const [index, { text, start, end }] of lines.entries()) {
    const heading = headingLine(text);
    if (heading) {
      close(start);
      if (POINTS.test(heading.words)) section = { start, kept: 0, gone: [] };
      continue;
    }
    if (!section || text.trim() === '') continue;
    const isPoint = lineMarks(text).mark !== '' && !/^\s/.test(text);
    const matter = isPoint ? subjectOfPoint(wordsOfLine(text).replaceAll('**', ''), tables) : undefined;
    if (matter && isSettled(matter))
      section.gone.push(wholeLines(plan, start, endOfPoint(lines, index, end)));
    else if (!section.gone.some((range) => range.end > start)) section.kept += 1;
  }
  close(plan.length);
  return found;
}

// A bullet may go on in indented lines.
function endOfPoint(lines: readonly Line[], index: number, end: number): number {
  const next = lines[index + 1];
  return next && /^\s+\S/.test(next.text) ? endOfPoint(lines, index + 1, next.end) : end;
}

const spacesAt = (text: string, at: number) => /^[^\S\n]*/.exec(text.slice(at, at + 9))?.[0].length ?? 0;

function wholeLines(plan: string, start: number, end: number): SourceRange {
  // With the empty line that follows, where an empty line stands before it too.
  const isAlone = plan.slice(0, start).endsWith('\n\n') && plan.startsWith('\n\n', end);
  return { start, end: Math.min(plan.length, end + (isAlone ? 2 : 1)) };
}
