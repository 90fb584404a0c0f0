import { LIST_LIMITS } from '#domain/blueprint/fields.ts';

/** The description of an entry that comes from the rhythm, not from a line. Stored: never reword it. */
export const RHYTHM_PLACE = 'How often I write';

/** Identifies one of several items with the same words in a plan: by its heading, then by its order under it. */
export type ItemPlace = { readonly section: string; readonly nth: number };

/** Numbers each item among those with the same words under the same heading, from 0. */
export function orderCounter(): (section: string, title: string) => number {
  const seen = new Map<string, number>();
  return (section, title) => {
    const key = `${section}\n${title}`;
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before;
  };
}

const ORDER = /(?:^| · )no\. (\d{1,6})$/;

/** The description of such an item's entry. The first has no number, since no entry had one originally. */
export function placeWords({ section, nth }: ItemPlace): string {
  const order = nth === 0 ? '' : `${section === '' ? '' : ' · '}no. ${nth + 1}`;
  return section.slice(0, LIST_LIMITS.timelineDescription - order.length) + order;
}

/** The number of the item that an entry is for, from its description. */
export function orderIn(description: string): number {
  const [, order = '1'] = ORDER.exec(description) ?? [];
  return Number(order) - 1;
}

/** Whether an entry's description names this heading. */
export function isUnder(section: string, description: string): boolean {
  const said = description.replace(ORDER, '');
  return said === section || said.startsWith(`${section} · `);
}

/** The item that an entry is for: under its heading if that still exists, and in its order if there are enough. */
export function itemAt<T extends { readonly section: string }>(
  alike: readonly T[],
  { section, nth }: ItemPlace,
): T | undefined {
  const there = alike.filter((item) => item.section === section);
  const left = there.length > 0 ? there : alike;
  return left[nth] ?? left.at(-1);
}
