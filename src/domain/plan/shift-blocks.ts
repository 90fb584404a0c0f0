import type { PlanBlock, PlanInline, PlanListItem } from './book-document.ts';

/** Blocks parsed from a part of a text, with their positions in the whole. */
export function shiftBlocks(blocks: readonly PlanBlock[], by: number): PlanBlock[] {
  return by === 0 ? [...blocks] : blocks.map((block) => shiftBlock(block, by));
}

function shiftBlock(block: PlanBlock, by: number): PlanBlock {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, children: shiftInlines(block.children, by) };
    case 'quote':
      return { ...block, children: shiftBlocks(block.children, by) };
    case 'list':
      return { ...block, items: block.items.map((item) => shiftItem(item, by)) };
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map((cell) => shiftInlines(cell, by))) };
    default:
      return block;
  }
}

function shiftItem(item: PlanListItem, by: number): PlanListItem {
  const children = shiftBlocks(item.children, by);
  return { ...item, children, ...(item.boxAt !== undefined && { boxAt: item.boxAt + by }) };
}

function shiftInlines(inlines: readonly PlanInline[], by: number): PlanInline[] {
  return inlines.map((inline) => {
    if (inline.kind === 'gap') {
      return { ...inline, range: { start: inline.range.start + by, end: inline.range.end + by } };
    }
    return 'children' in inline ? { ...inline, children: shiftInlines(inline.children, by) } : inline;
  });
}
