import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { answeredCount, hasPlan } from '#domain/blueprint/read-blueprint.ts';

export type BookChapter = { type: BlueprintType; number: number; title: string; text: string };

/** A topic without a plan: its progress shows what is left to do for the book. */
export type MissingChapter = { type: BlueprintType; title: string; answered: number };

export type BookOutline = { chapters: BookChapter[]; missing: MissingChapter[] };

type Titles = Readonly<Record<BlueprintType, string>>;

/** All plans in topic order, and the missing ones. Chapter numbers have no gaps. */
export function outlineBook(blueprints: readonly Blueprint[], titles: Titles): BookOutline {
  const outline: BookOutline = { chapters: [], missing: [] };
  for (const type of BLUEPRINT_TYPES) {
    const blueprint = blueprints.find((candidate) => candidate.type === type);
    const title = titles[type];
    if (blueprint && hasPlan(blueprint)) {
      const text = blueprint.content.aiOutput ?? '';
      outline.chapters.push({ type, number: outline.chapters.length + 1, title, text });
    } else {
      outline.missing.push({ type, title, answered: blueprint ? answeredCount(blueprint) : 0 });
    }
  }
  return outline;
}

/** Words on the cover. `date` comes formatted, because the day depends on the reader's time zone. */
export type BookCover = { brand: string; person: string; date: string };

/** A name that every file system takes: `cornerstone-launch-book-2026-11-16`. */
export function fileStem(...parts: string[]): string {
  const stem = parts
    .join('-')
    .normalize('NFKD')
    .replace(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return stem.slice(0, 80) || 'launch-book';
}
