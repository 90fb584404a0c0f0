import type { Blueprint, SectionChange } from './blueprint.ts';
import { FIELDS } from './fields.ts';

export const CHANGE_LIMITS = { of: 220, wish: 1_000, reply: 12_000 } as const;

export function changeFor({ content }: Blueprint, of: string): SectionChange {
  const own = content.changes?.filter((change) => change.of === of) ?? [];
  // More than one: two devices asked for this section, and no wish is lost.
  const wish = own.map((change) => change.wish).filter((words) => words !== '');
  return { of, wish: wish.join('\n'), reply: own.findLast(({ reply }) => reply !== '')?.reply ?? '' };
}

/**
 * The field's text with this change added, or removed if it is empty. Changes to sections not in `there`, the plan's
 * current ones, make room. Null: there is no room.
 */
export function withChange(
  { content }: Blueprint,
  { of, wish, reply }: SectionChange,
  there: readonly string[],
): string | null {
  const others = content.changes?.filter((change) => change.of !== of) ?? [];
  const isTooLong = wish.length > CHANGE_LIMITS.wish || reply.length > CHANGE_LIMITS.reply;
  const { limit } = FIELDS.changes;
  const isEmpty = wish === '' && reply === '';
  const kept = others.length < limit ? others : others.filter((change) => there.includes(change.of));
  if (!isEmpty && (isTooLong || kept.length >= limit)) return null;
  const all = isEmpty ? others : [...kept, { of, wish, reply }];
  return all.map((change) => JSON.stringify([change.of, change.wish, change.reply])).join('\n');
}
