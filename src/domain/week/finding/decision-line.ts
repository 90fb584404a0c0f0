import type { PlanLine } from '#domain/reading/plan-lines.ts';

/** A line of text, or a list item in a plan that lists its decisions. */
export function isDecisionLine({ kind, section, label, boxAt }: PlanLine): boolean {
  return (
    kind === 'text' ||
    (kind === 'item' && boxAt === undefined && label !== '' && /^key decisions/i.test(section))
  );
}
