import type { PlanBlock, PlanListItem } from './book-document.ts';
import type { PlacedBlock, PlanDocument } from './plan-document.ts';
import { inlineText } from './render/book-text.ts';
import { replaceRange } from './source-range.ts';

export type ChecklistItem = {
  readonly text: string;
  readonly isTicked: boolean;
  /** The position of the one character that a tick changes. */
  readonly at: number;
};

export function checklistOf({ blocks }: PlanDocument): ChecklistItem[] {
  return blocks.flatMap(({ block }) => itemsIn([block]));
}

function itemsIn(blocks: readonly PlanBlock[]): ChecklistItem[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return itemsIn(block.children);
    if (block.kind !== 'list') return [];
    return block.items.flatMap((item) => [...ownItem(item), ...itemsIn(item.children)]);
  });
}

function ownItem(item: PlanListItem): ChecklistItem[] {
  if (item.checked === null || item.boxAt === undefined) return [];
  return [{ text: itemText(item), isTicked: item.checked, at: item.boxAt }];
}

/** The words next to a box, without those of nested items. */
export function itemText({ children: [first] }: PlanListItem): string {
  return first?.kind === 'paragraph' || first?.kind === 'heading' ? inlineText(first.children).trim() : '';
}

/** `- [ ]` to `- [x]` and back: exactly one character of the plan changes. */
export function tick(document: PlanDocument, at: number, isTicked: boolean): PlanDocument {
  return {
    text: replaceRange(document.text, { start: at, end: at + 1 }, isTicked ? 'x' : ' '),
    blocks: document.blocks.map((placed) => tickIn(placed, at, isTicked)),
  };
}

// All other blocks stay the same objects, so that only this list renders again.
function tickIn(placed: PlacedBlock, at: number, isTicked: boolean): PlacedBlock {
  const { start, end } = placed.range;
  return at < start || at >= end ? placed : { ...placed, block: tickBlock(placed.block, at, isTicked) };
}

function tickBlock(block: PlanBlock, at: number, isTicked: boolean): PlanBlock {
  const inside = (children: readonly PlanBlock[]) => children.map((child) => tickBlock(child, at, isTicked));
  if (block.kind === 'quote') return { ...block, children: inside(block.children) };
  if (block.kind !== 'list') return block;
  const items = block.items.map((item) =>
    item.boxAt === at ? { ...item, checked: isTicked } : { ...item, children: inside(item.children) },
  );
  return { ...block, items };
}
