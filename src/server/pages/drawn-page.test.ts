import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documentsIn, documentsOf } from '#domain/all-documents.ts';
import { type OpenedEngine, openSqlite, temporaryFolder } from '#server/testing/engines.ts';
import { newBlueprint, openTestApp } from '#server/testing/test-app.ts';
import { loadExamplePages } from './example-page.ts';
import type { RenderDashboard } from './load-drawing.ts';
import { loadPageTemplate } from './page-template.ts';
import { makeClientFolder } from './testing/client-folder.ts';

const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const templateOf = (files: Record<string, string>) =>
  loadPageTemplate(folderOf(files), { brandName: 'Cornerstone', mailEnabled: false });

describe('a page that is built in part', () => {
  it('says what to do when nothing is built', () => {
    const { signedIn, visitor, dashboard, styleHashes } = templateOf({});
    expect(visitor).toEqual(signedIn);
    expect(signedIn.before).toContain('Run <code>npm run build</code>, then start again.');
    expect(signedIn.after).toBe('</body></html>');
    expect([dashboard, styleHashes]).toEqual([undefined, []]);
  });

  it('works without a closing body tag, which browsers do not need', () => {
    expect(templateOf({ 'client/index.html': '<p>All of it' }).signedIn).toEqual({
      before: '<p>All of it',
      after: '',
    });
  });

  it('keeps the URL of the first script if its file is missing for inlining', () => {
    const script = '<script defer src="/assets/first-answer-1.js"></script>';
    const { visitor, scriptHashes } = templateOf({
      'client/index.html': `<html><head>${script}</head><body><div id="root"></div></body></html>`,
      'prerender/sign-in.html': '<h1>Welcome</h1>',
      'prerender/sign-in.css': 'h1{}',
    });
    expect(visitor.before).toBe(
      '<html><head><style>h1{}</style></head><body><div id="root"><h1>Welcome</h1></div>',
    );
    expect(visitor.after).toBe(`${script}</body></html>`);
    expect(scriptHashes).toEqual([]);
  });
});

it('the example book needs its stylesheet, and the other way round', () => {
  const html = { 'prerender/example-ruth.html': '<h1>Book</h1>' };
  const css = { 'prerender/example-ruth.css': 'h1{}' };
  const pagesIn = (files: Record<string, string>) => [
    ...loadExamplePages(folderOf(files), 'Cornerstone').entries(),
  ];
  expect(pagesIn(html)).toEqual([]);
  expect(pagesIn(css)).toEqual([]);
  expect(pagesIn({ ...html, ...css })).toEqual([
    ['/example/ruth', expect.objectContaining({ html: '<!doctype html><h1>Book</h1>' })],
  ]);
});

describe('somebody’s dashboard', () => {
  async function pageOf(draw: RenderDashboard): Promise<string> {
    const client = makeClientFolder();
    const opened: OpenedEngine = await openSqlite();
    const { template } = client.page;
    const split = {
      before: '<html><body><div id="root"><main>of nobody</main></div>',
      after: '</body></html>',
    };
    const page = { ...client.page, template: { ...template, dashboard: { split, draw } } };
    const app = await openTestApp(opened.engine, { page });
    closing.push(client.remove, opened.stop, app.close);
    const person = await app.person('naomi@example.org');
    await person.create(newBlueprint('identity', 'My plan'));
    return (await person.call('GET', '/')).body;
  }

  it('is rendered into the page from their documents', async () => {
    const body = await pageOf(
      (all) => `Drawn: ${documentsOf(documentsIn(all), 'blueprint')[0]?.content.aiOutput}`,
    );
    expect(body).toContain('<main>Drawn: My plan</main>');
    expect(body).not.toContain('of nobody');
  });

  it('is empty when rendering fails, and the app starts as usual', async () => {
    const body = await pageOf(() => {
      throw new Error('It cannot be drawn');
    });
    expect(body).toContain('<main>of nobody</main>');
    expect(body).toContain('"email":"naomi@example.org"');
  });
});
