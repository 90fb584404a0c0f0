import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { recordedPlans } from '#client/adapters/markdown/testing/recorded-plans.ts';
import { sectionRange } from '#client/features/document/section-range.ts';
import { sectionsOf } from '#domain/plan/sections.ts';
import { replaceRange } from '#domain/plan/source-range.ts';
import { arbitraryMarkdown } from '#domain/plan/testing/arbitrary-markdown.ts';
import { roundsOf } from '#harness/rounds.ts';
import { PLAN_SCHEMA } from './plan-schema.ts';
import { definitionsIn, readSection, type SourceSection } from './read-section.ts';
import { writeSection } from './write-section.ts';

// Other texts in each run, many more with ROUNDS=full.
const RUNS = { numRuns: roundsOf('SECTION_TEXTS', { usual: 150, full: 3_000 }) };
// A few blocks of each recorded plan, since they are many and similar. Different ones per section, the same in each run.
const EVERY = roundsOf('SECTION_BLOCKS', { usual: 5, full: 1 });

type Opened = { plan: string; range: { start: number; end: number }; source: SourceSection; typed: number[] };

function openAll(plan: string, every = 2): Opened[] {
  const definitions = definitionsIn(plan);
  return sectionsOf(readPlan(plan)).map((section, nth) => {
    const range = sectionRange(plan, section);
    const source = readSection(plan.slice(range.start, range.end), definitions);
    // The blocks to type into, one at a time.
    const typed = [...source.parts.keys()].filter((index) => (index + nth) % every === 0);
    return { plan, range, source, typed };
  });
}

// Parsed once for all tests: no test changes a section.
const RECORDED = recordedPlans().flatMap(({ text }) => openAll(text, EVERY));

function everySection(check: (opened: Opened) => void): void {
  for (const opened of RECORDED) check(opened);
  fc.assert(
    fc.property(arbitraryMarkdown, (text) => {
      for (const opened of openAll(text)) check(opened);
    }),
    RUNS,
  );
}

/** Types a word at the beginning of a block's first words; null if it has none. */
function typeInto(doc: Node, index: number): Node | null {
  const state = EditorState.create({ doc });
  const block = doc.child(index);
  let place: number | null = null;
  const from = doc.children.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0);
  if (block.isTextblock) place = from + 1;
  block.descendants((node, at) => {
    if (place === null && node.isTextblock) place = from + at + 2;
    return place === null;
  });
  return place === null ? null : state.tr.insertText('Zz', place).doc;
}

const edit = (text: string, change: (doc: Node) => Node) => {
  const source = readSection(text);
  return writeSection(change(source.doc), source);
};

