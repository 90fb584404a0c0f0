import * as z from 'zod/mini';
import type { AppUser } from '#domain/account/account.ts';
import { memberOf } from '#domain/all-documents.ts';
import { VERSION_ORIGINS } from '#domain/api/api-contract.ts';
import { cleanStrings } from '#domain/clean-text.ts';
import type { Document } from '#domain/documents/document.ts';
import { isRecord, type Json } from '#domain/documents/shape.ts';
import { AppError } from '#domain/errors.ts';
import { KIND_SCHEMAS } from '#domain/kind-schemas.ts';
import { KIND_NAMES, type KindName, kindOf, perKind } from '#domain/kinds.ts';
import '#domain/late-errors.ts';

const BACKUP_APP = 'business-launch-blueprint';
// Format 1 had the facts under `launch`; a reader of that format silently drops any other key.
const BACKUP_FORMAT = 2;
export const MAX_BACKUP_BYTES = 30_000_000;
// At worst six bytes each, plus 5 MB of blueprints: our own backups always stay below the limit for reading.
const MAX_VERSION_CHARACTERS = 4_000_000;

const versionSchema = z.object({
  savedAt: z.iso.datetime(),
  origin: z.enum(VERSION_ORIGINS),
  field: z.string().check(z.minLength(1), z.maxLength(64)),
  text: z.string(),
});

export type BackupVersion = z.infer<typeof versionSchema>;

/** One document of the file. */
export type BackupEntry = { kind: KindName; doc: Document; versions: BackupVersion[] };

export type Backup = {
  savedAt: string;
  account: Pick<AppUser, 'email' | 'displayName'>;
  entries: BackupEntry[];
  versionsLeftOut: number;
};

const fileSchema = z.object({
  app: z.literal(BACKUP_APP),
  format: z.int(),
  savedAt: z.iso.datetime(),
  account: z.object({ email: z.nullable(z.string()), displayName: z.nullable(z.string()) }),
  versionsLeftOut: z.int(),
});

const entrySchemas = perKind((kind) =>
  z.object({ [kindOf(kind).names.one]: KIND_SCHEMAS[kind], versions: z.array(versionSchema) }),
);

type Contents = { user: AppUser; entries: readonly BackupEntry[]; now: string };

export function makeBackup({ user, entries, now }: Contents): Backup {
  const all = entries.flatMap(({ versions }) => versions);
  const kept = newestVersions(all);
  return {
    savedAt: now,
    account: { email: user.email, displayName: user.displayName },
    entries: entries.map((entry) => ({
      ...entry,
      versions: entry.versions.filter((version) => kept.has(version)),
    })),
    versionsLeftOut: all.length - kept.size,
  };
}

function newestVersions(all: readonly BackupVersion[]): Set<BackupVersion> {
  const newestFirst = all.toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : a.savedAt > b.savedAt ? -1 : 0));
  const kept = new Set<BackupVersion>();
  let room = MAX_VERSION_CHARACTERS;
  for (const version of newestFirst) {
    room -= version.text.length;
    if (room < 0) break;
    kept.add(version);
  }
  return kept;
}

export function backupText({ savedAt, account, entries, versionsLeftOut }: Backup): string {
  const file = {
    app: BACKUP_APP,
    format: BACKUP_FORMAT,
    savedAt,
    account,
    ...Object.fromEntries(KIND_NAMES.map((kind) => [memberOf(kind), memberIn(entries, kind)])),
    versionsLeftOut,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Uses the kind's name in replies. Absent for a kind with a single document that doesn't exist yet. */
function memberIn(entries: readonly BackupEntry[], kind: KindName): unknown {
  const { names, only } = kindOf(kind);
  const own = entries.filter((entry) => entry.kind === kind);
  const written = own.map(({ doc, versions }) => ({ [names.one]: doc, versions }));
  return only ? written[0] : written;
}

/** Reads a file that anyone may have made. Throws one AppError and has changed nothing. */
export function parseBackup(text: string): Backup {
  const value = readJson(text);
  if (!isRecord(value) || value.app !== BACKUP_APP) throw new AppError('backup-invalid');
  if (typeof value.format === 'number' && value.format > BACKUP_FORMAT) throw new AppError('backup-newer');
  const result = fileSchema.safeParse(value);
  // Every file has blueprints; kinds that came later are missing in older ones.
  if (!result.success || !Array.isArray(value[memberOf('blueprint')])) throw new AppError('backup-damaged');
  const { savedAt, account, versionsLeftOut } = result.data;
  const entries = KIND_NAMES.flatMap((kind) => entriesOf(kind, value));
  return cleanStrings({ savedAt, account, entries, versionsLeftOut }) as Backup;
}

function entriesOf(kind: KindName, file: Json): BackupEntry[] {
  const { names, formerName = '', slotOf } = kindOf(kind);
  const entries = [file[memberOf(kind)] ?? file[formerName] ?? []].flat().map((value): BackupEntry => {
    const named = isRecord(value) && value[formerName] ? { ...value, [names.one]: value[formerName] } : value;
    const result = entrySchemas[kind].safeParse(named);
    if (!result.success) throw new AppError('backup-damaged');
    const { [names.one]: doc, versions } = result.data;
    return { kind, doc: doc as Document, versions: versions as BackupVersion[] };
  });
  const slots = entries.map(({ doc }) => slotOf(doc));
  if (new Set(slots).size !== slots.length) throw new AppError('backup-damaged');
  return entries;
}

// A backup that lost its tail is still recognized by its head: "damaged" helps there, "not ours" would mislead.
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (cause) {
    const isOurs = text.slice(0, 200).includes(`"${BACKUP_APP}"`);
    throw new AppError(isOurs ? 'backup-damaged' : 'backup-invalid', { cause });
  }
}
