import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { earliestDayOf, type IsoDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { planSections } from '#domain/reading/plan-sections.ts';
import { sentencesIn } from '#domain/reading/sentences-in.ts';
import type { EarlierBlueprints } from './earlier-entry.ts';

const OVERVIEW = /^overview$/i;
// A plan that is one line without an end is not searched to its end.
const LONGEST_READ = 2_000;
const LONGEST_SAID = 300;

/**
 * What the other plans ask the owner to change, with the day to decide by, while that day has yet to come. A plan knows only what its
 * prompt says: four of them asked for the same email to be moved, each by another day.
 */
export function recommendedIn(
  plans: EarlierBlueprints,
  ownType: BlueprintType,
  today: IsoDay,
): { owner: BlueprintType; words: string }[] {
  return BLUEPRINT_TYPES.filter((type) => type !== ownType).flatMap((owner) => {
    const { aiOutput = '', outputFacts } = plans[owner]?.content ?? {};
    const since = outputFacts ? earliestDayOf(outputFacts.at) : today;
    const overview = planSections(aiOutput).find(({ heading }) => OVERVIEW.test(heading))?.body ?? '';
    const sentences = sentencesIn(overview.slice(0, LONGEST_READ)).map(({ text }) => text);
    const at = sentences.findIndex(
      (sentence) => /\bdecide\b/i.test(sentence) && datesIn(sentence, since).some((day) => day >= today),
    );
    if (at < 0) return [];
    // "Decide by Tuesday" alone: what there is to decide stands before it.
    const from = /^\W*decide\b/i.test(sentences[at] ?? '') ? Math.max(0, at - 1) : at;
    const words = sentences
      .slice(from, at + 1)
      .join(' ')
      .replace(/\s+/g, ' ');
    return words.length > LONGEST_SAID ? [] : [{ owner, words }];
  });
}
