import { describe, expect, it } from 'vitest';
import type { BookExport, FirstPage } from '#domain/plan/book-export.ts';
import { exportDocx } from './export-docx.ts';
import { unzip } from './testing/unzip.ts';

const book = (...texts: string[]): BookExport => ({
  isWhole: true,
  title: 'Launch book',
  cover: { brand: 'Cornerstone', person: 'Ana', date: 'November 16, 2026' },
  chapters: texts.map((text, index) => ({
    type: index === 0 ? 'identity' : 'audience',
    number: index + 1,
    title: index === 0 ? 'Your Identity' : 'Identify Your Audience',
    text,
  })),
});

async function partsOf(file: Blob) {
  const files = unzip(new Uint8Array(await file.arrayBuffer()));
  const read = (name: string) => files.get(name) ?? '';
  return {
    document: read('word/document.xml'),
    numbering: read('word/numbering.xml'),
    relations: read('word/_rels/document.xml.rels'),
    core: read('docProps/core.xml'),
    names: [...files.keys()],
  };
}

const documentOf = async (...texts: string[]) => partsOf(await exportDocx(book(...texts), async () => {}));

function paragraphsOf(document: string): string[] {
  return document.match(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs) ?? [];
}

const paragraphWith = (document: string, words: string) =>
  paragraphsOf(document).find((paragraph) => wordsOf(paragraph).includes(words)) ?? '';

function wordsOf(xml: string): string {
  return [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, words = '']) => words)
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

const FIRST_PAGE: FirstPage = {
  title: 'My launch on one page',
  groups: [
    {
      title: 'My offer',
      rows: [
        { label: 'Price', words: '$290' },
        { label: 'Start date', words: '' },
      ],
    },
    { title: 'My event', rows: [{ label: 'Event name', words: `שיר ${'long '.repeat(99)}` }] },
  ],
  lists: [
    { title: 'My next three things', lines: ['Ask the <library>', 'Sing'], isOrdered: true },
    { title: 'Still open', lines: [] },
  ],
  picture: { png: new ArrayBuffer(8), width: 1_600, height: 900 },
};

