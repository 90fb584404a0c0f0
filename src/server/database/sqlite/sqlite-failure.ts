import { AppError } from '#domain/errors.ts';

const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;
// The shared-memory index could not grow: the disk is full, though SQLite calls it an I/O error.
const IO_ERROR_SHM_SIZE = 10 | (19 << 8);

function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

export function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && [BUSY, LOCKED].includes(code & 0xff);
}

/** After one of these, the state of the disk is unknown: a retry might "succeed" with the data lost. */
export function isFatal(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined || code === IO_ERROR_SHM_SIZE) return false;
  return [IO_ERROR, CORRUPT, NOT_A_DATABASE].includes(code & 0xff);
}

/** Translates SQLite's failure into a code that the client understands; other errors pass unchanged. */
export function translateSqliteError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined) return error;
  if (code === IO_ERROR_SHM_SIZE || (code & 0xff) === FULL)
    return new AppError('storage-full', { cause: error });
  if (isBusy(error) || isFatal(error) || (code & 0xff) === READ_ONLY)
    return new AppError('storage-unavailable', { cause: error });
  return error;
}
