import type { Literal, PhrasingContent } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import type { MarkName } from './plan-schema.ts';

/** Words that are Markdown already. */
export interface AsTyped extends Literal {
  type: 'asTyped';
}

export type Place = 'lines' | 'one-line' | 'cell';

/** A block's words as Markdown: marks around words, never around adjacent spaces. */
export function inlinesFromNodes(nodes: readonly Node[], place: Place = 'lines'): PhrasingContent[] {
  const runs = nodes.map((node) => runFrom(node, place));
  return nested(trimmed(withoutOuterSpace(runs)), []);
}

type Run = { readonly marks: readonly Mark[] } & (
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'break' }
);

function runFrom(node: Node, place: Place): Run {
  const { marks } = node;
  if (node.type.name === 'gap') {
    const source = String(node.attrs.source);
    return { kind: 'raw', marks, text: place === 'cell' ? source.replace(/(?<!\\)\|/g, '\\|') : source };
  }
  if (node.type.name !== 'hard_break') return { kind: 'words', marks, text: node.text ?? '' };
  if (place !== 'lines') return { kind: 'words', marks, text: ' ' };
  if (!node.attrs.isSoft) return { kind: 'break', marks };
  return { kind: 'words', marks: marks.filter(({ type }) => type.name !== 'code'), text: '\n' };
}

const FLANKING: readonly string[] = ['strong', 'em', 'strike'] satisfies MarkName[];

/** Outer spaces in bold text are invisible, and Markdown can't express them. */
function withoutOuterSpace(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, at): Run[] => {
    if (run.kind !== 'words' || run.marks.length === 0 || isCode(run)) return [run];
    const before = run.marks.filter(
      ({ type }) => !FLANKING.includes(type.name) || hasMark(runs[at - 1], type.name),
    );
    const after = run.marks.filter(
      ({ type }) => !FLANKING.includes(type.name) || hasMark(runs[at + 1], type.name),
    );
    const [, lead = '', words = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(run.text) ?? [];
    if (words === '') return [{ ...run, marks: before.filter((mark) => after.includes(mark)) }];
    return [
      { ...run, text: lead, marks: before },
      { ...run, text: words },
      { ...run, text: tail, marks: after },
    ].filter(({ text }) => text !== '');
  });
}

function hasMark(run: Run | undefined, name: string): boolean {
  return run?.marks.some(({ type }) => type.name === name) ?? false;
}

function isCode(run: Run): boolean {
  return hasMark(run, 'code');
}

/** Lines have no outer spaces: Markdown would need `&#x20;` for them. */
function trimmed(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  let isLineStart = true;
  for (const run of runs) {
    if (run.kind !== 'words' || isCode(run)) {
      if (run.kind === 'break') cutEnd(result);
      result.push(run);
      isLineStart = run.kind === 'break';
      continue;
    }
    const lines = run.text.replace(/[ \t]*\n[ \t]*/g, '\n');
    const text = isLineStart ? lines.replace(/^[ \t]+/, '') : lines;
    if (text.startsWith('\n')) cutEnd(result);
    if (text === '') continue;
    result.push({ ...run, text });
    isLineStart = text.endsWith('\n');
  }
  cutEnd(result, /[ \t\n]+$/);
  return result.filter((run) => run.kind !== 'words' || run.text !== '');
}

function cutEnd(runs: Run[], space = /[ \t]+$/): void {
  for (let last = runs.at(-1); last?.kind === 'words' && !isCode(last); last = runs.at(-1)) {
    const text = last.text.replace(space, '');
    runs.pop();
    if (text === '') continue;
    runs.push({ ...last, text });
    return;
  }
}

function nested(runs: readonly Run[], around: readonly Mark[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let at = 0; at < runs.length; ) {
    const run = runs[at] as Run;
    const open = run.marks.filter((mark) => mark.type.name !== 'code' && !mark.isInSet(around));
    if (open.length === 0) {
      push(result, leaf(run));
      at += 1;
      continue;
    }
    const ends = open.map((mark) => endOf(runs, at, mark));
    const end = Math.max(...ends);
    const mark = open[ends.indexOf(end)] as Mark;
    push(
      result,
      wrapped(mark, nested(runs.slice(at, end), mark.addToSet(around)), [runs[at - 1], runs[end]]),
    );
    at = end;
  }
  return result;
}

function endOf(runs: readonly Run[], from: number, mark: Mark): number {
  let end = from;
  while (end < runs.length && mark.isInSet(runs[end]?.marks ?? [])) end += 1;
  return end;
}

function push(result: PhrasingContent[], node: PhrasingContent): void {
  const last = result.at(-1);
  if (last?.type === 'text' && node.type === 'text') last.value += node.value;
  else result.push(node);
}

/** Written unchanged. As HTML, a line that begins with it would be joined to the previous one. */
function asTyped(value: string): AsTyped {
  return { type: 'asTyped', value };
}

function leaf(run: Run): PhrasingContent {
  if (run.kind === 'break') return { type: 'break' };
  if (run.kind === 'raw') return asTyped(run.text);
  return isCode(run) ? { type: 'inlineCode', value: run.text } : { type: 'text', value: run.text };
}

const BARE_ADDRESS = /^(?:https?:\/\/[\w\-./~%?=&#+:@]*[\w/]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]+)$/;

type Beside = readonly [before: Run | undefined, after: Run | undefined];

function wrapped(mark: Mark, children: PhrasingContent[], beside: Beside): PhrasingContent {
  if (mark.type.name === 'strong') return { type: 'strong', children };
  if (mark.type.name === 'em') return { type: 'emphasis', children };
  if (mark.type.name === 'strike') return { type: 'delete', children };
  const url = String(mark.attrs.href);
  const [only] = children;
  const words = children.length === 1 && only?.type === 'text' ? only.value : '';
  const isBare = words === url || `mailto:${words}` === url;
  if (isBare && isFree(beside) && BARE_ADDRESS.test(words)) return asTyped(words);
  return { type: 'link', url, title: mark.attrs.title, children };
}

// Next to a letter it would be parsed as a different URL, or as none.
function isFree([before, after]: Beside): boolean {
  const isBefore = before === undefined || (before.kind === 'words' && /[\s(]$/.test(before.text));
  const isAfter = after === undefined || (after.kind === 'words' && /^[.,;:!?)]*(?:\s|$)/.test(after.text));
  return isBefore && isAfter;
}
