import { memo, type ReactNode } from 'react';
import './markdown-view.css';
import './plan-print.css';
import { UI_WORDS } from '#client/ui/words.ts';
import type {
  PlanBlock as MarkdownBlock,
  PlanInline as MarkdownInline,
  PlanListItem as MarkdownItem,
} from '#domain/plan/book-document.ts';
import { directionOf, directionOfWords } from '#domain/plan/direction-of.ts';
import { inBrackets } from '#domain/plan/gaps/gaps.ts';
import { inlineText } from '#domain/plan/render/book-text.ts';
import { CheckBox } from './check-box.tsx';
import { GapMark } from './gap-mark.tsx';
import { keyed } from './keyed.tsx';

type MarkdownViewProps = {
  blocks: readonly MarkdownBlock[];
  /** The level of the plan's largest headings on this page; others follow. */
  topHeading?: 2 | 3 | 4;
};

/** Formatted text that can't contribute its own HTML, images or scripts. */
export const MarkdownView = memo(function MarkdownView({ blocks, topHeading = 3 }: MarkdownViewProps) {
  return <div className="prose-plan">{blocksOf(blocks, topHeading)}</div>;
});

/** One block of a plan; renders only when it changes. */
export const MarkdownBlockView = memo(function MarkdownBlockView(props: {
  block: MarkdownBlock;
  topHeading: number;
}) {
  return blockOf(props.block, props.topHeading);
});

// The content of a block never changes in place: it is parsed again, so the index is a stable key.
function blocksOf(blocks: readonly MarkdownBlock[], topHeading: number): ReactNode[] {
  return blocks.map((block, index) => keyed(index, blockOf(block, topHeading)));
}

function blockOf(block: MarkdownBlock, topHeading: number): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={headingLevel(block.depth, topHeading)} isSequence={isSequence(block.children)}>
          {inlinesOf(block.children)}
        </Heading>
      );
    case 'paragraph':
      return (
        <p dir="auto" data-title={isTitle(block.children) || undefined}>
          {inlinesOf(block.children)}
        </p>
      );
    case 'quote':
      return (
        <blockquote dir={directionOf(block.children)}>{blocksOf(block.children, topHeading)}</blockquote>
      );
    case 'code':
      return (
        <pre dir="auto">
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'table':
      return <Table rows={block.rows} />;
    case 'list':
      return <List start={block.start} items={block.items} topHeading={topHeading} />;
  }
}

/** A line entirely in bold: in print it stays with the next block, like a heading. */
function isTitle(words: readonly MarkdownInline[]): boolean {
  return words.length === 1 && words[0]?.kind === 'strong';
}

/** Plans start at `##`; a stray `#` counts the same, so that no plan outranks its own title. */
function headingLevel(depth: number, topHeading: number): number {
  return Math.min(6, Math.max(depth, 2) - 2 + topHeading);
}

/** Things that happen in sequence: their list or table is shown as steps. */
const SEQUENCE = /\b(?:sequence|journey|buying path)\b/i;

function isSequence(words: readonly MarkdownInline[]): boolean {
  return words.some((word) => word.kind === 'text' && SEQUENCE.test(word.text));
}

type HeadingProps = { level: number; isSequence: boolean; children: ReactNode };

function Heading({ level, isSequence: isOne, children }: HeadingProps) {
  const Level = level <= 2 ? 'h2' : level === 3 ? 'h3' : level === 4 ? 'h4' : level === 5 ? 'h5' : 'h6';
  return (
    <Level dir="auto" data-sequence={isOne || undefined}>
      {children}
    </Level>
  );
}

type ListProps = { start: number | null; items: readonly MarkdownItem[]; topHeading: number };

function List({ start, items, topHeading }: ListProps) {
  const rows = items.map((item, index) => keyed(index, <Item item={item} topHeading={topHeading} />));
  const dir = directionOf(items.flatMap(({ children }) => children));
  return start === null ? (
    <ul dir={dir}>{rows}</ul>
  ) : (
    <ol dir={dir} start={start}>
      {rows}
    </ol>
  );
}

function Item({ item, topHeading }: { item: MarkdownItem; topHeading: number }) {
  const [first] = item.children;
  // One short line per item is the rule: a paragraph inside would add space between all items.
  const isShort = item.children.length === 1 && first?.kind === 'paragraph';
  const content = isShort ? inlinesOf(first.children) : blocksOf(item.children, topHeading);
  return (
    <li dir={directionOf(item.children)} className={item.checked === null ? undefined : 'check-item'}>
      {item.checked !== null && <CheckBox item={item} isTicked={item.checked} />}
      {content}
    </li>
  );
}

// Two columns fit on a phone.
const FEWEST_AS_CARDS = 3;

/** On a phone each row is a card whose cells show their column names (`data-label`, in the CSS). */
function Table({ rows: [head = [], ...body] }: { rows: readonly MarkdownInline[][][] }) {
  const labels = head.map((cell) => inBrackets(inlineText(cell)).trim().replace(/:$/, ''));
  return (
    <figure ref={followWidth} aria-label={UI_WORDS.table} className="table-box">
      <table
        dir={directionOfWords(head.flat())}
        className={head.length >= FEWEST_AS_CARDS ? 'as-cards' : undefined}
      >
        <thead>
          <tr>{head.map((cell, index) => keyed(index, <th dir="auto">{inlinesOf(cell)}</th>))}</tr>
        </thead>
        <tbody>{body.map((row, index) => keyed(index, <Row cells={row} labels={labels} />))}</tbody>
      </table>
    </figure>
  );
}

/** A table wider than its container can be scrolled by keyboard; any other is no tab stop. */
function followWidth(box: HTMLElement | null): (() => void) | undefined {
  if (!box || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  return () => observer.disconnect();
}

function Row({ cells, labels }: { cells: readonly MarkdownInline[][]; labels: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, column) =>
        keyed(
          column,
          <td dir={directionOfWords(cell)} data-label={labels[column]}>
            {inlinesOf(cell)}
          </td>,
        ),
      )}
    </tr>
  );
}

function inlinesOf(inlines: readonly MarkdownInline[]): ReactNode[] {
  return inlines.map((inline, index) => keyed(index, inlineOf(inline)));
}

function inlineOf(inline: MarkdownInline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'gap':
      return <GapMark gap={inline} />;
    case 'strong':
      return <strong>{inlinesOf(inline.children)}</strong>;
    case 'emphasis':
      return <em>{inlinesOf(inline.children)}</em>;
    case 'strike':
      return <s>{inlinesOf(inline.children)}</s>;
    case 'link':
      return (
        <a href={inline.href} target="_blank" rel="noopener noreferrer nofollow">
          {inlinesOf(inline.children)}
        </a>
      );
  }
}
