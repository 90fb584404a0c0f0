import { AppError } from '#domain/errors.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const DISK_FULL = '53100';
// A primary that became a standby still answers, but refuses writes: the connection is useless.
const READ_ONLY = '25006';
// Classes 08 connection, 28 who may come in, 3D which database, 53 resources, 57 operator (shut down, cancelled by a
// timeout), 58 system, XX internal.
const UNAVAILABLE_CLASSES = ['08', '28', '3D', '53', '57', '58', 'XX'];
const SQL_STATE = /^[0-9A-Z]{5}$/;

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function isWorthRepeating(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** Somebody else's row arrived between reading and writing: run the unit again, it will see the row. */
export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Any failure without a PostgreSQL state of its own (socket gone, timeout) counts as unavailable. */
export function translatePostgresError(error: unknown): unknown {
  if (error instanceof AppError || error instanceof TypeError) return error;
  const code = codeOf(error);
  if (code === DISK_FULL) return new AppError('storage-full', { cause: error });
  const isState = code !== undefined && SQL_STATE.test(code) && !code.startsWith('E');
  const isRefused = code === READ_ONLY || UNAVAILABLE_CLASSES.includes(code?.slice(0, 2) ?? '');
  if (!isState || isRefused || isWorthRepeating(error)) {
    return new AppError('storage-unavailable', { cause: error });
  }
  return error;
}
