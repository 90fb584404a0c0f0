import type { PlanBlock, PlanInline } from '#domain/plan/book-document.ts';
import { wordsOf } from '#domain/plan/likeness.ts';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { type DocumentSection, sectionsOf } from '#domain/plan/sections.ts';

/** The words of one section without its marks, with white space collapsed. */
export type Part = { readonly heading: string; readonly words: string };

/** The owner and a reader, who sees gaps as blanks, must get the same words. */
export function partsOf(plan: PlanDocument): Part[] {
  return sectionsOf(plan).map(partOf);
}

export function partOf({ heading, blocks }: DocumentSection): Part {
  const own = heading === null ? blocks : blocks.slice(1);
  return { heading: heading ?? '', words: folded(own.map(({ block }) => blockWords(block)).join('\n')) };
}

/** Two headings with the same key name the same part, whatever their number, marks or case. */
export function headingKey(heading: string): string {
  return wordsOf(heading.replace(/^\s*\d{1,3}[.):]\s+/, '')).join(' ');
}

// A blank renders differently for the owner, for whom it is a button.
const BLANK = /_{6,}\s*/g;

export function folded(text: string): string {
  return text.replace(BLANK, '').replace(/\s+/g, ' ').trim();
}

// Without the state of a box: a tick must not make a comment look outdated.
function blockWords(block: PlanBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineWords(block.children);
    case 'quote':
      return block.children.map(blockWords).join('\n');
    case 'code':
      return block.text;
    case 'rule':
      return '';
    case 'table':
      return block.rows.map((row) => row.map(inlineWords).join('\n')).join('\n');
    case 'list':
      return block.items.map(({ children }) => children.map(blockWords).join('\n')).join('\n');
  }
}

function inlineWords(inlines: readonly PlanInline[]): string {
  return inlines.map(oneInline).join('');
}

function oneInline(inline: PlanInline): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'break':
      return '\n';
    case 'gap':
      return `(${inline.need})`;
    default:
      return inlineWords(inline.children);
  }
}
