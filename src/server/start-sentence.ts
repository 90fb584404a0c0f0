import { AppError } from '#domain/errors.ts';
import { type Config, ConfigError } from './config.ts';
import { NewerDatabaseError } from './database/migration.ts';
import { UnsafeDatabaseError } from './database/postgres/postgres-open.ts';
import { DatabaseInUseError } from './database/sqlite/data-folder-lock.ts';
import { isBusy } from './database/sqlite/sqlite-failure.ts';
import { MetricsListenError } from './http/observing/metrics-server.ts';

const FOLDER_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENOSPC'];

/** Why the server could not start, in one sentence that names the fix. */
export function startSentence(error: unknown, config: Config | undefined): string {
  const sentence = knownSentence(error, config);
  if (sentence !== undefined) return sentence;
  if (config?.databaseUrl !== undefined) return databaseSentence(config.databaseUrl, error);
  return `The server could not start: ${wordsOf(error)}`;
}

/** Printed once while the database doesn't answer. */
export function waitSentence(error: unknown, { databaseUrl, databaseWaitSeconds }: Config): string {
  const host = databaseUrl === undefined ? '' : ` at ${new URL(databaseUrl).host}`;
  return `The PostgreSQL database${host} does not answer yet (${reasonOf(error)}). Waiting up to ${databaseWaitSeconds} s (DATABASE_WAIT_SECONDS).`;
}

/** Why an operator's command failed, in words for the person who runs the server. */
export function operatorSentence(error: unknown, config: Config | undefined): string {
  if (isTaken(error)) return `${error.path} exists already. Choose another name, or move it away.`;
  const sentence = knownSentence(error, config);
  if (sentence !== undefined) return sentence;
  const isStorage = error instanceof AppError && error.code.startsWith('storage-');
  if (config === undefined || !isStorage) return `That did not work: ${wordsOf(error)}`;
  if (config.databaseUrl !== undefined) return databaseSentence(config.databaseUrl, error);
  return `The database in ${config.dataDir} cannot be used (${reasonOf(error)}). Try again; if it stays so, look at the disk.`;
}

function knownSentence(error: unknown, config: Config | undefined): string | undefined {
  const speaking = [ConfigError, NewerDatabaseError, UnsafeDatabaseError, DatabaseInUseError];
  if (error instanceof Error && speaking.some((kind) => error instanceof kind)) return error.message;
  // Another program holds the lock for longer than a migration waits.
  if (isBusy(error)) return new DatabaseInUseError().message;
  if (config === undefined) return undefined;
  const { host, port, metricsHost, metricsPort = 0 } = config;
  const listening =
    error instanceof MetricsListenError
      ? listenSentence(error.cause, { prefix: 'METRICS_', host: metricsHost, port: metricsPort })
      : listenSentence(error, { prefix: '', host, port });
  if (listening) return listening;
  const code = codeOf(error);
  if (!isFolderFailure(error, code)) return undefined;
  return `The data folder ${config.dataDir} cannot be written (${code ?? 'no access'}). Allow this user to write there, or choose another folder with DATA_DIR.`;
}

function isTaken(error: unknown): error is Error & { path: string } {
  return error instanceof Error && codeOf(error) === 'EEXIST' && 'path' in error;
}

type Listener = { prefix: string; host: string; port: number };

function listenSentence(error: unknown, { prefix, host, port }: Listener): string | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program, or choose another port: ${prefix}PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES' && isFrom(error, 'listen')) {
    return `Port ${port} needs more rights than this user has. Choose one above 1023: ${prefix}PORT=${prefix ? 9464 : 3000} npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || isUnknownName(error, host)) {
    return `${prefix}HOST=${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for every address.`;
  }
  return undefined;
}

// Compares the host that was looked up: with PostgreSQL, the unknown name might be the database's.
function isUnknownName(error: unknown, host: string): boolean {
  return (
    isFrom(error, 'getaddrinfo') && error instanceof Error && 'hostname' in error && error.hostname === host
  );
}

// The address without user and password: this line ends up in logs.
function databaseSentence(databaseUrl: string, error: unknown): string {
  const { host } = new URL(databaseUrl);
  const reason = reasonOf(error);
  return `The PostgreSQL database at ${host} cannot be used (${reason}). Start it or correct DATABASE_URL; without DATABASE_URL the built-in SQLite is used.`;
}

function reasonOf(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const first = root instanceof AggregateError ? root.errors[0] : root;
  const code = codeOf(first);
  if (!(first instanceof Error)) return 'no answer';
  // Node's messages repeat the code and the address; the database's own explain the code.
  if (code !== undefined && 'syscall' in first) return 'path' in first ? `${code}: ${first.path}` : code;
  return code === undefined || first.message === '' ? (code ?? first.message) : `${code}: ${first.message}`;
}

function isFolderFailure(error: unknown, code: string | undefined): boolean {
  if (code === 'ERR_SQLITE_ERROR') return true;
  return (
    code !== undefined &&
    FOLDER_CODES.includes(code) &&
    ['mkdir', 'open', 'access', 'link'].some((call) => isFrom(error, call))
  );
}

function isFrom(error: unknown, syscall: string): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === syscall;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
