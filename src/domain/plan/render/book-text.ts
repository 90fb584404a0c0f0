import type { BookBlock, BookInline, BookListItem } from '#domain/plan/book-document.ts';

/** A plan as plain words: for the clipboard, a mail, a notes app. */
export function plainText(blocks: readonly BookBlock[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: BookBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${inlineText(block.children)}\n${'-'.repeat(Math.min(inlineText(block.children).length, 60))}`;
    case 'paragraph':
      return inlineText(block.children);
    case 'code':
      return block.text;
    case 'rule':
      return '* * *';
    case 'quote':
      return indented(plainText(block.children), '  ');
    case 'table':
      return block.rows.map((row) => row.map(inlineText).join(' | ')).join('\n');
    case 'list':
      return block.items.map((item, index) => itemText(item, markerOf(block.start, index))).join('\n');
  }
}

function markerOf(start: number | null, index: number): string {
  return start === null ? '- ' : `${start + index}. `;
}

function itemText({ checked, children }: BookListItem, marker: string): string {
  const box = checked === null ? '' : checked ? '[x] ' : '[ ] ';
  const body = children.map(blockText).join('\n');
  return `${marker}${box}${indented(body, ' '.repeat(marker.length)).slice(marker.length)}`;
}

function indented(text: string, indent: string): string {
  return text.replace(/^/gm, indent);
}

export function inlineText(inlines: readonly BookInline[]): string {
  return inlines.map(oneInline).join('');
}

function oneInline(inline: BookInline): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'break':
      return '\n';
    case 'gap':
      return `[ADD: ${inline.need}]`;
    case 'link': {
      const words = inlineText(inline.children);
      // On paper a link is only its words; the address must be readable too, but not twice.
      return words === inline.href || `mailto:${words}` === inline.href ? words : `${words} (${inline.href})`;
    }
    default:
      return inlineText(inline.children);
  }
}
