import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { readable, readDocx } from './read-docx.ts';

const packed = (xml: string) => zipSync({ 'word/document.xml': strToU8(xml) });

it('a Word file with a huge uncompressed size is refused before it is read', async () => {
  const bomb = packed('<w:p/>'.repeat(1_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  await expect(readDocx(bomb.buffer)).rejects.toEqual(new AppError('telling-too-long'));
});

it('one whose directory claims a smaller size is cut off there', () => {
  const bomb = packed(`<w:p>${'a'.repeat(5_000_000)}</w:p>`);
  // The uncompressed size is at offset 22 of the file's own header, and at 24 of its directory entry.
  const list = bomb.findLastIndex(
    (_, at) => bomb[at] === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 0x01 && bomb[at + 3] === 0x02,
  );
  const view = new DataView(bomb.buffer);
  for (const at of [22, list + 24]) {
    expect(view.getUint32(at, true)).toBe(5_000_011);
    view.setUint32(at, 100, true);
  }
  // Truncated, it is no valid XML, and the reader says so.
  expect(readable(bomb.buffer).arrayBuffer.byteLength).toBeLessThan(1_000);
});
