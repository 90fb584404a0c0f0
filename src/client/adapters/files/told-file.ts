import { AppError } from '#domain/errors.ts';
import type { OpenedFile } from './read-docx.ts';

// Far more text than fits into one source; images make a Word file large.
const MOST_BYTES = { text: 1_000_000, docx: 20_000_000 } as const;

export type FileKind = keyof typeof MOST_BYTES;

export function fileKind(name: string): FileKind | undefined {
  if (/\.docx$/i.test(name)) return 'docx';
  return /\.(?:txt|text|md|markdown)$/i.test(name) ? 'text' : undefined;
}

/** The words of a chosen file. */
export async function openToldFile(file: File, kind: FileKind): Promise<OpenedFile> {
  if (file.size > MOST_BYTES[kind]) throw new AppError('telling-too-long');
  if (kind === 'docx') {
    const { readDocx } = await import('./read-docx.ts');
    return readDocx(await file.arrayBuffer());
  }
  return { text: decoded(new Uint8Array(await file.arrayBuffer())), leftOut: [] };
}

// Windows writes plain text in its own encoding; read as UTF-8, every accent would be a black diamond.
function decoded(bytes: Uint8Array): string {
  for (const encoding of ['utf-8', bytes[0] === 0xff ? 'utf-16le' : 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
    } catch {
      // Not UTF-8.
    }
  }
  return '';
}
