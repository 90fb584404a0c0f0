import { AppError } from '#domain/errors.ts';
import '#domain/late-errors.ts';

/** The text of a chosen file. A huge one is refused by size, before it freezes the page. */
export async function readFileText(file: File, maxBytes: number): Promise<string> {
  if (file.size > maxBytes) throw new AppError('backup-too-large');
  try {
    return await file.text();
  } catch (cause) {
    // Moved, or on a drive that was unplugged, since it was chosen.
    throw new AppError('backup-damaged', { cause });
  }
}
