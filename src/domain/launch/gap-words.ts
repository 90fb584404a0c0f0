import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { cleanText } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import { type Gap, gapsIn, gapsLike, needKey } from '#domain/plan/gaps/gaps.ts';
import { GAP_WORDS_LIMITS, LAUNCH_FIELDS } from './fields.ts';
import type { GapWords, Launch } from './launch.ts';

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
export function keepGapWords(launch: Launch, of: string, text: string, now: string): Launch {
  const words = cleanText(text);
  if (words.length > GAP_WORDS_LIMITS.words) throw new AppError('gap-words-too-long');
  const others = (launch.gapWords ?? []).filter((known) => known.of !== of);
  return words === '' ? withWords(launch, others, now) : withOneMore(launch, others, { of, words }, now);
}

// What is there already never makes room: somebody typed it, and alone decides that it can go.
function withOneMore(launch: Launch, others: readonly GapWords[], more: GapWords, now: string): Launch {
  if (others.length >= LAUNCH_FIELDS['drafts.gaps'].limit) throw new AppError('too-many-gap-words');
  return withWords(launch, [...others, more], now);
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

/** Words whose gap is in none of the plans now: it was written again, or by hand. They wait for the person to decide. */
export function strayGapWords(
  launch: Launch | null | undefined,
  plans: readonly Blueprint[],
): readonly GapWords[] {
  const known = launch?.gapWords ?? [];
  if (known.length === 0) return known;
  const asked = new Set(
    plans.flatMap(({ type, content }) => {
      const plan = content.aiOutput ?? '';
      return gapsIn(plan).flatMap((gap) => [everywhereOf(gap.need), placeOf(type, plan, gap)]);
    }),
  );
  return known.filter(({ of }) => !asked.has(of));
}

/** What a gap asked for, in the words that are left of it. */
export function askedFor({ of }: GapWords): string {
  return partsOf(of).key;
}

export function withoutStray(launch: Launch, { of, words }: GapWords, now: string): Launch {
  const others = (launch.gapWords ?? []).filter((known) => known.of !== of || known.words !== words);
  return withWords(launch, others, now);
}

/** Takes its removal back. */
export function withStray(launch: Launch, stray: GapWords, now: string): Launch {
  return withOneMore(launch, launch.gapWords ?? [], stray, now);
}

function withWords(launch: Launch, gapWords: readonly GapWords[], now: string): Launch {
  const { gapWords: _, ...rest } = launch;
  return { ...rest, ...(gapWords.length > 0 && { gapWords: [...gapWords] }), updatedAt: now };
}

// A key has letters, digits and spaces only (needKey).
function partsOf(of: string): { type: string; nth: number; key: string } {
  const [type = '', nth = '', key] = of.split('/');
  return key === undefined ? { type, nth: 0, key: nth } : { type, nth: Number(nth), key };
}
