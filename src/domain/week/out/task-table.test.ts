import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threadMs } from '#domain/testing/thread-ms.ts';
import type { Task } from '#domain/week/task.ts';
import { plainTable, todoistTable } from './task-table.ts';

function task(title: string, day: string | null = '2027-03-13'): Task {
  return {
    key: 'k',
    blueprintId: 'b',
    type: 'event',
    title,
    section: 'Event checklist',
    day,
    isDone: false,
    isAside: false,
    nth: 0,
  };
}

describe('a table for Todoist', () => {
  it('has the columns that its import takes', () => {
    expect(
      todoistTable([{ task: task('Print the card'), topic: 'Marketing Event' }], 'Pacific/Honolulu'),
    ).toBe(
      '\uFEFFTYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\r\n' +
        'task,Print the card,Marketing Event · Event checklist,4,1,,,2027-03-13,en,Pacific/Honolulu\r\n',
    );
  });

  it('names no time zone for what has no day', () => {
    expect(todoistTable([{ task: task('Print', null), topic: 'A' }], 'Asia/Kathmandu')).toContain(
      'task,Print,A · Event checklist,4,1,,,,,\r\n',
    );
  });
});

describe('a plain table', () => {
  const heads = ['Date', 'Task', 'Plan', 'Section', 'Done', 'Details'];
  const table = (title: string) =>
    plainTable([{ task: task(title), topic: 'Marketing Event' }], heads, (isDone) => (isDone ? 'yes' : 'no'));

  it('has the full text of a shortened title in its own column', () => {
    const row = { task: task('Ask by January 21 (…'), topic: 'A', whole: 'Ask by January 21 (20 min)' };
    expect(plainTable([row], heads, () => 'no')).toContain(
      '2027-03-13,Ask by January 21 (…,A,Event checklist,no,Ask by January 21 (20 min)\r\n',
    );
    expect(todoistTable([row], 'UTC')).toContain(
      'task,Ask by January 21 (…,"Ask by January 21 (20 min)\nA · Event checklist",4',
    );
  });

  it('quotes what would end a cell', () => {
    expect(table('Say "yes", then\nrest')).toBe(
      '\uFEFFDate,Task,Plan,Section,Done,Details\r\n2027-03-13,"Say ""yes"", then\nrest",Marketing Event,Event checklist,no,\r\n',
    );
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-2', '@SUM(A1)', '\t=1', ' =1', '＝1', '＠A'])(
    'runs nothing: %j',
    (title) => {
      const [, second = ''] = table(title).split('\r\n');
      expect(second.slice('2027-03-13,'.length)).toMatch(/^"?'/);
    },
  );

  it.each(['a;=1+1', 'a; =1+1', 'a;b;+1', 'a\n=1+1', 'a\r\n@A1', 'a;"=1', 'a\t-1'])(
    'runs nothing where cells end with a semicolon: %j',
    (title) => {
      // There a quote inside a cell is an ordinary character, so each of these ends a cell.
      const cells = table(title).split(/[;\t\r\n]+/);
      expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
    },
  );

  it('keeps every character after the guarding apostrophe', () => {
    expect(table('a;=1+1')).toContain(",a;'=1+1,");
    expect(table('a\n@A1 and more')).toContain(`,"a\n'@A1 and more",`);
  });

  it('takes linear time for a hostile text', async () => {
    expect(await threadMs(() => table(`a${'\t'.repeat(100_000)}b`))).toBeLessThan(5_000);
  });

  it('leaves other words as they are', () => {
    expect(table('Call Ana; then rest - and pay $20 + tax')).toContain(
      ',Call Ana; then rest - and pay $20 + tax,',
    );
  });
});

describe('both tables, read by a parser that is not ours', () => {
  const HOSTILE = [
    'Call, then write',
    'Say "yes"',
    '"',
    'First line\nsecond line',
    'First line\r\nsecond line',
    '=1+1',
    '@x',
    '+1 (555) 0100',
    '-2+3+cmd|"/C calc"!A0',
    '\ttabbed',
    ' =HYPERLINK("https://example.com","click")',
    '＝1+1',
    'Emoji 🎹 and 👩‍👩‍👧',
    'התקשר לספרייה',
    '\u202Eright to left',
    '',
  ];
  const heads = ['Date', 'Task', 'Plan', 'Section', 'Done', 'Details'];
  // A strict reader: a row with a cell too many or too few is an error.
  const read = (text: string): Record<string, string>[] => parse(text, { columns: true, bom: true });

  function check(titles: readonly string[]) {
    const rows = titles.map((title) => ({
      task: { ...task(title), section: title },
      topic: title,
      whole: title,
    }));
    const todoist = read(todoistTable(rows, 'America/New_York'));
    const plain = read(plainTable(rows, heads, () => 'no'));
    expect(todoist.length).toBe(titles.length);
    for (const [index, title] of titles.entries()) {
      expect(todoist[index]).toMatchObject({
        TYPE: 'task',
        PRIORITY: '4',
        INDENT: '1',
        AUTHOR: '',
        RESPONSIBLE: '',
        DATE: '2027-03-13',
        DATE_LANG: 'en',
        TIMEZONE: 'America/New_York',
      });
      const said = [
        todoist[index]?.CONTENT,
        plain[index]?.Task,
        plain[index]?.Plan,
        plain[index]?.Section,
        plain[index]?.Details,
      ];
      for (const words of said) expect([title, `'${title}`]).toContain(words);
      for (const cell of [...Object.values(todoist[index] ?? {}), ...Object.values(plain[index] ?? {})])
        expect(cell).not.toMatch(/^\s*[=+\-@\t\r＝＋－＠]/);
    }
  }

  it('have the columns that Todoist documents, in its order', () => {
    const [row = {}] = read(todoistTable([{ task: task('Print'), topic: 'A' }], 'UTC'));
    expect(Object.keys(row)).toEqual([
      'TYPE',
      'CONTENT',
      'DESCRIPTION',
      'PRIORITY',
      'INDENT',
      'AUTHOR',
      'RESPONSIBLE',
      'DATE',
      'DATE_LANG',
      'TIMEZONE',
    ]);
  });

  it('keep hostile words as words', () => check(HOSTILE));

  it('keep any words as words', () => {
    const words = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE));
    fc.assert(fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), check));
  });
});
