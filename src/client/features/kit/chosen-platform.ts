import { KIT_COPY } from '#content/copy/kit.ts';
import type { OwnFact } from '#domain/facts/fact-sheet.ts';
import { PLATFORMS, type Platform } from '#domain/kit/greeting.ts';

/** Null: none, or an unknown one. */
export function chosenPlatform(own: readonly OwnFact[] = []): Platform | null {
  const chosen = own.find(({ name }) => name === KIT_COPY.platform.fact)?.value;
  return PLATFORMS.find((name) => KIT_COPY.platform.names[name] === chosen) ?? null;
}
