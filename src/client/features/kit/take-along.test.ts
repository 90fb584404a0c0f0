import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caniemail } from 'caniemail';
import { parse } from 'csv-parse/sync';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipFiles } from '#client/adapters/device/zip.ts';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { createKitReader } from '#domain/kit/kit-list.ts';
import { kitMarks } from '#domain/kit/marks/marks.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { unzipInto } from '#harness/unzip-into.ts';
import { kitFiles } from './take-along.ts';
import type { KitModel } from './use-kit.ts';

// All characters that mail programs, spreadsheets and unzip programs stumble over, and every kind of block in a message.
const EMAIL = [
  '### Email · Friday, March 26, 2027 · to the list',
  '**Subject:** =SUM(A1), “One song” & café',
  '**Preview:** A chair for you.',
  '',
  'Hello,',
  '',
  'we **begin** on *Friday* with [my page](https://example.com/?a=1&b=2) at ten.',
  '',
  '1. Sing <it>.',
  '2. Play it.',
  '',
  '- A keyboard',
  '- [ ] A friend',
  '',
  '> Nobody is too old.',
  '',
  '| a | b |',
  '|---|---|',
  '| "c" | d; e |',
  '',
  'שלום 👋 it’s [ADD: the day]',
  '',
  'Ana',
  'Late Start Piano',
].join('\n');
const POSTS = Array.from(
  { length: 95 },
  (_, nth) => `### Post · May ${(nth % 28) + 1}, 2027 · no. ${nth}\n+1 for “late” starters, no. ${nth}`,
);
const PLAN = `## Emails in full\n${EMAIL}\n\n${POSTS.join('\n')}\n### Prompt for an assistant · Typist\nType up my notes, please.\n`;

const kit = createKitReader(KIT_FORMS).read(
  [sampleBlueprint({ type: 'marketing', output: PLAN })],
  '2026-11-17',
);
const model: KitModel = { kit, marks: kitMarks([]), platform: null, today: '2026-11-17', read: readPlan };
const sheet = {
  ...blankFactSheet('2026-11-17T09:00:00.000Z'),
  facts: { offerPrice: '$290' },
  own: [{ name: '=name', value: '-1' }],
};
const files = kitFiles(model, sheet);
const file = (name: string) => files.get(name) ?? '';
const html = [...files].find(([name]) => name.endsWith('.html') && name.startsWith('emails/'))?.[1] ?? '';
const text = [...files].find(([name]) => name.endsWith('.txt') && name.startsWith('emails/'))?.[1] ?? '';
const table = (name: string) => parse(file(name), { bom: true, columns: true }) as Record<string, string>[];

describe('an export', () => {
  it('consists of these files', () => {
    expect([...files.keys()]).toEqual([
      'messages.csv',
      'emails/01-2027-03-26-sum-a1-one-song-cafe.html',
      'emails/01-2027-03-26-sum-a1-one-song-cafe.txt',
      'posts.csv',
      'posts-2.csv',
      'values.csv',
      'assistants.txt',
      'where-to-paste.html',
    ]);
    expect(file('assistants.txt')).toContain('Type up my notes, please.');
    expect(file('where-to-paste.html')).toContain('That’s our assumption');
  });

  it('has tables that a program not ours reads, without a formula in any cell', () => {
    const [first] = table('messages.csv').filter(({ channel }) => channel === 'Email');
    expect(first).toMatchObject({
      day: '2027-03-26',
      to: 'to the list',
      subject: "'=SUM(A1), “One song” & café",
      preview: 'A chair for you.',
      plan: 'Marketing Flows',
      // Their dashes would be formulas with a semicolon as separator.
      text: expect.stringContaining('\n• A keyboard\n• A friend\n'),
    });
    expect(table('values.csv')).toEqual([
      { name: 'Price', value: '$290' },
      { name: "'=name", value: "'-1" },
    ]);
    const cells = [...files].flatMap(([name, words]) =>
      name.endsWith('.csv') ? parse(words, { bom: true }).flat() : [],
    );
    expect(cells.length).toBeGreaterThan(500);
    expect(cells.filter((cell) => /^[\s]*[=+\-@]/.test(String(cell)))).toEqual([]);
  });

  it("has HighLevel's columns, 90 posts a file, at nine", () => {
    expect(Object.keys(table('posts.csv')[0] ?? {})).toEqual([
      'postAtSpecificTime (YYYY-MM-DD HH:mm:ss)',
      'content',
      'link (OGmetaUrl)',
      'imageUrls',
      'gifUrl',
      'videoUrls',
    ]);
    expect([table('posts.csv').length, table('posts-2.csv').length]).toEqual([90, 5]);
    expect(table('posts.csv')[0]).toMatchObject({
      'postAtSpecificTime (YYYY-MM-DD HH:mm:ss)': '2027-05-01 09:00:00',
      content: '\'+1 for "late" starters, no. 0',
    });
  });
});

