import * as z from 'zod/mini';
import type { AppUser } from '#domain/account/account.ts';
import { VERSION_ORIGINS } from '#domain/api/api-contract.ts';
import { blueprintSchema } from '#domain/blueprint/blueprint-schema.ts';
import { cleanStrings } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import type { KindName } from '#domain/kinds.ts';
import { launchSchema } from '#domain/launch/launch-schema.ts';

const BACKUP_APP = 'business-launch-blueprint';
const BACKUP_FORMAT = 1;
export const MAX_BACKUP_BYTES = 30_000_000;
// Six bytes each at worst, and 5 MB for the blueprints: a backup that we write can always be read back.
const MAX_VERSION_CHARACTERS = 4_000_000;

const versionSchema = z.object({
  savedAt: z.iso.datetime(),
  origin: z.enum(VERSION_ORIGINS),
  field: z.string().check(z.minLength(1), z.maxLength(64)),
  text: z.string(),
});

const entrySchema = z.object({ blueprint: blueprintSchema, versions: z.array(versionSchema) });
const launchEntrySchema = z.object({ launch: launchSchema, versions: z.array(versionSchema) });

const backupSchema = z.object({
  app: z.literal(BACKUP_APP),
  format: z.literal(BACKUP_FORMAT),
  savedAt: z.iso.datetime(),
  account: z.object({ email: z.nullable(z.string()), displayName: z.nullable(z.string()) }),
  blueprints: z.array(entrySchema),
  // Files of earlier versions have none.
  launch: z.optional(launchEntrySchema),
  versionsLeftOut: z.int(),
});

export type Backup = z.infer<typeof backupSchema>;
export type BackupEntry = z.infer<typeof entrySchema>;
export type LaunchEntry = z.infer<typeof launchEntrySchema>;
export type BackupVersion = z.infer<typeof versionSchema>;

// Every kind of document is in the file, or this does not compile: one left out would be lost with the account.
type Held = { blueprint: readonly BackupEntry[]; launch: LaunchEntry | undefined };
type Nothing<T extends never> = T;
export type EveryKindIsInTheFile = Nothing<Exclude<KindName, keyof Held>>;

type Contents = { user: AppUser; entries: Held['blueprint']; launch: Held['launch']; now: string };

export function makeBackup({ user, entries, launch, now }: Contents): Backup {
  const all = [...entries, ...(launch ? [launch] : [])].flatMap(({ versions }) => versions);
  const kept = newestVersions(all);
  const withKept = <Entry extends { versions: BackupVersion[] }>(entry: Entry): Entry => ({
    ...entry,
    versions: entry.versions.filter((version) => kept.has(version)),
  });
  return {
    app: BACKUP_APP,
    format: BACKUP_FORMAT,
    savedAt: now,
    account: { email: user.email, displayName: user.displayName },
    blueprints: entries.map(withKept),
    ...(launch && { launch: withKept(launch) }),
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

export function backupText(backup: Backup): string {
  return `${JSON.stringify(backup, null, 2)}\n`;
}

/** Reads a file that anyone may have made. Throws one AppError and has changed nothing. */
export function parseBackup(text: string): Backup {
  const value = readJson(text);
  if (!isRecord(value) || value.app !== BACKUP_APP) throw new AppError('backup-invalid');
  if (typeof value.format === 'number' && value.format > BACKUP_FORMAT) throw new AppError('backup-newer');
  const result = backupSchema.safeParse(value);
  if (!result.success) throw new AppError('backup-damaged');
  const backup = backupSchema.parse(cleanStrings(result.data));
  const types = backup.blueprints.map(({ blueprint }) => blueprint.type);
  if (new Set(types).size !== types.length) throw new AppError('backup-damaged');
  return backup;
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
