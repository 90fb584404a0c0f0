import { describe, expect, it, vi } from 'vitest';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import type { BookChapter } from '#domain/plan/book-outline.ts';
import { eventually } from '#domain/testing/eventually.ts';
import { createBookReader } from './book-reader.ts';

const chapter = (number: number, text = `Plan ${number}`): BookChapter => ({
  type: 'identity',
  number,
  title: `Title ${number}`,
  text,
});
const parse = vi.fn((text: string): PlanBlock[] => [{ kind: 'code', text }]);
const noFrame = async () => {};

describe('createBookReader', () => {
  it('parses the plans in order and reports when all are ready', async () => {
    const reader = createBookReader(async () => parse, noFrame);
    const sizes: number[] = [];
    reader.store.subscribe(({ blocks }) => sizes.push(blocks.size));
    reader.read([chapter(1), chapter(2), chapter(3)]);
    await eventually(() => expect(reader.store.getState().status).toBe('ready'));
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect([...reader.store.getState().blocks.keys()]).toEqual(['Plan 1', 'Plan 2', 'Plan 3']);
  });

  it('shows the beginning of the first plan before the rest of it is parsed', async () => {
    const long = `## A\n${'word '.repeat(600)}\n## B\n${'word '.repeat(600)}`;
    const beginnings: number[] = [];
    const reader = createBookReader(async () => parse, noFrame);
    reader.store.subscribe(({ beginning }) => beginning && beginnings.push(beginning.blocks.length));
    reader.read([chapter(1, long), chapter(2, `${long} more`)]);
    await eventually(() => expect(reader.store.getState().status).toBe('ready'));
    expect(beginnings).toEqual([1]);
    expect(reader.store.getState().blocks.get(long)).toHaveLength(2);
    expect(reader.store.getState().beginning).toBeNull();
  });

  it('parses only changed plans', async () => {
    const reader = createBookReader(async () => parse, noFrame);
    reader.read([chapter(1), chapter(2)]);
    await eventually(() => expect(reader.store.getState().status).toBe('ready'));
    parse.mockClear();
    reader.read([chapter(1), chapter(2, 'Changed')]);
    await eventually(() => expect(reader.store.getState().status).toBe('ready'));
    expect(parse.mock.calls.map(([text]) => text)).toEqual(['Changed']);
  });

  it('stops on request, and reports when the parser could not be loaded', async () => {
    const reader = createBookReader(async () => parse, noFrame);
    reader.read([chapter(1)])();
    const broken = createBookReader(() => Promise.reject(new Error('offline')), noFrame);
    broken.read([chapter(1)]);
    await eventually(() => expect(broken.store.getState().status).toBe('failed'));
    expect(reader.store.getState().blocks.size).toBe(0);
  });
});
