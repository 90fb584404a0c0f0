import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { cleanText } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import { type Gap, gapsIn, gapsLike, needKey } from '#domain/plan/gaps/gaps.ts';
import type { FactSheet, GapWords } from './fact-sheet.ts';
import { FACT_FIELDS, GAP_WORDS_LIMITS } from './fields.ts';
import { gapLine } from './weave-gap-words.ts';

/** The key for a need in the list of all gaps. */
export function everywhereOf(need: string): string {
  return `*/${needKey(need)}`;
}

/** The key for one gap of one plan. Two gaps with the same need in one plan have two keys, or one would show the other's words. */
export function placeOf(type: BlueprintType, plan: string, { need, range }: Gap): string {
  const before = gapsLike(plan, need).filter((gap) => gap.range.start < range.start);
  return `${type}/${before.length}/${needKey(need)}`;
}

/** The key for the person's own words for a decision, by its label. */
export function decisionOf(label: string): string {
  return `decide/${label.replace(/[^\p{L}\p{N} ]/gu, ' ')}`;
}

/** Too long to fill in, and for the server. */
export function gapWordsProblem(words: string): 'gap-words-too-long' | undefined {
  return cleanText(words).length > GAP_WORDS_LIMITS.words ? 'gap-words-too-long' : undefined;
}

export function gapWordsFor(sheet: FactSheet | null | undefined, of: string): string {
  const own = sheet?.gapWords?.filter((known) => known.of === of) ?? [];
  // More than one: two devices typed for this gap, and none of it is lost.
  return own.map(({ words }) => words).join('\n');
}

/** Stores the words as typed until they are filled in. Any length, like all drafts; empty text removes them. */
export function keepGapWords(sheet: FactSheet, of: string, text: string, now: string): FactSheet {
  const words = cleanText(text);
  const others = (sheet.gapWords ?? []).filter((known) => known.of !== of);
  return words === '' ? withWords(sheet, others, now) : withOneMore(sheet, others, { of, words }, now);
}

// Existing entries never make room: somebody typed them, and only that person decides when they go.
function withOneMore(sheet: FactSheet, others: readonly GapWords[], more: GapWords, now: string): FactSheet {
  if (others.length >= FACT_FIELDS['drafts.gaps'].limit) throw new AppError('too-many-gap-words');
  return withWords(sheet, [...others, more], now);
}

// A number that no plan has. With the number of a gap that is filled in, the next gap below would show these words as its own.
const NOWHERE = 999;

/**
 * The gap is filled in with these words, so the gaps below it with the same need move up by one. Other words typed for
 * this gap are in no plan, and stay.
 */
export function withoutPlace(sheet: FactSheet, of: string, filled: string, now: string): FactSheet {
  const own = partsOf(of);
  const left = (sheet.gapWords ?? []).flatMap((known) => {
    const place = partsOf(known.of);
    if (known.of === of && isFilled(sheet, known, filled)) return [];
    if (known.of === of) return [{ ...known, of: `${own.type}/${NOWHERE}/${own.key}` }];
    if (place.type !== own.type || place.key !== own.key || place.nth < own.nth) return [known];
    return [{ ...known, of: `${place.type}/${place.nth - 1}/${place.key}` }];
  });
  return withWords(sheet, left, now);
}

/** All gaps with this need are filled in. Other words typed for one of them stay. */
export function withoutNeed(sheet: FactSheet, need: string, filled: string, now: string): FactSheet {
  const key = needKey(need);
  const isOther = (known: GapWords) => partsOf(known.of).key !== key || !isFilled(sheet, known, filled);
  return withWords(sheet, (sheet.gapWords ?? []).filter(isOther), now);
}

// When two devices typed, the box shows both texts, and both are filled in.
function isFilled(sheet: FactSheet, { of, words }: GapWords, filled: string): boolean {
  const typed = cleanText(filled);
  return words === typed || gapWordsFor(sheet, of) === typed;
}

/** Words whose gap is no longer in any plan, since it was rewritten or edited. They wait for the person to decide. */
export function strayGapWords(
  sheet: FactSheet | null | undefined,
  plans: readonly Blueprint[],
  /** Keys outside of plans that are still in use: open decisions. */
  isAskedElsewhere: (of: string) => boolean = () => false,
): readonly GapWords[] {
  const known = sheet?.gapWords ?? [];
  if (known.length === 0) return known;
  const asked = new Set(plans.flatMap(({ type, content }) => askedIn(type, content.aiOutput ?? '')));
  return known.filter(({ of }) => !asked.has(of) && !isAskedElsewhere(of));
}

// All gaps in one pass: counted from the top for each gap, a plan of thousands takes minutes.
function askedIn(type: BlueprintType, plan: string): string[] {
  const seen = new Map<string, number>();
  return gapsIn(plan).flatMap(({ need }) => {
    const key = needKey(need);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return [`*/${key}`, `${type}/${nth}/${key}`];
  });
}

/** The need of a gap, as far as its key contains it. */
export function askedFor({ of }: GapWords): string {
  return partsOf(of).key;
}

export function withoutStray(sheet: FactSheet, { of, words }: GapWords, now: string): FactSheet {
  const others = (sheet.gapWords ?? []).filter((known) => known.of !== of || known.words !== words);
  return withWords(sheet, others, now);
}

/** Undoes a removal. */
export function withStray(sheet: FactSheet, stray: GapWords, now: string): FactSheet {
  const known = sheet.gapWords ?? [];
  const isThere = known.some(({ of, words }) => of === stray.of && words === stray.words);
  return isThere ? sheet : withOneMore(sheet, known, stray, now);
}

/** Undo: filled-in words go back to where they were typed: `gone`, plus `typed` if that is not among them. */
export function withWordsBack(
  sheet: FactSheet,
  gone: readonly GapWords[],
  { of, words }: GapWords,
  now: string,
): FactSheet {
  const all = gone.some((known) => known.of === of) ? gone : [...gone, { of, words: cleanText(words) }];
  return all.reduce((next, each) => withStray(next, each, now), sheet);
}

/** Gap words in one document that are missing in the other. */
export function goneGapWords(before: FactSheet | null, after: FactSheet | null): GapWords[] {
  const left = new Set((after?.gapWords ?? []).map(gapLine));
  return (before?.gapWords ?? []).filter((known) => !left.has(gapLine(known)));
}

function withWords(sheet: FactSheet, gapWords: readonly GapWords[], now: string): FactSheet {
  const { gapWords: _, ...rest } = sheet;
  return { ...rest, ...(gapWords.length > 0 && { gapWords: [...gapWords] }), updatedAt: now };
}

// A key has letters, digits and spaces only (needKey).
function partsOf(of: string): { type: string; nth: number; key: string } {
  const [type = '', nth = '', key] = of.split('/');
  return key === undefined ? { type, nth: 0, key: nth } : { type, nth: Number(nth), key };
}
