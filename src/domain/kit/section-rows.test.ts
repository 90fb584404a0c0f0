import { describe, expect, it } from 'vitest';
import { linesOf } from '#domain/reading/plan-sections.ts';
import { cardDrafts, type Draft, quotedDrafts } from './section-drafts.ts';

/** Each as "label = first line / second line". */
const short = (drafts: readonly Draft[]) =>
  drafts.map(({ label, lines }) => `${label} = ${lines.join(' / ')}`);
const nearbyOf = (drafts: readonly Draft[]) => drafts.map(({ nearby }) => nearby);
/** What they cover in their text. */
const covered = (text: string, drafts: readonly Draft[]) =>
  drafts.map(({ start, end }) => text.slice(start, end));

describe('quotes in items', () => {
  const read = (text: string, isBare?: boolean) => quotedDrafts(linesOf(text), { minWords: 2, isBare });

  it.each([
    ['in straight quotes', '- **A:** say "come by"; wait', ['A = come by']],
    ['in curly quotes', '- **A:** say “come by”', ['A = come by']],
    ['in quotes with spaces', '- **A:** " come by "', ['A = come by']],
    ['in quotes inside quotes', '- **A:** "“come by”"', ['A = come by']],
    ['under a plain label', '1. A day: "come by"', ['A day = come by']],
    ['under a label with marks', '- **_A_:** "come by"', ['A = come by']],
    ['the longest', '- **A:** "a b" or "come by now" or "c d"', ['A = come by now']],
    ['the first of two that are as long', '- **A:** "a b" or "c d"', ['A = a b']],
    ['over two lines', '- **A:** "come\n   by"', ['A = come by']],
    ['in items that follow one another', '- **A:** "a b"\n- **B:** "c d"', ['A = a b', 'B = c d']],
    ['after an empty line', '- **A:** "come\n\nby now"', []],
    ['outside of any item', '**A:** "come by"', []],
    ['without a label', '- "come by"', []],
    ['of too few words', '- **A:** "come"', []],
    ['that point to another text', '- **A:** "Send the email above"', []],
    ['of one letter', '- **A:** "x" "y"', []],
    ['nowhere', '- **A:** come by', []],
  ])('%s', (_, text, expected) => expect(short(read(text))).toEqual(expected));

  it.each([
    ['words without any quotes', '- **A:** come by\n- **B:** and sing', ['A = come by', 'B = and sing']],
    ['quotes alone where one row has them', '- **A:** come by\n- **B:** "and sing"', ['B = and sing']],
  ])('bare: %s', (_, text, expected) => expect(short(read(text, true))).toEqual(expected));

  it('are near the words before them, and cover their item with its last line', () => {
    const text = '- **A:** phone; "come\n  by" by text\n\n- **B:** "and sing"';
    expect(nearbyOf(read(text))).toEqual(['phone; "', '"']);
    expect(covered(text, read(text))).toEqual([
      '- **A:** phone; "come\n  by" by text',
      '- **B:** "and sing"',
    ]);
    expect(nearbyOf(read('- **A:** text me', true))).toEqual(['']);
  });
});

