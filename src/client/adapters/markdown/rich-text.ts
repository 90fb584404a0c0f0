import type { PlanBlock, PlanInline, PlanListItem } from '#domain/plan/book-document.ts';
import { blankFor } from '#domain/plan/gaps/gaps.ts';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';

/** Blocks as HTML for the clipboard. Every word is escaped: this text is pasted into somebody's mail program. */
export function richText(blocks: readonly PlanBlock[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: PlanBlock): string {
  switch (block.kind) {
    case 'heading': {
      const level = Math.min(6, Math.max(1, block.depth));
      return element(`h${level}`, inlinesHtml(block.children));
    }
    case 'paragraph':
      return element('p', inlinesHtml(block.children));
    case 'quote':
      return element('blockquote', richText(block.children));
    case 'code':
      return element('pre', escapeHtml(block.text));
    case 'rule':
      return '<hr>';
    case 'table':
      return element('table', block.rows.map(rowHtml).join(''));
    case 'list': {
      const items = block.items.map(itemHtml).join('');
      if (block.start === null) return element('ul', items);
      return `<ol start="${Math.trunc(block.start)}">${items}</ol>`;
    }
  }
}

function itemHtml({ checked, children }: PlanListItem): string {
  const box = checked === null ? '' : checked ? '☑ ' : '☐ ';
  const [only] = children;
  const isShort = children.length === 1 && only?.kind === 'paragraph';
  return element('li', box + (isShort ? inlinesHtml(only.children) : richText(children)));
}

function rowHtml(row: readonly PlanInline[][], index: number): string {
  const name = index === 0 ? 'th' : 'td';
  return element('tr', row.map((cell) => element(name, inlinesHtml(cell))).join(''));
}

function inlinesHtml(inlines: readonly PlanInline[]): string {
  return inlines.map(inlineHtml).join('');
}

const TAGS = { strong: 'strong', emphasis: 'em', strike: 's' } as const;

function inlineHtml(inline: PlanInline): string {
  switch (inline.kind) {
    case 'text':
      return escapeHtml(inline.text);
    case 'code':
      return element('code', escapeHtml(inline.text));
    case 'break':
      return '<br>';
    case 'gap':
      return escapeHtml(blankFor(inline.need));
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${inlinesHtml(inline.children)}</a>`;
    default:
      return element(TAGS[inline.kind], inlinesHtml(inline.children));
  }
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}
