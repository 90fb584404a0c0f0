import { type ChecklistItem, checklistOf } from './checklist.ts';
import { mostShare, sharesWith, tellingOf, wordsOf } from './likeness.ts';
import type { PlanDocument } from './plan-document.ts';
import { inlineText } from './render/book-text.ts';

export type CarriedTicks = { text: string; count: number };

// How many open items on either side are compared for similar words: comparing all of thousands would take quadratic time.
const NEAR = 100;
const LIKE_ENOUGH = 0.75;

/** Ticks the items of the new plan that were ticked in the old one, in the same or nearly the same words. */
export function carryTicks(before: PlanDocument, after: PlanDocument): CarriedTicks {
  const done = itemsOf(before).filter(({ isTicked }) => isTicked);
  const open = itemsOf(after).filter(({ isTicked }) => !isTicked);
  const taken = new Set<Item>();
  const rest = SAME_WORDS.reduce<readonly Item[]>(
    (left, nameOf) => giveByName(left, open, nameOf, taken),
    done,
  );
  giveByLikeness(rest, open, taken);
  const places = [...taken].map(({ at }) => at);
  return { text: tickAt(after.text, places), count: places.length };
}

function tickAt(text: string, places: readonly number[]): string {
  const cuts = places.toSorted((a, b) => a - b);
  const pieces = cuts.map((at, index) => text.slice((cuts[index - 1] ?? -1) + 1, at));
  return [...pieces, text.slice((cuts.at(-1) ?? -1) + 1)].join('x');
}

type Item = ChecklistItem & {
  readonly words: readonly string[];
  /** Items with the same words have the same name. */
  readonly name: string;
  readonly section: string;
  /** Its order among the items of that name under that heading. */
  readonly nth: number;
};

function itemsOf({ text, blocks }: PlanDocument): Item[] {
  const seen = new Map<string, number>();
  let section = '';
  return blocks.flatMap((placed) => {
    const { block } = placed;
    if (block.kind === 'heading') section = wordsOf(inlineText(block.children)).join(' ');
    return checklistOf({ text, blocks: [placed] }).map((item): Item => {
      const words = wordsOf(item.text);
      const name = words.join(' ');
      const nth = seen.get(`${section}\n${name}`) ?? 0;
      seen.set(`${section}\n${name}`, nth + 1);
      return { ...item, words, name, section, nth };
    });
  });
}

// Of several items with the same words, prefer the same heading and position.
const SAME_WORDS: readonly ((item: Item) => string)[] = [
  ({ name, section, nth }) => `${section}\n${nth}\n${name}`,
  ({ name, section }) => `${section}\n${name}`,
  ({ name }) => name,
];

/** Returns the items without a match. */
function giveByName(
  done: readonly Item[],
  open: readonly Item[],
  nameOf: (item: Item) => string,
  taken: Set<Item>,
): Item[] {
  const free = Map.groupBy(open.filter((item) => item.name !== '' && !taken.has(item)).toReversed(), nameOf);
  return done.filter((of) => {
    const item = free.get(nameOf(of))?.pop();
    if (item) taken.add(item);
    return item === undefined;
  });
}

function giveByLikeness(done: readonly Item[], open: readonly Item[], taken: Set<Item>): void {
  const free = Map.groupBy(
    open.filter((item) => !taken.has(item)),
    ({ words }) => tellingOf(words),
  );
  for (const [telling, own] of Map.groupBy(done, ({ words }) => tellingOf(words))) {
    const others = free.get(telling) ?? [];
    for (const [rank, of] of own.entries()) {
      const at = Math.round((rank / own.length) * others.length);
      const near = others.slice(Math.max(0, at - NEAR), at + NEAR);
      const best = mostAlike(of, near, taken);
      if (best) taken.add(best);
    }
  }
}

function mostAlike(of: Item, others: readonly Item[], taken: ReadonlySet<Item>): Item | null {
  let best: { item: Item; share: number } | null = null;
  const seen = new Set<string>();
  const shareOf = sharesWith(of.words);
  for (const item of others) {
    if (taken.has(item) || seen.has(item.name) || mostShare(of.words, item.words) < LIKE_ENOUGH) continue;
    seen.add(item.name);
    const share = shareOf(item.words);
    if (share >= LIKE_ENOUGH && share > (best?.share ?? 0)) best = { item, share };
  }
  return best?.item ?? null;
}