describe('quotes in tables', () => {
  const read = (text: string, isBare?: boolean) => quotedDrafts(linesOf(text), { minWords: 2, isBare });

  it.each([
    ['in any cell', '| A | b | "come by" |', ['A = come by']],
    ['the longest of the row', '| A | "a b" | "come by now" | "c d" |', ['A = come by now']],
    ['with a pipe inside', '| A | "come \\| by" |', ['A = come | by']],
    ['under a label with marks', '|  **A** | "come by" |', ['A = come by']],
    ['in a row that stands further in', '  | A | "come by" |', ['A = come by']],
    ['in the first cell', '| "come by" | b |', []],
    ['in a row of one cell', '| "come by" |', []],
    ['in a line that is no row', 'A | "come by" |', []],
  ])('%s', (_, row, expected) => {
    expect(short(read(`Words\n| Day | What | More |\n|---|---|---|\n${row}`))).toEqual(expected);
  });

  it('need the line of dashes', () => {
    expect(read('| Day | What |\n| A | "come by" |\n| B | "come by" |')).toEqual([]);
    expect(read('| Day | What |')).toEqual([]);
    expect(read('')).toEqual([]);
  });

  it('bare: the cell behind the label, and nothing of a row of one cell', () => {
    const lines = linesOf('| Day | What |\n|---|---|\n| A | come by |\n| B |');
    expect(short(quotedDrafts(lines, { minWords: 1, isBare: true }))).toEqual(['A = come by']);
  });

  it('keep 500 letters of a label, and cover their row', () => {
    const row = `| ${'x'.repeat(501)} | "come by" |`;
    const text = `| Day | What |\n|---|---|\n${row}\n`;
    expect(read(text)[0]?.label).toBe('x'.repeat(500));
    expect(covered(text, read(text))).toEqual([row]);
  });

  it.each([
    ['| Day | Channel | What |', 'Gmail'],
    ['| Day | The FORMAT | What |', 'Gmail'],
    ['| Day | Where | What |', 'Gmail'],
    ['| Day | How | What |', 'Gmail'],
    ['| Day | What | Where |', '"come by"'],
    ['| Day | Show | What |', ''],
    ['| Day | Howls | What |', ''],
    ['| Where | b | What |', ''],
    ['| Day | b | What | How |', ''],
    ['| Day | b | What |', ''],
  ])('under %s are near "%s"', (head, nearby) => {
    expect(nearbyOf(read(`${head}\n|---|---|---|\n| A | Gmail | "come by" |`))).toEqual([nearby]);
  });
});

describe('drafts in cards', () => {
  const read = (text: string) => cardDrafts(linesOf(text), /prompt$/i);

  it.each([
    ['behind their label', '**Prompt:** Type this.', ['Prompt = Type this.']],
    ['below their label', '**Prompt:**\nType this.\n\nNow.', ['Prompt = Type this. /  / Now.']],
    ['below a heading', '### Your prompt\nType this.', ['Your prompt = Type this.']],
    ['behind their label and below', '**Prompt:** Type\nthis.', ['Prompt = Type / this.']],
    ['under a label with marks', '**_Prompt_:** Type', ['Prompt = Type']],
    ['under a label with a space', '**Prompt :**\nType', ['Prompt = Type']],
    ['named before', '**Name:** *Typist*\n**Job:** Notes\n**Prompt:** Type', ['Typist = Type']],
    ['named in capitals', '**NAME:** Typist\n**Prompt:** Type', ['Typist = Type']],
    ['named by a heading', '### Typist:\n**Job:** Notes\n**PROMPT:** Type', ['Typist = Type']],
    ['of two names', '### A\n**Prompt:** a\n### B\n**Prompt:** b', ['A = a', 'B = b']],
    ['named by nobody', '**Name:**\n**Prompt:** a', ['Prompt = a']],
    ['under a heading that names nobody', '### A\n### Name\n**Prompt:** a', ['Prompt = a']],
    ['up to the next label', '**Prompt:** a\n**Check:** b\nc', ['Prompt = a']],
    ['up to the next name', '**Prompt:**\na\n**Name:** B\nc', ['Prompt = a']],
    ['up to the next heading', '**Prompt:**\na\n### B\nc', ['Prompt = a']],
    ['with a plain label inside', '**Prompt:**\nPrompt: a\nName: b', ['Prompt = Prompt: a / Name: b']],
    ['under a label that goes on', '**Prompt words:** a', []],
    ['before any label', 'a\nPrompt: b', []],
  ])('%s', (_, text, expected) => expect(short(read(text))).toEqual(expected));

  it('cover their lines, and are near what they are', () => {
    const text = '**Name:** A\n**Prompt:** a\nb\n**Check:** c\n**Prompt:** d';
    expect(covered(text, read(text))).toEqual(['**Prompt:** a\nb', '**Prompt:** d']);
    expect(nearbyOf(read(text))).toEqual(['Prompt', 'Prompt']);
  });
});
