import type { VersionSummary } from '#domain/api/api-contract.ts';

const ONE_SITTING_MS = 10 * 60_000;

/**
 * The stored version that a person means by "my last text". Deleting character by character leaves fragments at each
 * pause, and the newest is a single word: so this is the longest one of the last minutes.
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
