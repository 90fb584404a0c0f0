import type { List, ListItem, Nodes, Table, TableRow } from 'mdast';
import type { Attrs, Node } from 'prosemirror-model';
import { parseTree } from '#client/adapters/markdown/markdown-reader.ts';
import { isTangled } from '#domain/plan/book-document.ts';
import { nodesFromInlines, type SourceOf } from './nodes-from-inlines.ts';
import { type NodeName, PLAN_SCHEMA } from './plan-schema.ts';

/** A node and its source text. */
export type Part = {
  readonly node: Node;
  readonly text: string;
  /** A list's items, a table's rows. */
  readonly parts: readonly Part[];
  /** White space before the first of them. */
  readonly lead: string;
  /** The text up to the next sibling, or after the last one in its parent. */
  readonly after: string;
};

/** A text in the editor's form. */
export type SourceSection = {
  readonly doc: Node;
  readonly parts: readonly Part[];
  readonly text: string;
  readonly eol: string;
};

const DEFINITION = /^ {0,3}\[[^\]\n]+\]:.*$/gm;

/** Link and footnote definitions in other parts of the plan: without them, "[site][1]" would be plain words. */
export function definitionsIn(plan: string): string {
  return (plan.includes(']:') ? (plan.match(DEFINITION) ?? []) : []).join('\n');
}

/** Parses whole blocks of a plan into the editor, and records each node's source text. */
export function readSection(text: string, definitions = ''): SourceSection {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const parts = isTangled(text) ? [] : new SectionReader(text, definitions).read();
  if (parts.length > 0 && parts.map((part) => part.text + part.after).join('') === text) {
    return {
      doc: nodeOf(
        'doc',
        null,
        parts.map(({ node }) => node),
      ),
      parts,
      text,
      eol,
    };
  }
  if (text.trim() === '') return { doc: nodeOf('doc', null, [nodeOf('paragraph')]), parts: [], text, eol };
  const raw = { node: rawNode(text), text, parts: [], lead: '', after: '' };
  return { doc: nodeOf('doc', null, [raw.node]), parts: [raw], text, eol };
}

type Placed = { node: Node; start: number; end: number; parts: readonly Part[]; lead: string };

class SectionReader {
  readonly #text: string;
  readonly #definitions: string;
  readonly #shift: number;

  constructor(text: string, definitions: string) {
    this.#text = text;
    this.#definitions = definitions;
    // The parser skips a byte order mark without counting it.
    this.#shift = text.startsWith('\uFEFF') ? 1 : 0;
  }

