import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { planSections } from '#domain/reading/plan-sections.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import type { OtherPlan } from './other-plans.ts';

const OVERVIEW = /^overview$/i;
// An endless line is not searched to its end.
const LONGEST_READ = 2_000;
const LONGEST_SAID = 300;
const ADVISES = /\bI(?:[’']d| would| recommend| suggest)\b/;
// A task about the plan itself: "First task: by Monday, read it aloud and decide how long the early price lasts."
const FIRST_TASK = /^(?:\*\*)?(?:your |the )?first (?:task|step)\b/i;

/**
 * Changes that the other plans recommend, each with its deadline, unless that has passed. A plan knows only its prompt:
 * four of them asked to move the same email, each to another day.
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
      // "Decide by Tuesday" alone says nothing: the subject is at the start of the paragraph, or right before it.
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
