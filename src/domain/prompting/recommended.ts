import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { planSections } from '#domain/reading/plan-sections.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import type { OtherPlan } from './other-plans.ts';

const OVERVIEW = /^overview$/i;
// A plan that is one line without an end is not searched to its end.
const LONGEST_READ = 2_000;
const LONGEST_SAID = 300;

/**
 * What the other plans ask the owner to change, and the day to decide by, while that day has yet to come. A plan knows only what its
 * prompt says: four of them asked for the same email to be moved, each by another day.
 */
export function recommendedIn(
  others: readonly OtherPlan[],
  today: IsoDay,
): { owner: BlueprintType; words: string }[] {
  return others.flatMap(({ owner, plan, since }) => {
    const overview = planSections(plan).find(({ heading }) => OVERVIEW.test(heading))?.body ?? '';
    const sentences = sentencesIn(overview.slice(0, LONGEST_READ)).map(({ text }) => text);
    const at = sentences.findIndex(
      (sentence) =>
        /\bdecid(?:e|ing)\b/i.test(sentence) && datesIn(sentence, since).some((day) => day >= today),
    );
    // "Decide by Tuesday" alone says nothing: what there is to decide stands in one of the two sentences before it.
    const pieces = [2, 1, 0].map((before) => sentences.slice(Math.max(0, at - before), at + 1).join(' '));
    const words = pieces
      .map((piece) => piece.replace(/\s+/g, ' '))
      .find(({ length }) => length <= LONGEST_SAID);
    return at < 0 || words === undefined ? [] : [{ owner, words }];
  });
}
