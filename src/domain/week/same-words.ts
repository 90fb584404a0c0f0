import { LIST_LIMITS } from '#domain/blueprint/fields.ts';

/** The description of an entry that comes from the rhythm and from no line of a plan. Stored: never to be reworded. */
export const RHYTHM_PLACE = 'How often I write';

/** Which item is meant where several of one plan have the same words: by its heading, then by its order under it. */
export type ItemPlace = { readonly section: string; readonly nth: number };

/** Hands out the order of each item among those of the same words under the same heading; 0 is the first. */
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

/** The description of an entry for such an item. The first needs no number, as all entries had none at first. */
export function placeWords({ section, nth }: ItemPlace): string {
  const order = nth === 0 ? '' : `${section === '' ? '' : ' · '}no. ${nth + 1}`;
  return section.slice(0, LIST_LIMITS.timelineDescription - order.length) + order;
}

/** Which one of the items with its words an entry is for, by its description. */
export function orderSaid(description: string): number {
  const [, order = '1'] = ORDER.exec(description) ?? [];
  return Number(order) - 1;
}

/** Whether an entry says that its item stands under this heading. */
export function isUnder(section: string, description: string): boolean {
  const said = description.replace(ORDER, '');
  return said === section || said.startsWith(`${section} · `);
}

/** The item that is meant: under its heading if that is still there, and in its order as far as there are so many. */
export function itemAt<T extends { readonly section: string }>(
  alike: readonly T[],
  { section, nth }: ItemPlace,
): T | undefined {
  const there = alike.filter((item) => item.section === section);
  const left = there.length > 0 ? there : alike;
  return left[nth] ?? left.at(-1);
}
