import type { PlanBlock, PlanInline, PlanListItem } from '#domain/plan/book-document.ts';
import { blankFor } from '#domain/plan/gaps/gaps.ts';

/** A plan as plain text: for the clipboard, an email, a notes app. A gap becomes a blank, because nobody else knows our mark. */
export function plainText(blocks: readonly PlanBlock[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: PlanBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${wordsOf(block.children)}\n${'-'.repeat(Math.min(wordsOf(block.children).length, 60))}`;
    case 'paragraph':
      return wordsOf(block.children);
    case 'code':
      return block.text;
    case 'rule':
      return '* * *';
    case 'quote':
      return indented(plainText(block.children), '  ');
    case 'table':
      return block.rows.map((row) => row.map(wordsOf).join(' | ')).join('\n');
    case 'list':
      return block.items.map((item, index) => itemText(item, markerOf(block.start, index))).join('\n');
  }
}

export function markerOf(start: number | null, index: number): string {
  return start === null ? '- ' : `${start + index}. `;
}

function itemText({ checked, children }: PlanListItem, marker: string): string {
  const box = checked === null ? '' : checked ? '[x] ' : '[ ] ';
  const body = children.map(blockText).join('\n');
  return `${marker}${box}${indented(body, ' '.repeat(marker.length)).slice(marker.length)}`;
}

function indented(text: string, indent: string): string {
  return text.replace(/^/gm, indent);
}

type GapText = (need: string) => string;

const asTyped: GapText = (need) => `[ADD: ${need}]`;

const wordsOf = (inlines: readonly PlanInline[]) => inlineText(inlines, blankFor);

export function inlineText(inlines: readonly PlanInline[], gapText = asTyped): string {
  return inlines.map((inline) => oneInline(inline, gapText)).join('');
}

function oneInline(inline: PlanInline, gapText: GapText): string {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'break':
      return '\n';
    case 'gap':
      return gapText(inline.need);
    case 'link': {
      const words = inlineText(inline.children, gapText);
      // On paper a link is only its text; print the address as well, but not twice.
      return words === inline.href || `mailto:${words}` === inline.href ? words : `${words} (${inline.href})`;
    }
    default:
      return inlineText(inline.children, gapText);
  }
}
