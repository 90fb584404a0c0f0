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
const ADVISES = /\bI(?:[’']d| would| recommend| suggest)\b/;
// What to do with this plan itself: "First task: by Monday, read it aloud and decide how long the early price lasts."
const FIRST_TASK = /^(?:\*\*)?(?:your |the )?first (?:task|step)\b/i;

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
    const isAsked = (sentence: string) =>
      /\bdecid(?:e|ing)\b/i.test(sentence) &&
      !FIRST_TASK.test(sentence) &&
      datesIn(sentence, since).some((day) => day >= today);
    for (const paragraph of overview.slice(0, LONGEST_READ).split(/\n\s*\n/)) {
      const sentences = sentencesIn(paragraph).map(({ text }) => text.replace(/\s+/g, ' '));
      const at = sentences.findIndex(isAsked);
      if (at < 0) continue;
      // "Decide by Tuesday" alone says nothing: what there is to decide stands where the paragraph begins, or right before it.
      const [first = ''] = sentences;
      const upTo = (from: number) => sentences.slice(Math.max(0, from), at + 1);
      const opened =
        ADVISES.test(first) && at > 2
          ? [
              [first, ...upTo(at - 1)],
              [first, ...upTo(at)],
            ]
          : [];
      const pieces = [...opened, ...[2, 1, 0].map((before) => upTo(at - before))].map((each) =>
        each.join(' '),
      );
      const words = pieces.find(({ length }) => length <= LONGEST_SAID);
      return words === undefined ? [] : [{ owner, words }];
    }
    return [];
  });
}
