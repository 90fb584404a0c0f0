import type { Engine } from '#server/database/engine.ts';
import type { DocumentKind } from './document-kind.ts';
import { forgetOldTexts } from './sql/retention.ts';

const FIRST_RUN_MS = 60_000;
const EVERY_MS = 3_600_000;

/** Hourly housekeeping of the store. Returns what stops it. */
export function startRetention(
  kinds: readonly DocumentKind[],
  store: Engine,
  onError: (error: unknown) => void,
): () => void {
  const run = () => {
    forgetOldTexts(kinds, store, Date.now()).catch(onError);
  };
  const first = setTimeout(run, FIRST_RUN_MS).unref();
  const hourly = setInterval(run, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
