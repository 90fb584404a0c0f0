import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailName, emailPage } from './email-file.ts';
import { messagesTable, postTables, valuesTable } from './kit-tables.ts';

const SUBJECTS: readonly (readonly [string, string])[] = [
  ['One song', '02-2027-03-26-one-song.txt'],
  ['../../etc/passwd', '02-2027-03-26-etc-passwd.txt'],
  ['C:\\Windows\\..\\x', '02-2027-03-26-c-windows-x.txt'],
  ['\u202Efdp.exe\u0000', '02-2027-03-26-fdp-exe.txt'],
  ['__proto__', '02-2027-03-26-proto.txt'],
  ['👋 שלום', '02-2027-03-26.txt'],
  ['x'.repeat(500), `02-2027-03-26-${'x'.repeat(62)}.txt`],
  [`${'x'.repeat(61)} y`, `02-2027-03-26-${'x'.repeat(61)}.txt`],
];

describe('exported files', () => {
  it.each(SUBJECTS)('%s is called %s', (subject, name) => {
    expect(emailName(2, '2027-03-26', subject, 'txt')).toBe(name);
  });

  it('have plain, different names in one folder, whatever their subjects', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(100_000), (subject, nth) => {
        const name = emailName(nth, null, subject, 'html');
        expect(name).toMatch(/^\d{2,}(?:-[a-z0-9]+)*\.html$/);
        expect(name.length).toBeLessThanOrEqual(80);
      }),
    );
    expect(emailName(1, null, 'CON', 'html')).toBe('01-con.html');
    expect(emailName(100, null, '', 'html')).toBe('100.html');
  });

  it('an email is a page of one column, with a title that closes no tag', () => {
    const page = emailPage('</title><script>alert("1")</script> & more', '<p>Hello</p>');
    expect(page).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more</title>',
    );
    expect(page).toContain('<table width="600" align="center">\n<tr>\n<td>\n<p>Hello</p>\n</td>');
    expect(page).toContain('<meta charset="utf-8">');
    expect(page.startsWith('<!DOCTYPE html>\n<html lang="en">')).toBe(true);
    expect(page).not.toMatch(/<script|<style|<img|<link/);
  });
});

describe('exported tables', () => {
  const piece = {
    when: '2027-03-26',
    whenSaid: 'soon',
    channel: 'Email',
    to: 'the list',
    subject: '=HYPERLINK("x")',
    preview: '+1',
    text: 'a\n=1+1',
    plan: 'Marketing',
  };

  it('name every message with its day, or the plan’s words for it, and run no formula', () => {
    expect(messagesTable([piece, { ...piece, when: null, subject: 'One' }])).toBe(
      '\uFEFFday,channel,to,subject,preview,text,plan\r\n' +
        '2027-03-26,Email,the list,"\'=HYPERLINK(""x"")",\'+1,"a\n\'=1+1",Marketing\r\n' +
        'soon,Email,the list,One,\'+1,"a\n\'=1+1",Marketing\r\n',
    );
    expect(valuesTable([{ name: '@a', value: '-1' }])).toBe("\uFEFFname,value\r\n'@a,'-1\r\n");
  });

  it('have posts with a day only, ninety in each, at nine', () => {
    const posts = Array.from({ length: 91 }, (_, nth) => ({ when: '2027-03-26', text: `@post ${nth}` }));
    const tables = postTables([{ when: null, text: 'x' }, ...posts]);
    expect(tables.map((table) => table.trimEnd().split('\r\n').length)).toEqual([91, 2]);
    expect(tables[1]).toBe(
      '\uFEFFpostAtSpecificTime (YYYY-MM-DD HH:mm:ss),content,link (OGmetaUrl),imageUrls,gifUrl,videoUrls\r\n' +
        "2027-03-26 09:00:00,'@post 90,,,,\r\n",
    );
    expect(postTables(posts.slice(1))).toHaveLength(1);
    expect(postTables([{ when: null, text: 'x' }])).toEqual([]);
  });
});
