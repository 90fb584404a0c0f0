import type { Nodes } from 'mdast';
import { parseTree } from '#client/adapters/markdown/markdown-reader.ts';
import { isSafeLink, isTangled } from '#domain/plan/book-document.ts';
import { openFence } from '#domain/plan/book-sections.ts';

// Most plans have none of these. Parsing all 19 only to find nothing would take a slow phone seconds.
const MAYBE_ACTIVE = /<[a-z!?/]|!\[|\]:|\]\((?!\s*(?:https?:\/\/|mailto:|tel:))/i;

/**
 * A plan as Markdown that means the same in every other program as on our screen: HTML, pictures and script
 * links are escaped, and a code block left open is closed, or it would swallow the chapters after it.
 */
export function inertMarkdown(text: string): string {
  if (isTangled(text)) return fenced(text);
  if (!MAYBE_ACTIVE.test(text)) return closed(text.replaceAll('\r\n', '\n'));
  let inert = closed(text.replaceAll('\r\n', '\n'));
  for (let round = 0; round < 3; round += 1) {
    const places = activePlaces(parseTree(inert), inert);
    if (places.length === 0) return inert;
    inert = closed(escapedAt(inert, places));
  }
  return fenced(text);
}

function closed(text: string): string {
  const fence = openFence(text);
  return fence === undefined ? text : `${text.replace(/\n?$/, '\n')}${fence}`;
}

function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

function activePlaces(node: Nodes, text: string): number[] {
  const from = node.position?.start.offset ?? 0;
  const to = node.position?.end.offset ?? 0;
  switch (node.type) {
    case 'html':
      return [...text.slice(from, to).matchAll(/</g)].map((match) => from + match.index);
    case 'image':
    case 'imageReference':
      return [from];
    case 'definition':
      return isSafeLink(node.url) ? [] : [from];
    case 'link':
      if (!isSafeLink(node.url)) return [from];
  }
  return 'children' in node ? node.children.flatMap((child) => activePlaces(child, text)) : [];
}

function escapedAt(text: string, places: readonly number[]): string {
  let result = '';
  let position = 0;
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    result += `${text.slice(position, place)}\\`;
    position = place;
  }
  return result + text.slice(position);
}
