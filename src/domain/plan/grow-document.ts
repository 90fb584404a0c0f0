import type { PlanDocument, PlanReader } from './plan-document.ts';

/**
 * Parses a text that grows at its end, such as a streaming plan. Only the last block can still change: the ones before
 * it are neither parsed nor rendered again.
 */
export function growDocument(before: PlanDocument, text: string, read: PlanReader): PlanDocument {
  const settled = text.startsWith(before.text) ? settledCount(before) : 0;
  const kept = before.blocks.slice(0, settled);
  const next = before.blocks[settled];
  // From the start of the line: without its indentation, a list would be another list.
  const from = settled === 0 || !next ? 0 : lineStart(text, next.range.start);
  return { text, blocks: [...kept, ...read(text, from).blocks] };
}

function lineStart(text: string, at: number): number {
  return Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1;
}

// An unfinished line can still change two blocks: "2" below a list becomes "2. second", and "|---|" below a paragraph
// makes its last line a table until the line goes on.
function settledCount({ text, blocks }: PlanDocument): number {
  let count = blocks.length - (text.endsWith('\n') ? 1 : 2);
  const isCode = (index: number) => blocks[index]?.block.kind === 'code';
  // The parser treats the first line after a code block, and code after a list, differently from a first line: they
  // stay together with the blocks before them.
  while (count > 0 && (isCode(count - 1) || isCode(count))) count -= 1;
  return Math.max(0, count);
}
