import { LIST_LIMITS } from '#domain/blueprint/fields.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { MAYBE_STARTS_WITH_DAY } from '#domain/reading/day-patterns.ts';
import { dayRangesIn } from '#domain/reading/day-ranges-in.ts';
import type { PlanLine } from '#domain/reading/plan-lines.ts';

const NOTHING = /^(?:none|n\/a|-|–)?$/i;
const ANY_DAY: IsoDay = '2000-01-01';

type TitledLine = Pick<PlanLine, 'kind' | 'cells' | 'label' | 'words'>;

/** The task without a day before or after it, up to the length of a title. */
export function taskTitle(line: TitledLine): string {
  return cut(uncutTitle(line));
}

export function uncutTitle({ kind, cells, label, words }: TitledLine): string {
  if (kind === 'row') {
    const [first = '', ...rest] = cells;
    const told = rest.filter((cell) => !NOTHING.test(cell));
    return told.length > 0 ? told.slice(0, 2).join(' · ') : first;
  }
  const pieces = words.split(/\s\|\s/).filter((piece) => !isOnlyDays(piece));
  const said = withoutDay(pieces.join(' · '));
  const name = withoutDay(label);
  return name === '' ? said : said === '' || isOnlyDays(words) ? name : `${name}: ${said}`;
}

/** The rest of the line, for details. */
export function taskDetail({ kind, cells, section }: PlanLine): string {
  const rest = kind === 'row' ? cells.slice(3).filter((cell) => !NOTHING.test(cell)) : [];
  return cut([section, ...rest].filter(Boolean).join(' · '), LIST_LIMITS.timelineDescription);
}

const MAYBE_ONLY_DAYS = /^\W*(?:and|before|by|on|from|\d|[A-Z][a-z])/i;
const LONGEST_DAYS = 120;

function isOnlyDays(text: string): boolean {
  if (text.length > LONGEST_DAYS || !/\d/.test(text) || !MAYBE_ONLY_DAYS.test(text)) return false;
  const days = dayRangesIn(text, ANY_DAY);
  return (
    days.length > 0 &&
    days
      .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
      .replace(/\b(?:and|before|by|on|from)\b|\W/gi, '') === ''
  );
}

/** "Thursday, November 19, 2026: mark the calls" is "Mark the calls". */
function withoutDay(text: string): string {
  const [first] = MAYBE_STARTS_WITH_DAY.test(text) ? dayRangesIn(text.slice(0, LONGEST_DAYS), ANY_DAY) : [];
  if (!first || !/^\W*$/.test(text.slice(0, first.start))) return capital(text);
  // "(after week 2), text" and "after 8:40 p.m.: post it" are not cut in the middle.
  const after = text.slice(first.end).replace(REMARK, '');
  // "Dec 1 – Email: the pencil": after a dash comes the task, not a time.
  const rest = after.replace(
    /^\s*[–—-]\s+(?!(?:\d|noon|morning|afternoon|evening)[^:]{0,12}:)|^[^:]{0,20}:(?!\d)\s*|^\W+/,
    '',
  );
  return capital(rest);
}

// Not "(20 min)", which is a duration.
const REMARK = /^\s*\((?![^()]*\d+ ?(?:min|h))[^()]{1,40}\)/;

export function capital(text: string): string {
  const trimmed = text.trim();
  return trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1);
}

export function cut(text: string, limit: number = LIST_LIMITS.timelineTitle): string {
  if (text.length <= limit) return text;
  // Not inside an emoji, and not inside "(10 min)": "(10…" says nothing.
  return `${text
    .slice(0, limit - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\s*\([^()]{0,12}$/, '')
    .trimEnd()}…`;
}
