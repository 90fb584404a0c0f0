import type { PlanBlock, PlanInline, PlanListItem } from '#domain/plan/book-document.ts';
import { inlineText as inlineWords, markerOf } from '#domain/plan/render/book-text.ts';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import { BLANK } from './blanks.ts';

/** A message as plain text, for any text field. No Markdown, no labels. */
export function messageText(blocks: readonly PlanBlock[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n\n');
}

function blockText(block: PlanBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children);
    case 'code':
      return block.text;
    case 'rule':
      return '';
    case 'quote':
      return messageText(block.children);
    case 'table':
      return block.rows.map((row) => row.map(inlineText).join(' · ')).join('\n');
    case 'list':
      return block.items.map((item, index) => itemText(item, markerOf(block.start, index))).join('\n');
  }
}

function itemText({ children }: PlanListItem, marker: string): string {
  const body = children.map(blockText).join('\n');
  return `${marker}${body.replaceAll('\n', `\n${' '.repeat(marker.length)}`)}`;
}

const inlineText = (inlines: readonly PlanInline[]) => inlineWords(inlines, () => BLANK);

// The plain keyboard characters for each of these.
const PLAIN = { "'": '‘’‚‛′', '"': '“”„″', '-': '–—‐‑−', '...': '…', ' ': '\u00a0\u2009\u202f' };
const SIGNS = Object.entries(PLAIN).map(([plain, signs]) => [new RegExp(`[${signs}]`, 'g'), plain] as const);

/** With plain quotes and dashes: one curly apostrophe makes three text messages of one. */
export function withPlainSigns(text: string): string {
  return SIGNS.reduce((words, [signs, plain]) => words.replace(signs, plain), text);
}

const TEXT = 'font-size:16px;line-height:1.5;color:#222222';
const PARAGRAPH = `margin:0 0 16px;${TEXT}`;
const LINE = `margin:0;${TEXT}`;
const LIST = `margin:0 0 16px;padding:0 0 0 24px;${TEXT}`;
const QUOTE = `margin:0 0 16px;padding:0 0 0 16px;${TEXT}`;

/**
 * A message as HTML for mail programs: paragraphs, lists, links, bold and italic, all with inline styles. Mail programs
 * drop style sheets, and each renders everything else differently.
 */
export function messageHtml(blocks: readonly PlanBlock[]): string {
  return blocks.map((block) => blockHtml(block)).join('\n');
}

function blockHtml(block: PlanBlock, style = PARAGRAPH): string {
  switch (block.kind) {
    case 'heading':
      return `<p style="${style}"><strong>${inlinesHtml(block.children)}</strong></p>`;
    case 'paragraph':
      return linesHtml(block.children, style);
    case 'code':
      return block.text
        .split('\n')
        .map((line) => `<p style="${LINE}">${escapeHtml(line)}</p>`)
        .join('\n');
    case 'rule':
      return '';
    case 'quote':
      return block.children.map((child) => blockHtml(child, QUOTE)).join('\n');
    case 'table':
      return `<ul style="${LIST}">${block.rows
        .map((row) => `<li style="${LINE}">${row.map(inlinesHtml).join(' · ')}</li>`)
        .join('')}</ul>`;
    case 'list': {
      const items = block.items.map(itemHtml).join('');
      return block.start === null
        ? `<ul style="${LIST}">${items}</ul>`
        : `<ol start="${Math.trunc(block.start)}" style="${LIST}">${items}</ol>`;
    }
  }
}

function itemHtml({ children }: PlanListItem): string {
  const [only] = children;
  const isShort = children.length === 1 && only?.kind === 'paragraph';
  const body = isShort
    ? inlinesHtml(withSpaces(only.children))
    : children.map((child) => blockHtml(child)).join('');
  return `<li style="${LINE}">${body}</li>`;
}

/** Each line as its own paragraph, with space only after the last: the name and business below a letter. */
function linesHtml(inlines: readonly PlanInline[], style: string): string {
  const lines: PlanInline[][] = [[]];
  for (const inline of inlines) {
    if (inline.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines
    .map((line, index) => `<p style="${index === lines.length - 1 ? style : LINE}">${inlinesHtml(line)}</p>`)
    .join('\n');
}

function withSpaces(inlines: readonly PlanInline[]): PlanInline[] {
  return inlines.map((inline) => (inline.kind === 'break' ? { kind: 'text', text: ' ' } : inline));
}

function inlinesHtml(inlines: readonly PlanInline[]): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case 'text':
        case 'code':
          return escapeHtml(inline.text);
        case 'break':
          return ' ';
        case 'gap':
          return BLANK;
        case 'link':
          return `<a href="${escapeHtml(inline.href)}">${inlinesHtml(inline.children)}</a>`;
        case 'strong':
          return `<strong>${inlinesHtml(inline.children)}</strong>`;
        case 'emphasis':
          return `<em>${inlinesHtml(inline.children)}</em>`;
        default:
          return inlinesHtml(inline.children);
      }
    })
    .join('');
}
