import { type ChecklistItem, checklistOf } from './checklist.ts';
import { likeness, wordsOf } from './likeness.ts';
import type { PlanDocument } from './plan-document.ts';

export type CarriedTicks = { text: string; count: number };

// "Nearly" compares every open item with every ticked one. A list of thousands is only compared word for word.
const MOST_PAIRS = 40_000;
const LIKE_ENOUGH = 0.75;

/** Ticks in the new plan what was ticked in the old one and comes back in the same words, or nearly. */
export function carryTicks(before: PlanDocument, after: PlanDocument): CarriedTicks {
  const done = checklistOf(before).filter(({ isTicked }) => isTicked);
  const open = checklistOf(after).filter(({ isTicked }) => !isTicked);
  const matched = sameWords(done, open);
  const places = [...matched, ...nearlySame(done, open, matched)].map(({ item }) => item.at);
  return { text: tickAt(after.text, places), count: places.length };
}

function tickAt(text: string, places: readonly number[]): string {
  const cuts = places.toSorted((a, b) => a - b);
  const pieces = cuts.map((at, index) => text.slice((cuts[index - 1] ?? -1) + 1, at));
  return [...pieces, text.slice((cuts.at(-1) ?? -1) + 1)].join('x');
}

type Match = { of: ChecklistItem; item: ChecklistItem };

function sameWords(done: readonly ChecklistItem[], open: readonly ChecklistItem[]): Match[] {
  const byWords = new Map<string, ChecklistItem[]>();
  for (const item of open) {
    const key = wordsOf(item.text).join(' ');
    byWords.set(key, [...(byWords.get(key) ?? []), item]);
  }
  return done.flatMap((of) => {
    const key = wordsOf(of.text).join(' ');
    const [item, ...rest] = key === '' ? [] : (byWords.get(key) ?? []);
    if (!item) return [];
    byWords.set(key, rest);
    return [{ of, item }];
  });
}

function nearlySame(
  done: readonly ChecklistItem[],
  open: readonly ChecklistItem[],
  matched: readonly Match[],
): Match[] {
  const found = new Set(matched.map(({ of }) => of));
  const left = done.filter((of) => !found.has(of)).map(withWords);
  const taken = new Set(matched.map(({ item }) => item));
  const free = open.filter((item) => !taken.has(item)).map(withWords);
  if (left.length * free.length > MOST_PAIRS) return [];
  return left.flatMap(({ item: of, words }) => {
    const best = free
      .filter(({ item }) => !taken.has(item))
      .map((candidate) => ({ item: candidate.item, likeness: likeness(words, candidate.words) }))
      .reduce((a, b) => (b.likeness > a.likeness ? b : a), { item: of, likeness: 0 });
    if (best.likeness < LIKE_ENOUGH) return [];
    taken.add(best.item);
    return [{ of, item: best.item }];
  });
}

function withWords(item: ChecklistItem) {
  return { item, words: wordsOf(item.text) };
}
