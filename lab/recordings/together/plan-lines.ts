import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { planSections } from '#domain/reading/plan-sections.ts';

/** One plan of one person's book. */
export type RecordedPlan = { readonly topic: BlueprintType; readonly text: string };

/** A row, bullet, labeled line or sentence, with its section. */
export type PlanLine = {
  readonly topic: BlueprintType;
  readonly section: string;
  readonly text: string;
  /** A box to tick. */
  readonly isTask: boolean;
};

const TASK = /^\s*(?:[-*]|\d+[.)])\s+\[[ xX]\]/;
const TABLE_RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;

const bare = (line: string) =>
  line
    .replace(/^\s*(?:[-*]\s+(?:\[[ xX]\]\s*)?|\d+[.)]\s+|>\s*)/, '')
    .replaceAll('**', '')
    .replace(/^\||\|$/g, '')
    .replace(/\s*\|\s*/g, ' | ')
    .trim();

const isListed = (line: string) => /^\s*(?:[-*]\s|\d+[.)]\s|\||\*\*)/.test(line);

const partsOf = (line: string) => (isListed(line) ? [bare(line)] : bare(line).split(/(?<=[.!?]["”’)]?)\s+/));

/** The lines of a plan: rows and bullets unchanged, prose sentence by sentence. */
export function linesOf({ topic, text }: RecordedPlan): PlanLine[] {
  return planSections(text).flatMap(({ heading, body }) =>
    body
      .split('\n')
      .filter((line) => line.trim() !== '' && !TABLE_RULE.test(line.trim()))
      .flatMap((line) =>
        partsOf(line)
          .filter((part) => part !== '')
          .map((part) => ({ topic, section: heading, text: part, isTask: TASK.test(line) })),
      ),
  );
}