describe('exportDocx', () => {
  it('begins with the launch on one page, between cover and contents, and only in a whole book', async () => {
    const whole = { ...book('Words'), firstPage: FIRST_PAGE };
    const { document, names } = await partsOf(await exportDocx(whole, async () => {}));
    const all = wordsOf(document);
    expect(all).toMatch(
      /November 16, 2026My launch on one pageMy offerPrice: \$290Start date: _+My eventEvent name: שיר (?:long ?)+…My next three things1\. Ask the <library>2\. SingContents/,
    );
    expect(names).toContainEqual(expect.stringMatching(/^word\/media\/.*\.png$/));
    // As wide as the text of a page, with the picture's height.
    expect(document).toContain('<wp:extent cx="5619750" cy="3162300"/>');
    const one = await partsOf(await exportDocx({ ...whole, isWhole: false }, async () => {}));
    expect(wordsOf(one.document)).not.toContain('My launch on one page');
  });

  it('is on the paper of its reader, and by the person, or by the product where nobody has a name', async () => {
    const letter = await partsOf(await exportDocx(book('x'), async () => {}, 'Letter'));
    expect(letter.document).toMatch(/<w:pgSz w:w="12240" w:h="15840"/);
    expect((await documentOf('x')).document).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
    expect(letter.core).toContain('<cp:lastModifiedBy>Ana</cp:lastModifiedBy>');
    const nameless = { ...book('x'), cover: { brand: 'Cornerstone', person: ' ', date: '' } };
    const { core } = await partsOf(await exportDocx(nameless, async () => {}));
    expect(core).toContain('<cp:lastModifiedBy>Cornerstone</cp:lastModifiedBy>');
    expect(core).toContain('<dc:creator>Cornerstone</dc:creator>');
  });

  it('has a cover, a linked table of contents and real headings', async () => {
    const { document } = await documentOf('## Mission\n\nWords\n\n### Detail', 'Second plan');
    expect(paragraphWith(document, 'November 16, 2026')).not.toBe('');
    expect(document).toContain('w:anchor="plan-audience"');
    expect(document).toMatch(/<w:bookmarkStart w:name="plan-audience"/);
    expect(
      paragraphsOf(document)
        .filter((xml) => xml.includes('"Heading1"'))
        .map(wordsOf),
    ).toEqual(['1. Your Identity', '2. Identify Your Audience']);
    expect(paragraphWith(document, 'Mission')).toContain('<w:pStyle w:val="Heading2"/>');
    expect(paragraphWith(document, 'Detail')).toContain('<w:pStyle w:val="Heading3"/>');
  });

  it('starts each chapter on a new page and numbers the pages', async () => {
    const { document, names } = await documentOf('One', 'Two');
    const headings = paragraphsOf(document).filter((xml) => xml.includes('"Heading1"'));
    expect(headings.map((xml) => xml.includes('<w:pageBreakBefore/>'))).toEqual([true, true]);
    expect(names.some((name) => /word\/footer\d\.xml/.test(name))).toBe(true);
    expect(document).toContain('<w:titlePg/>');
  });

  it('makes real lists: bullets, and numbers that restart in each list', async () => {
    const { document, numbering } = await documentOf(
      '- dot\n\n1. first\n2. second\n\nThen\n\n1. again\n\n4. x',
    );
    expect(paragraphWith(document, 'dot')).toContain('<w:numPr>');
    const numberOf = (words: string) => /<w:numId w:val="(\d+)"/.exec(paragraphWith(document, words))?.[1];
    expect(numberOf('first')).toBe(numberOf('second'));
    expect(numberOf('again')).not.toBe(numberOf('first'));
    expect(numbering).toContain('<w:numFmt w:val="decimal"/>');
  });

  it('keeps the depth of nested lists, and stays within the nine levels of Word', async () => {
    const nested = Array.from({ length: 12 }, (_, depth) => `${' '.repeat(depth * 2)}- level ${depth}`);
    const { document } = await documentOf(nested.join('\n'));
    expect(paragraphWith(document, 'level 2')).toContain('<w:ilvl w:val="2"/>');
    expect(paragraphWith(document, 'level 11')).toContain('<w:ilvl w:val="8"/>');
  });

  it('makes checkboxes that can be ticked', async () => {
    const { document } = await documentOf('- [ ] Book the hall\n- [x] Ask Maria');
    expect(paragraphWith(document, 'Book the hall')).toMatch(/<w14:checkbox>.*<w14:checked w14:val="0"\/>/s);
    expect(paragraphWith(document, 'Ask Maria')).toMatch(/<w14:checked w14:val="1"\/>/);
  });

  it('makes tables with a heading row', async () => {
    const { document } = await documentOf('| Week | What |\n|---|---|\n| 1 | Call |\n| 2 |');
    const [table = ''] = document.match(/<w:tbl>.*<\/w:tbl>/s) ?? [];
    expect(table.match(/<w:tr>|<w:tr /g)).toHaveLength(3);
    expect(table.match(/<w:tc>|<w:tc /g)).toHaveLength(6);
    expect(table).toContain('<w:tblHeader/>');
    expect(wordsOf(table)).toBe('WeekWhat1Call2');
  });

  it('gives the columns of a table widths by their content', async () => {
    const { document } = await documentOf(
      `| Day | What |\n|---|---|\n| May 5 | ${'Write to each of them. '.repeat(5)}|`,
    );
    const [day = 0, what = 0] = [...document.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) =>
      Number(width),
    );
    expect(what).toBeGreaterThan(4 * day);
    expect(document).toContain(`<w:tcW w:type="dxa" w:w="${day}"`);
  });

  it('separates consecutive tables', async () => {
    const table = '| a |\n|---|\n| 1 |';
    const { document } = await documentOf(`${table}\n\n${table}`);
    expect(document.match(/<w:tbl>/g)).toHaveLength(2);
    expect(document).not.toContain('</w:tbl><w:tbl>');
  });

  it('counts from no number that Word refuses', async () => {
    const { numbering } = await documentOf('999999999. far');
    expect(numbering).toContain('<w:start w:val="32767"/>');
    expect(numbering).not.toContain('999999999');
  });

  it('writes bold, italics and links, and only links that are safe', async () => {
    const { document, relations } = await documentOf(
      '**b** *i* [s](https://example.com/a?b=1&c=2) [j](javascript:x)',
    );
    expect(document).toMatch(/<w:b\/>.*<w:t[^>]*>b</s);
    expect(document).toMatch(/<w:i\/>.*<w:t[^>]*>i</s);
    expect(relations).toContain('https://example.com/a?b=1&amp;c=2');
    expect(relations).not.toContain('javascript');
  });

  it.each([
    ['HTML', '<script>alert("x")</script> & <b>bold</b>'],
    ['a formula', '=HYPERLINK("http://x","y") =cmd|calc!A0 {=1+1} { PAGE }'],
    ['right to left', 'שלום עולם, 123'],
    ['emoji', 'Family 👩‍👩‍👧 and flags 🇺🇸 done'],
    ['XML tricks', ']]> <w:instrText>DDEAUTO c:\\x</w:instrText>'],
  ])('%s stays words', async (_, text) => {
    const { document } = await documentOf(text);
    expect(wordsOf(document)).toContain(text);
    expect(document).not.toMatch(/<w:instrText|<script/);
  });

  it('marks right-to-left paragraphs as such', async () => {
    const { document } = await documentOf('שלום');
    expect(paragraphWith(document, 'שלום')).toMatch(/<w:bidi\/>.*<w:rtl\/>/s);
  });

  it('drops the characters that Word calls a damaged file', async () => {
    const { document } = await documentOf('a\u0001b\u000bc\ufffed');
    expect(wordsOf(document)).toContain('abcd');
  });

  it('is complete with 100,000 characters', async () => {
    const { document } = await documentOf('word '.repeat(20_000));
    expect(wordsOf(document).match(/word/g)).toHaveLength(20_000);
  });

  it('reports its progress', async () => {
    const steps: number[] = [];
    await exportDocx(book('a', 'b'), async (done) => void steps.push(done));
    expect(steps).toEqual([1 / 3, 2 / 3]);
  });
});
