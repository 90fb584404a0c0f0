import type { VersionSummary } from '#domain/api/api-contract.ts';

const ONE_SITTING_MS = 10 * 60_000;

/**
 * Which kept version of an answer somebody means by "my last text". Who deletes letter by letter leaves the remains of
 * each pause behind, and the newest of them is a single word: so it is the longest one of the last minutes.
 */
export function lastText(versions: readonly VersionSummary[]): VersionSummary | undefined {
  const newest = Math.max(...versions.map(({ savedAt }) => Date.parse(savedAt)));
  return versions
    .filter(({ savedAt }) => newest - Date.parse(savedAt) <= ONE_SITTING_MS)
    .reduce<VersionSummary | undefined>(
      (best, version) => (best && best.length >= version.length ? best : version),
      undefined,
    );
}
