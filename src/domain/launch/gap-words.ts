import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { cleanText } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import { type Gap, gapsIn, gapsLike, needKey } from '#domain/plan/gaps/gaps.ts';
import { GAP_WORDS_LIMITS, LAUNCH_FIELDS } from './fields.ts';
import type { Launch } from './launch.ts';

/** A need of all plans, as the list of gaps shows it. */
export function everywhereOf(need: string): string {
  return `*/${needKey(need)}`;
}

/** One place of one plan. Two gaps that ask for the same in one plan are two places, or one would show the other's words. */
export function placeOf(type: BlueprintType, plan: string, { need, range }: Gap): string {
  const before = gapsLike(plan, need).filter((gap) => gap.range.start < range.start);
  return `${type}/${before.length}/${needKey(need)}`;
}

export function gapWordsFor(launch: Launch | null | undefined, of: string): string {
  const own = launch?.gapWords?.filter((known) => known.of === of) ?? [];
  // More than one: two devices typed for this gap, and none of it is lost.
  return own.map(({ words }) => words).join('\n');
}

/** Keeps the words as typed, until they are filled in. Empty: there are none. */
export function keepGapWords(
  launch: Launch,
  of: string,
  text: string,
  plans: readonly Blueprint[],
  now: string,
): Launch {
  const words = cleanText(text);
  if (words.length > GAP_WORDS_LIMITS.words) throw new AppError('gap-words-too-long');
  const others = (launch.gapWords ?? []).filter((known) => known.of !== of);
  const { limit } = LAUNCH_FIELDS['drafts.gaps'];
  const kept = words === '' ? others : [...withRoom(others, plans, limit), { of, words }];
  if (kept.length > limit) throw new AppError('too-many-gap-words');
  return withWords(launch, kept, now);
}

/** Its words are in the plan now. The places below it, which ask for the same, are one fewer from the top. */
export function withoutPlace(launch: Launch, of: string, now: string): Launch {
  const filled = partsOf(of);
  return withWords(
    launch,
    (launch.gapWords ?? []).flatMap((known) => {
      const place = partsOf(known.of);
      if (known.of === of) return [];
      if (place.type !== filled.type || place.key !== filled.key || place.nth < filled.nth) return [known];
      return [{ ...known, of: `${place.type}/${place.nth - 1}/${place.key}` }];
    }),
    now,
  );
}

/** Every place that asks for this is filled in. */
export function withoutNeed(launch: Launch, need: string, now: string): Launch {
  const key = needKey(need);
  const others = (launch.gapWords ?? []).filter(({ of }) => partsOf(of).key !== key);
  return withWords(launch, others, now);
}

function withWords(launch: Launch, gapWords: NonNullable<Launch['gapWords']>, now: string): Launch {
  const { gapWords: _, ...rest } = launch;
  return { ...rest, ...(gapWords.length > 0 && { gapWords }), updatedAt: now };
}

// A key has letters, digits and spaces only (needKey).
function partsOf(of: string): { type: string; nth: number; key: string } {
  const [type = '', nth = '', key] = of.split('/');
  return key === undefined ? { type, nth: 0, key: nth } : { type, nth: Number(nth), key };
}

/** Only when there is no room: words for gaps that are in none of the plans now go first. */
function withRoom(known: NonNullable<Launch['gapWords']>, plans: readonly Blueprint[], limit: number) {
  if (known.length < limit) return known;
  const asked = new Set(
    plans.flatMap(({ type, content }) => {
      const plan = content.aiOutput ?? '';
      return gapsIn(plan).flatMap((gap) => [everywhereOf(gap.need), placeOf(type, plan, gap)]);
    }),
  );
  return known.filter(({ of }) => asked.has(of));
}
