import type { Node } from 'prosemirror-model';
import { withBox } from '#domain/reading/markdown-signs.ts';
import { alignParts, type Match } from './align-parts.ts';
import { type Style, writeBlock, writeItem, writeRow } from './block-text.ts';
import type { Part, SourceSection } from './read-section.ts';

type Piece = { readonly text: string; readonly match: Match };

/** Writes untouched parts byte for byte as they were; all others as Markdown. */
export function writeSection(doc: Node, { parts, text: before, eol }: SourceSection): string {
  const pieces = alignParts(parts, doc.children)
    .map((match) => ({ match, text: blockText(match, eol) }))
    // Markdown has no empty paragraph.
    .filter(({ text }) => text !== '');
  if (pieces.length === 0) return parts.length === 0 ? before : '';
  const last = pieces.at(-1)?.match.was;
  const isEnd = last?.index === parts.length - 1;
  return (
    pieces.map((piece, at) => piece.text + gapAfter(piece, pieces[at + 1], eol)).join('') +
    (isEnd ? last.part.after : '')
  );
}

function gapAfter(piece: Piece, next: Piece | undefined, eol: string): string {
  if (!next) return '';
  const [was, will] = [piece.match.was, next.match.was];
  const before = was && will?.index === was.index + 1 ? was.part.after : undefined;
  if (before === undefined) return eol + eol;
  const isKept =
    (was?.isSame && will?.isSame) ||
    isBlankLine(before) ||
    piece.match.node.type.name === 'heading' ||
    (next.match.node.type.name === 'heading' && next.text.trimStart().startsWith('#'));
  return isKept ? before : eol + eol;
}

function isBlankLine(text: string): boolean {
  return (text.match(/\r\n?|\n/g)?.length ?? 0) > 1;
}

function blockText({ node, was }: Match, eol: string): string {
  if (was?.isSame) return was.part.text;
  if (was && isList(node) && was.part.parts.length > 0) return listText(node, was.part, eol);
  if (was && isSameTable(node, was.part)) return tableText(node, was.part, eol);
  const text = writeBlock(node, {}).replace(/\r?\n/g, eol);
  const isIndented = was !== null && node.type.name !== 'raw' && node.type.name !== 'code_block';
  return isIndented && text !== ''
    ? indentOf(was.part) + text.replaceAll(eol, eol + indentOf(was.part))
    : text;
}

function isList(node: Node): boolean {
  return node.type.name === 'bullet_list' || node.type.name === 'ordered_list';
}

/** The style of the list that these items belong to. */
function styleOf({ parts: [first] }: Part): Style {
  const [, bullet, delimiter] = /^(?:([-*+])|\d{1,9}([.)]))/.exec(first?.text ?? '') ?? [];
  return { ...(bullet && { bullet }), ...(delimiter && { delimiter }) } as Style;
}

function indentOf({ lead }: Part): string {
  return /[\t ]*$/.exec(lead)?.[0] ?? '';
}

function listText(list: Node, part: Part, eol: string): string {
  const indent = indentOf(part);
  const style = styleOf(part);
  const numbers = numbersOf(list, part);
  const matches = alignParts(part.parts, list.children);
  const gap = (list.attrs.isLoose ? eol + eol : eol) + indent;
  return matches.reduce((text, match, at) => {
    const before = matches[at - 1]?.was;
    const isNext = before && match.was?.index === before.index + 1;
    // Words added to an empty item would swallow the next item, if that is indented further.
    const isKept = isNext && (before.isSame || /[\r\n]([\t ]*)$/.exec(before.part.after)?.[1] === indent);
    const between = at === 0 ? '' : isKept ? before.part.after : gap;
    return text + between + itemText(match, numbers[at], style, eol + indent);
  }, part.lead);
}

/** Null if an item's number doesn't matter. */
function numbersOf(list: Node, { parts }: Part): (number | null)[] {
  const first = Number(list.attrs.start);
  const isCounted = parts.every(({ text }, at) => Number.parseInt(text, 10) === first + at);
  return list.children.map((_, at) => (isCounted ? first + at : null));
}

function itemText(
  { node, was }: Match,
  number: number | null | undefined,
  style: Style,
  newLine: string,
): string {
  const text = was && keptItem(node, was.part, was.isSame);
  if (text && number !== null && number !== undefined) {
    const typed = /^\d{1,9}/.exec(text)?.[0] ?? '';
    // With one more digit, content below the item would no longer belong to it.
    if (typed === String(number)) return text;
    if (typed.length === String(number).length) return text.replace(typed, String(number));
  } else if (text) return text;
  const isNumbered = number !== undefined && style.delimiter !== undefined;
  return writeItem(node, isNumbered ? (number ?? 1) : null, style).replaceAll('\n', newLine);
}

/** An item that is unchanged, or differs only in its tick. */
function keptItem(node: Node, part: Part, isSame: boolean): string | null {
  if (isSame) return part.text;
  const [before, now] = [part.node.attrs.isTicked, node.attrs.isTicked];
  if (before === null || now === null || !part.node.content.eq(node.content)) return null;
  return withBox(part.text, now);
}

function isSameTable(node: Node, { node: before, parts }: Part): boolean {
  return (
    node.type.name === 'table' && parts.length > 0 && node.child(0).childCount === before.child(0).childCount
  );
}

function tableText(table: Node, part: Part, eol: string): string {
  const newLine = eol + indentOf(part);
  const [header] = part.parts;
  // The line of dashes below the header belongs to no row.
  const dashes = (header?.after ?? '').replace(/[\r\n]+[\t ]*$/, '');
  return alignParts(part.parts, table.children).reduce((text, { node, was }, at, matches) => {
    const before = matches[at - 1]?.was;
    const isNext = before && before.index > 0 && was?.index === before.index + 1;
    const between = at === 0 ? '' : at === 1 ? dashes + newLine : isNext ? before.part.after : newLine;
    return (
      text + between + (was?.isSame ? was.part.text : writeRow(node)) + (table.childCount === 1 ? dashes : '')
    );
  }, part.lead);
}
