import type { PlanLine } from '#domain/reading/plan-lines.ts';

/** A line of text, or what a plan has decided where its decisions are a list. */
export function isDecisionLine({ kind, section, label, boxAt }: PlanLine): boolean {
  return (
    kind === 'text' ||
    (kind === 'item' && boxAt === undefined && label !== '' && /^key decisions/i.test(section))
  );
}
