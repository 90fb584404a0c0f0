import type { Migration } from '#server/store/migration.ts';
import { blueprintsMigration } from './0001-blueprints.ts';

/** In order; a number is never reused and an applied migration never edited. */
export const ALL_MIGRATIONS: readonly Migration[] = [blueprintsMigration];
