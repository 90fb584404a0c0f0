import type { ConflictNote } from '#client/saving/workspace-state.ts';
import { CONFLICT_COPY } from '#content/copy/conflict.ts';
import { fieldWords } from '#content/copy/words/field-words.ts';
import { FIELDS } from '#domain/blueprint/fields.ts';
import { sayDay } from '#domain/reading/calendar.ts';
import { type DayClash, dayClashes } from '#domain/week/day-clashes.ts';

const { conflict: copy } = CONFLICT_COPY;

/** One sentence per conflict; for dates, names both days. */
export function conflictWords(conflict: ConflictNote, topic?: string): string {
  const said = clashesOf(conflict)?.map(({ title, mine, theirs }) =>
    copy.twoDays(title.replace(/\.$/, ''), placeWords(mine), placeWords(theirs)),
  );
  return said?.join(' ') ?? copy.where(named(conflict, topic));
}

/** The same for a person who sees both texts, with the one that is on screen. */
export function explainConflict(conflict: ConflictNote, topic?: string): string {
  if (conflict.field === 'timeline') return `${conflictWords(conflict)} ${copy.explainDays}`;
  return copy.explain(named(conflict, topic));
}

/** The two versions, formatted for people. */
export function conflictTexts(conflict: ConflictNote): Pick<ConflictNote, 'mine' | 'theirs'> {
  if (conflict.field !== 'timeline') return conflict;
  const clashes = clashesOf(conflict);
  const { shown } = FIELDS.timeline;
  if (!clashes) return { mine: shown(conflict.mine), theirs: shown(conflict.theirs) };
  const lines = (side: 'mine' | 'theirs') =>
    clashes.map((clash) => copy.dayLine(dayWords(clash[side]), clash.title)).join('\n');
  return { mine: lines('mine'), theirs: lines('theirs') };
}

function named({ field }: ConflictNote, topic: string | undefined): string {
  return topic === undefined ? fieldWords(field) : copy.within(fieldWords(field), topic);
}

function clashesOf({ field, mine, theirs }: ConflictNote): DayClash[] | null {
  return field === 'timeline' ? dayClashes(mine, theirs) : null;
}

function placeWords(date: string): string {
  return date === '' ? copy.aside : copy.onDay(dayWords(date));
}

function dayWords(date: string): string {
  if (date === '') return copy.asideLine;
  return /^\d{4}-\d\d-\d\d$/.test(date) ? sayDay(date) : date;
}
