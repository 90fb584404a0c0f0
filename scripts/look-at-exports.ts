import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BookExport } from '#client/features/book/book-export.ts';
import { exportDocx } from '#client/features/book/export-docx.ts';
import { HOSTILE_PLAN, sampleBlueprints } from '#client/features/book/testing/sample-book.ts';
import { TOPICS } from '#content/catalog.ts';
import type { BlueprintType } from '#domain/blueprint-types.ts';
import { outlineBook } from '#domain/book-outline.ts';

// Word files can only be judged by looking: this opens them in LibreOffice, where it is installed, and leaves
// PDF and pictures in dist/exports.
const FOLDER = join('dist', 'exports');
const titles = Object.fromEntries(TOPICS.map(({ type, title }) => [type, title])) as Record<
  BlueprintType,
  string
>;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await write('book', bookOf(sampleBlueprints(4_000)));
await write('hostile', bookOf(hostile()));
look('book.docx', 8);
look('hostile.docx', 3);

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

function look(file: string, pages: number): void {
  const pdf = file.replace(/docx$/, 'pdf');
  const office = spawnSync(
    'soffice',
    ['--headless', '--convert-to', 'pdf', '--outdir', FOLDER, join(FOLDER, file)],
    {
      encoding: 'utf8',
      timeout: 180_000,
    },
  );
  if (office.error) {
    console.log('LibreOffice is not installed here; the Word files wait in dist/exports.');
    return;
  }
  if (office.status !== 0) throw new Error(`LibreOffice refused ${file}: ${office.stderr}`);
  console.log(`${pdf}: made by LibreOffice`);
  const pictures = [
    '-r',
    '60',
    '-png',
    '-l',
    String(pages),
    join(FOLDER, pdf),
    join(FOLDER, pdf.replace('.pdf', '')),
  ];
  const { error } = spawnSync('pdftoppm', pictures, { encoding: 'utf8', timeout: 120_000 });
  console.log(
    error
      ? 'pdftoppm is not installed here; open the PDF itself.'
      : `Pictures of the first ${pages} pages are beside it.`,
  );
}
