import type { Nodes, PhrasingContent } from 'mdast';
import { type BookInline, isSafeLink, linesAsInlines, wordsWithGaps } from '#domain/plan/book-document.ts';

/** The text that a tree was read from, how far from its beginning, and the addresses that its references name. */
export type Context = { source: string; shift: number; links: Map<string, string> };

export function inlinesOf(nodes: readonly PhrasingContent[], context: Context): BookInline[] {
  return nodes.flatMap((node) => inlineOf(node, context));
}

function inlineOf(node: PhrasingContent, context: Context): BookInline[] {
  switch (node.type) {
    case 'text':
      // Plans put labeled lines under each other; joined into one paragraph, nobody could read them.
      return wordsWithGaps(node.value, sourceOf(node, context), rangeOf(node, context).start);
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, children: inlinesOf(node.children, context) }];
    case 'delete':
      return [{ kind: 'strike', children: inlinesOf(node.children, context) }];
    case 'link':
      return linkOf(node.url, inlinesOf(node.children, context));
    case 'linkReference':
      return linkOf(context.links.get(node.identifier) ?? '', inlinesOf(node.children, context));
    case 'image':
      return linkOf(node.url, [{ kind: 'text', text: node.alt || node.url }]);
    case 'imageReference':
      return linkOf(context.links.get(node.identifier) ?? '', [{ kind: 'text', text: node.alt ?? '' }]);
    default:
      return linesAsInlines(sourceOf(node, context));
  }
}

/** A picture becomes a link too: fetching it would tell a stranger's server who reads this plan, and when. */
function linkOf(href: string, children: BookInline[]): BookInline[] {
  if (isSafeLink(href)) return [{ kind: 'link', href, children }];
  return href === '' ? children : [...children, { kind: 'text', text: ` (${href})` }];
}

export function sourceOf(node: Nodes, context: Context): string {
  const { start, end } = rangeOf(node, context);
  return context.source.slice(start, end);
}

export function rangeOf({ position }: Nodes, { shift }: Context) {
  return { start: (position?.start.offset ?? 0) + shift, end: (position?.end.offset ?? 0) + shift };
}