// An independent check: LibreOffice runs anything that looks like a formula, as the first file shows.
describe.skipIf(spawnSync('soffice', ['--version']).status !== 0)('the tables, opened by LibreOffice', () => {
  // In beforeAll: without LibreOffice this block is still evaluated, and would leave a folder behind.
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kit-tables-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const opened = (separator: ',' | ';', to: 'fods' | 'csv') => {
    const names = ['planted.csv', ...[...files.keys()].filter((name) => name.endsWith('.csv'))];
    writeFileSync(join(folder, 'planted.csv'), `a${separator}b\r\n=1+1${separator}"=2+2"\r\n`);
    for (const name of names.slice(1)) writeFileSync(join(folder, name), file(name));
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const filter = `--infilter=CSV:${separator.charCodeAt(0)},34,76,1`;
    const out = join(folder, `${to}-${separator.charCodeAt(0)}`);
    const how = ['--headless', '--convert-to', to, '--outdir', out];
    execFileSync('soffice', [profile, filter, ...how, ...names.map((name) => join(folder, name))], {
      stdio: 'ignore',
    });
    return names.map((name) => readFileSync(join(out, name.replace('csv', to)), 'utf8'));
  };

  it.each([',', ';'] as const)('have no formula with %s as separator', { timeout: 120_000 }, (separator) => {
    const [planted, ...ours] = opened(separator, 'fods').map((sheet) => sheet.match(/table:formula=/g));
    expect(planted).toHaveLength(2);
    expect(ours).toEqual([null, null, null, null]);
  });

  it('have every cell as we wrote it', { timeout: 120_000 }, () => {
    const [, messages = ''] = opened(',', 'csv');
    const texts = (words: string) =>
      (parse(words, { bom: true, columns: true }) as Record<string, string>[]).map(
        ({ subject, text: body, plan }) => ({ subject, text: body, plan }),
      );
    expect(texts(messages)).toEqual(texts(file('messages.csv')));
    expect(texts(messages)).toHaveLength(97);
  });
});

describe('an email', () => {
  it('has no Markdown, no label and no private notes, and gaps are blanks', () => {
    expect(text).toBe(
      'Hello,\n\nwe begin on Friday with my page (https://example.com/?a=1&b=2) at ten.\n\n1. Sing <it>.\n2. Play it.\n\n- A keyboard\n- A friend\n\nNobody is too old.\n\na · b\n"c" · d; e\n\nשלום 👋 it’s ____\n\nAna\nLate Start Piano\n',
    );
  });

  it('has only paragraphs, lists, links, bold and italic in its column', () => {
    const column = html.slice(html.indexOf('<td>') + 4, html.indexOf('</td>'));
    const tags = new Set([...column.matchAll(/<\/?([a-z]+)/g)].map(([, tag]) => tag));
    expect([...tags].sort()).toEqual(['a', 'em', 'li', 'ol', 'p', 'strong', 'ul']);
    const styles = new Set([...column.matchAll(/([a-z-]+):[^;"]+(?=[;"])/g)].map(([, name]) => name));
    expect([...styles].filter((name) => name !== 'https').sort()).toEqual([
      'color',
      'font-size',
      'line-height',
      'margin',
      'padding',
    ]);
    expect(html).not.toMatch(/<style|<img|<script|url\(/);
  });

  // An independent check.
  it('renders in Gmail, Outlook, Apple Mail and Yahoo', () => {
    const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*'], html });
    const titles = new Set([...issues.errors.values()].flat().map(({ title }) => title));
    expect([...titles].filter((title) => !FALSE_ALARMS.includes(title))).toEqual([]);
  });

  it('arrives unchanged over a real mail server', async () => {
    const received: Buffer[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        stream.on('data', (part: Buffer) => received.push(part));
        stream.on('end', () => done());
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
    const [piece] = kit.pieces.filter(({ channel }) => channel === 'email');
    await transport.sendMail({
      from: 'ana@example.com',
      to: 'list@example.com',
      subject: piece?.subject ?? '',
      html,
      text,
    });
    transport.close();
    const mail = await PostalMime.parse(Buffer.concat(received));
    await new Promise<void>((closed) => server.close(() => closed()));
    expect(mail.subject).toBe('=SUM(A1), “One song” & café');
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(text.trim());
    expect(mail.html?.replaceAll('\r\n', '\n').trim()).toBe(html.trim());
  });
});

it('has no file with a formula in it, and names that every program reads', () => {
  const subject = `=SUM(A1) ${'Überlänge '.repeat(20)}`;
  const [first] = kit.pieces;
  if (!first) throw new Error('no piece');
  const pieces = [{ ...first, label: 'a', subject, body: '=cmd()', gaps: [] }];
  const made = kitFiles({ ...model, kit: { pieces, missing: [] } }, null);
  expect(made.get('messages.csv')).toContain("'=cmd()");
  const names = [...made.keys()];
  expect(names).toContain('where-to-paste.html');
  for (const name of names) expect(name).toMatch(/^[\x20-\x7e]{1,87}$/);
  for (const name of names) expect(name.replace('emails/', '').length).toBeLessThanOrEqual(80);
});

// Mail programs that remove the body element keep its content.
const FALSE_ALARMS = ['<body> element'];

describe('the zip file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is valid for unzip, with every file in it', async () => {
    const path = join(folder, 'kit.zip');
    writeFileSync(path, Buffer.from(await (await zipFiles(files)).arrayBuffer()));
    unzipInto(folder, path);
    expect(readdirSync(join(folder, 'emails'))).toHaveLength(2);
    expect(readFileSync(join(folder, 'messages.csv'), 'utf8')).toBe(file('messages.csv'));
  });
});
