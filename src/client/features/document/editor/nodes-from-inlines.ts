import type { PhrasingContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { isSafeLink, wordsWithGaps } from '#domain/plan/book-document.ts';
import type { MarkName } from './plan-schema.ts';
import { PLAN_SCHEMA } from './plan-schema.ts';

export type SourceOf = (node: PhrasingContent) => { text: string; start: number };

/** Null if the words contain something that the editor can't hold: an image, a footnote, raw HTML. */
export function nodesFromInlines(
  inlines: readonly PhrasingContent[],
  sourceOf: SourceOf,
  marks: readonly Mark[] = [],
): Node[] | null {
  const nodes: Node[] = [];
  for (const inline of inlines) {
    const made = nodesFrom(inline, sourceOf, marks);
    if (!made) return null;
    nodes.push(...made);
  }
  return nodes;
}

function nodesFrom(inline: PhrasingContent, sourceOf: SourceOf, marks: readonly Mark[]): Node[] | null {
  const inside = (name: MarkName, attrs: Record<string, unknown> | null = null) => {
    const added = PLAN_SCHEMA.mark(name, attrs).addToSet(marks);
    return 'children' in inline ? nodesFromInlines(inline.children, sourceOf, added) : null;
  };
  switch (inline.type) {
    case 'text':
      return words(inline.value, sourceOf(inline), marks);
    case 'inlineCode': {
      const code = PLAN_SCHEMA.mark('code').addToSet(marks);
      // A line break inside code is a space; written as a line break, the next line could become a list or a quote.
      const value = inline.value.replace(/[ \t]*(?:\r\n?|\n)[ \t]*/g, ' ');
      return value === '' ? [] : [PLAN_SCHEMA.text(value, code)];
    }
    case 'break':
      return [PLAN_SCHEMA.node('hard_break', { isSoft: false }, [], marks)];
    case 'strong':
      return inside('strong');
    case 'emphasis':
      return inside('em');
    case 'delete':
      return inside('strike');
    case 'link':
      return isSafeLink(inline.url)
        ? inside('link', { href: inline.url, title: inline.title ?? null })
        : null;
    default:
      return null;
  }
}

function words(value: string, { text, start }: ReturnType<SourceOf>, marks: readonly Mark[]): Node[] {
  return wordsWithGaps(value, text, start).flatMap((inline) => {
    if (inline.kind === 'break') return [PLAN_SCHEMA.node('hard_break', { isSoft: true }, [], marks)];
    if (inline.kind === 'text') return [PLAN_SCHEMA.text(inline.text, marks)];
    if (inline.kind !== 'gap') return [];
    const source = text.slice(inline.range.start - start, inline.range.end - start);
    return [PLAN_SCHEMA.node('gap', { need: inline.need, source }, [], marks)];
  });
}