  read(): Part[] {
    const { children } = parseTree(this.#text + (this.#definitions && `\n\n${this.#definitions}`));
    const own = children.filter((node) => this.#rangeOf(node)[0] < this.#text.length);
    return this.#joined(
      own.map((node) => this.#top(node)),
      0,
      this.#text.length,
    );
  }

  /** Each with the text after it, so that together they are the text from `from` to `to`. */
  #joined(placed: readonly Placed[], from: number, to: number): Part[] {
    return placed.map(({ node, start, end, parts, lead }, index) => ({
      node,
      text: this.#text.slice(index === 0 ? from : start, end),
      parts,
      lead: index === 0 ? this.#text.slice(from, start) + lead : lead,
      after: this.#text.slice(end, placed[index + 1]?.start ?? to),
    }));
  }

  #top(node: Nodes): Placed {
    const [at, to] = this.#rangeOf(node);
    const [start, end] = [this.#lineStart(at), Math.min(to, this.#text.length)];
    const raw = { node: rawNode(this.#text.slice(start, end)), parts: [] };
    // An unclosed code block swallows the definitions.
    const made = (to === end && this.#withParts(node)) || raw;
    return { ...made, start, end, lead: this.#text.slice(start, at) };
  }

  #withParts(node: Nodes): { node: Node; parts: readonly Part[] } | null {
    if (node.type === 'list') return this.#parent(this.#list(node), node);
    if (node.type === 'table') return this.#parent(this.#table(node), node);
    const made = this.#read(node);
    return made && { node: made, parts: [] };
  }

  #parent(made: Node | null, from: List | Table): { node: Node; parts: readonly Part[] } | null {
    if (!made) return null;
    const [start, end] = this.#rangeOf(from);
    const placed = from.children.map((child: ListItem | TableRow, index) => {
      const [from_, to] = this.#rangeOf(child);
      return { node: made.child(index), start: from_, end: to, parts: [], lead: '' };
    });
    return { node: made, parts: this.#joined(placed, start, end) };
  }

  #read(node: Nodes): Node | null {
    switch (node.type) {
      case 'paragraph':
        return this.#leaf(node, 'paragraph', null);
      case 'heading':
        return this.#leaf(node, 'heading', { level: node.depth });
      case 'code': {
        const info = [node.lang, node.meta].filter(Boolean).join(' ');
        const value = node.value.replace(/\r\n?/g, '\n');
        return nodeOf('code_block', { info }, value === '' ? [] : [PLAN_SCHEMA.text(value)]);
      }
      case 'thematicBreak':
        return nodeOf('rule');
      case 'blockquote':
        return this.#nested('blockquote', null, node.children);
      case 'list':
        return this.#list(node);
      case 'table':
        return this.#table(node);
      default:
        return null;
    }
  }

  #leaf(node: Nodes & { children: unknown[] }, name: NodeName, attrs: Attrs | null): Node | null {
    const sourceOf: SourceOf = (inline) => {
      const [start, end] = this.#rangeOf(inline);
      return { text: this.#text.slice(start, end), start };
    };
    const inlines = nodesFromInlines(node.children as Parameters<typeof nodesFromInlines>[0], sourceOf);
    return inlines && nodeOf(name, attrs, inlines);
  }

  #list(list: List): Node | null {
    const isLoose = list.spread === true || list.children.some(({ spread }) => spread === true);
    const items = all(list.children, (item) => this.#item(item));
    if (!items) return null;
    if (!list.ordered) return nodeOf('bullet_list', { isLoose }, items);
    return nodeOf('ordered_list', { start: list.start ?? 1, isLoose }, items);
  }

  #item(item: ListItem): Node | null {
    const attrs = { isTicked: item.checked ?? null };
    if (item.children.length === 0) return nodeOf('list_item', attrs, [nodeOf('paragraph')]);
    return item.children[0]?.type === 'paragraph' ? this.#nested('list_item', attrs, item.children) : null;
  }

  #nested(name: NodeName, attrs: Attrs | null, children: readonly Nodes[]): Node | null {
    const inside = children.length === 0 ? null : all(children, (child) => this.#read(child));
    return inside && nodeOf(name, attrs, inside);
  }

  #table(table: Table): Node | null {
    const width = table.children[0]?.children.length ?? 0;
    const rows = all(table.children, (row) => {
      const name = row === table.children[0] ? 'table_header' : 'table_cell';
      // Cells beyond the last column aren't shown: keep the row as source text, so that they aren't lost.
      if (row.children.length > width) return null;
      const cells = all(row.children, (cell) => this.#leaf(cell, name, null));
      while (cells && cells.length < width) cells.push(nodeOf(name));
      return cells && nodeOf('table_row', null, cells);
    });
    const attrs = { align: (table.align ?? []).map((side) => side ?? '').join(',') };
    return rows && nodeOf('table', attrs, rows);
  }

  /** The start of the line, if only white space precedes this position. */
  #lineStart(at: number): number {
    const before = /[\t \uFEFF]*$/.exec(this.#text.slice(0, at))?.[0] ?? '';
    const start = at - before.length;
    return start === 0 || /[\r\n]/.test(this.#text[start - 1] ?? '') ? start : at;
  }

  #rangeOf({ position }: Nodes): [number, number] {
    return [(position?.start.offset ?? 0) + this.#shift, (position?.end.offset ?? 0) + this.#shift];
  }
}

function all<T>(children: readonly T[], read: (child: T) => Node | null): Node[] | null {
  const nodes: Node[] = [];
  for (const child of children) {
    const node = read(child);
    if (!node) return null;
    nodes.push(node);
  }
  return nodes;
}

function rawNode(text: string): Node {
  return nodeOf('raw', null, text === '' ? [] : [PLAN_SCHEMA.text(text)]);
}

function nodeOf(name: NodeName, attrs: Attrs | null = null, content: readonly Node[] = []): Node {
  return PLAN_SCHEMA.node(name, attrs, content);
}