describe('a section in the editor', { timeout: 180_000 }, () => {
  it('is written back byte for byte', () => {
    everySection(({ plan, range, source }) => {
      expect(writeSection(source.doc, source)).toBe(plan.slice(range.start, range.end));
    });
  });

  it('changes the bytes of the block that is edited, and no other', () => {
    everySection(({ source, typed }) => {
      for (const index of typed) {
        const edited = typeInto(source.doc, index);
        if (!edited) continue;
        const text = writeSection(edited, source);
        const before = source.parts.slice(0, index).map((part) => part.text + part.after);
        const after = source.parts.slice(index + 1).map((part) => part.text + part.after);
        expect(text.startsWith(before.join('').trimEnd())).toBe(true);
        expect(text.endsWith(after.join(''))).toBe(true);
      }
    });
  });

  it('is parsed back to the same nodes', () => {
    everySection(({ plan, range, source, typed }) => {
      // Text that begins with a space may belong to a list above it, and the line after indented code parses differently.
      if (source.parts.some(({ text }) => /^\s/.test(text))) return;
      // Unclosed code runs to the end of any text.
      if (source.parts.some(({ node, text }) => node.type.name === 'raw' && /^(?:~~~|```)/.test(text)))
        return;
      for (const index of typed) {
        if (source.parts[index]?.node.type.name === 'raw') continue;
        const edited = typeInto(source.doc, index);
        if (!edited) continue;
        const text = writeSection(edited, source);
        const changed = replaceRange(plan, range, text);
        const again = readSection(text, definitionsIn(changed));
        expect({ text, read: again.doc.toString() }).toEqual({ text, read: edited.toString() });
      }
    });
  });

  it('gets its bytes back when an edit is undone', () => {
    everySection(({ plan, range, source }) => {
      const [first] = source.doc.children;
      const without = source.doc.copy(source.doc.content.cut(first?.nodeSize ?? 0));
      if (without.childCount > 0) writeSection(without, source);
      const back = PLAN_SCHEMA.nodeFromJSON(source.doc.toJSON());
      expect(writeSection(back, source)).toBe(plan.slice(range.start, range.end));
    });
  });

  it.each([
    ['one item of a list', '* a\n* b\n\n\n* c\n', '* a\n* Zzb\n\n\n* c\n', 'b'],
    ['an indented list', '  + a\n  + b', '  + a\n  + Zzb', 'b'],
    ['one row of a table', 'a|b\n-|:-:\nc|d\n| e |f|', 'a|b\n-|:-:\n| Zzc | d |\n| e |f|', 'c'],
    ['a heading right above its words', '## A\nwords', '## ZzA\nwords', 'A'],
    ['words right above a heading', 'words\n## A', 'Zzwords\n## A', 'words'],
    ['words with a gap', '- x\n- on [ADD: the day] at 6', '- x\n- Zzon [ADD: the day] at 6', 'on '],
    ['labeled lines', '**A:** b\n**C:** d', '**A:** b\nZz**C:** d', 'C:'],
    ['an address', 'See https://example.com/a_b, now', 'ZzSee https://example.com/a_b, now', 'See '],
    ['words with marks of their own', 'R&D at 5*5 snake_case', 'ZzR&D at 5\\*5 snake_case', 'R&D'],
    ['a backslash of one’s own', 'R\\\\& D', 'ZzR\\\\& D', 'R'],
    ['soft words over two lines', '*a\nb*', '*Zza\nb*', 'a'],
    ['lines of a file from Windows', '- a\r\n- b\r\n\r\nend', '- Zza\r\n- b\r\n\r\nend', 'a'],
    ['an item of two lines from Windows', '- a\r\n  b\r\n- c', '- Zza\r\n  b\r\n- c', 'a'],
    ['code between marks that were indented', '  ```\n  a\n  ```', '```\nZza\n```', 'a'],
    ['a table of a header alone', 'a|b\n-|:-:', '| Zza | b |\n-|:-:', 'a'],
    ['code with words behind its language', '```js for Ana\na\n```', '```js for Ana\nZza\n```', 'a'],
    ['a row with fewer cells', '|a|b|\n|-|-|\n|c|', '|a|b|\n|-|-|\n| Zzc | |', 'c'],
    ['an indented line', '  words', '  Zzwords', 'words'],
    ['code that was only indented', '    a\n    b', '```\nZza\nb\n```', 'a'],
    ['an item of three', '1. a\n2. b\n3. c', '1. a\n2. Zzb\n3. c', 'b'],
  ])('writes %s in the style around it', (_, text, expected, at) => {
    const typed = (doc: Node) => {
      let place = 0;
      doc.descendants((node, position) => {
        if (place === 0 && node.isText && node.text?.startsWith(at)) place = position;
      });
      return EditorState.create({ doc }).tr.insertText('Zz', place).doc;
    };
    expect(edit(text, typed)).toBe(expected);
  });

  it('renumbers when an item is inserted, and keeps the words of the others', () => {
    const added = (doc: Node) => {
      const item = PLAN_SCHEMA.node(
        'list_item',
        null,
        PLAN_SCHEMA.node('paragraph', null, PLAN_SCHEMA.text('new')),
      );
      return EditorState.create({ doc }).tr.insert(doc.child(0).child(0).nodeSize + 1, item).doc;
    };
    expect(edit('1) __a__\n2) b  \n   c', added)).toBe('1) __a__\n2) new\n3) b  \n   c');
    expect(edit('8. a\n9. b\n10. c', added)).toBe('8. a\n9. new\n10. b\n11. c');
  });

  it('keeps indented code as code when the text above it is deleted', () => {
    const without = (doc: Node) => doc.copy(doc.content.cut(doc.child(0).nodeSize));
    expect(edit('Words.\n\n    code\n    more', without)).toBe('    code\n    more');
  });

  it('changes one character for a tick', () => {
    const ticked = (doc: Node) => EditorState.create({ doc }).tr.setNodeAttribute(1, 'isTicked', true).doc;
    expect(edit('*   [ ] __a__\n*   [ ] b', ticked)).toBe('*   [x] __a__\n*   [ ] b');
  });

  it('removes an item’s box with its tick, and keeps the words', () => {
    const plain = (doc: Node) => EditorState.create({ doc }).tr.setNodeAttribute(1, 'isTicked', null).doc;
    expect(edit('- [x] a\n- [ ] b', plain)).toBe('- a\n- [ ] b');
  });

  it.each([
    ['raw HTML', '<div>\nx\n</div>'],
    ['a note', 'Word[^1]\n\n[^1]: Note'],
    ['a picture', 'See ![this](https://example.com/a.png)'],
    ['a table that is too wide', '| a |\n|---|\n| b | c |'],
  ])('holds %s as it was typed', (_, text) => {
    const { doc } = readSection(text);
    expect(doc.children.every(({ type }) => type.name === 'raw')).toBe(true);
    expect(edit(text, (all) => EditorState.create({ doc: all }).tr.insertText('Zz', 1).doc)).toBe(
      `Zz${text}`,
    );
  });
});

describe('typed words', () => {
  const PLACES = {
    'a paragraph': 'Words',
    'an item': '- Words\n- b',
    'a heading': '## Words',
    'a cell': '| Words | b |\n|---|---|\n| c | d |',
  };
  // All Markdown characters, and URLs, in which none of them is markup.
  const typed = fc
    .array(
      fc.oneof(
        fc.constantFrom('a', 'é', ' ', '1', '1. ', '1) ', '- ', '- [ ] ', '> ', '# ', '## ', '---', '    '),
        fc.constantFrom('**', '*', '_', '__', '~~', '~', '`', '``', '|', '|---|', '\\', '<', '>', '<b>', '!'),
        fc.constantFrom(
          '[',
          ']',
          '(',
          ')',
          '![',
          '[r]',
          '[^1]',
          '[s](https://x.org)',
          ':',
          '.',
          '=',
          '+',
          '"',
        ),
        fc.constantFrom('&', '&amp;', '&#35;', "'", '@', 'a@b.co', 'www.x.org', 'https://x.org/~_a_b'),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.join(''));

  function type(text: string, words: string) {
    const source = readSection(text);
    let place = 0;
    source.doc.descendants((node, position) => {
      if (node.text === 'Words') place = position;
    });
    const { doc } = EditorState.create({ doc: source.doc }).tr.insertText(words, place, place + 5);
    return { doc, text: writeSection(doc, source) };
  }
  // Outer spaces aren't words.
  const wordsOf = (doc: Node) =>
    doc
      .textBetween(0, doc.content.size, '\n', ' ')
      .replace(/[ \t]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();

  it.each(Object.entries(PLACES))('into %s are parsed back character for character', (_, place) => {
    fc.assert(
      fc.property(typed, (words) => {
        const { doc, text } = type(place, words);
        const again = readSection(text).doc;
        expect({ text, words: wordsOf(again) }).toEqual({ text, words: wordsOf(doc) });
        expect(again.children.map(({ type: { name } }) => name)).not.toContain('raw');
      }),
      RUNS,
    );
  });

  it.each([
    ['See https://x.org/~ann/_b_c', 'See https://x.org/~ann/_b_c'],
    ['(https://x.org/a_b).', '(https://x.org/a_b).'],
    ['https://x.org/*a*', 'https\\://x.org/\\*a\\*'],
  ])('%s is written as %s: an address is no place for marks', (words, text) => {
    expect(type('Words', words).text).toBe(text);
  });
});
