import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { exportDocx } from '#client/features/exports/export-docx.ts';
import { TOPICS } from '#content/catalog.ts';
import { HOSTILE_PLAN, sampleBlueprints } from '#content/testing/sample-book.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { BookExport } from '#domain/plan/book-export.ts';
import { outlineBook } from '#domain/plan/book-outline.ts';
import { ownerAt } from '#harness/blueprint-owner.ts';
import { bringSession } from '#harness/browser-session.ts';
import { chromiumLaunchOptions } from '#harness/chromium.ts';
import { signUpOver } from '#harness/http-person.ts';
import { runApp } from '#harness/running-app.ts';
import { storeBook } from '#harness/store-book.ts';

// Word and print can only be judged by looking: this opens the Word files in LibreOffice, where it is installed,
// prints the whole book from Chromium, and leaves PDF and pictures of both in dist/exports.
const FOLDER = join('dist', 'exports');
const titles = Object.fromEntries(TOPICS.map(({ type, title }) => [type, title])) as Record<
  BlueprintType,
  string
>;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await write('book', bookOf(sampleBlueprints(4_000)));
await write('hostile', bookOf(hostile()));
openInOffice('book.docx', 8);
openInOffice('hostile.docx', 3);
await printFromChromium('print.pdf', 12);

function hostile() {
  return sampleBlueprints(500, ['identity', 'audience']).map((blueprint, index) =>
    index === 0 ? { ...blueprint, content: { ...blueprint.content, aiOutput: HOSTILE_PLAN } } : blueprint,
  );
}

function bookOf(blueprints: ReturnType<typeof sampleBlueprints>): BookExport {
  return {
    isWhole: true,
    title: 'Launch book',
    cover: { brand: 'Cornerstone', person: 'Ana Pereira', date: 'November 16, 2026' },
    ...outlineBook(blueprints, titles),
  };
}

async function write(name: string, book: BookExport): Promise<void> {
  const file = await exportDocx(book, async () => {});
  writeFileSync(join(FOLDER, `${name}.docx`), new Uint8Array(await file.arrayBuffer()));
  console.log(`${name}.docx: ${book.chapters.length} plans, ${file.size.toLocaleString('en-US')} bytes`);
}

function openInOffice(file: string, pages: number): void {
  const args = ['--headless', '--convert-to', 'pdf', '--outdir', FOLDER, join(FOLDER, file)];
  const office = spawnSync('soffice', args, { encoding: 'utf8', timeout: 180_000 });
  if (office.error) {
    console.log('LibreOffice is not installed here; the Word files wait in dist/exports.');
    return;
  }
  if (office.status !== 0) throw new Error(`LibreOffice refused ${file}: ${office.stderr}`);
  picture(file.replace(/docx$/, 'pdf'), 'LibreOffice', pages);
}

async function printFromChromium(file: string, pages: number): Promise<void> {
  const app = await runApp();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ baseURL: app.url });
    const ana = await signUpOver(app.url, 'ana.pereira@example.com');
    await bringSession(page.context(), app.url, ana);
    await storeBook(ownerAt(app.url, ana), 4_000);
    await page.goto('/book');
    await page.locator('.book-chapter .prose-plan').nth(18).waitFor({ state: 'attached' });
    await page.pdf({ preferCSSPageSize: true, path: join(FOLDER, file) });
  } finally {
    await browser.close();
    await app.end();
  }
  picture(file, 'Chromium', pages);
}

function picture(pdf: string, maker: string, pages: number): void {
  console.log(`${pdf}: made by ${maker}`);
  const output = [join(FOLDER, pdf), join(FOLDER, pdf.replace('.pdf', ''))];
  const args = ['-r', '60', '-png', '-l', String(pages), ...output];
  const { error } = spawnSync('pdftoppm', args, { encoding: 'utf8', timeout: 120_000 });
  console.log(
    error
      ? 'pdftoppm is not installed here; open the PDF itself.'
      : `Pictures of the first ${pages} pages are beside it.`,
  );
}
