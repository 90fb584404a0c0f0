type Wait = {
  /** 0 for the wait before the first repeat. */
  attempt: number;
  /** From 0 up to, but not including, 1. */
  random: number;
  retryAfterMs?: number | undefined;
};

/** Saving retries forever: giving up would leave words on one device only. */
export function saveRetryDelayMs({ attempt, random, retryAfterMs }: Wait): number {
  const wait = Math.min(1_000 * 1.5 ** attempt, 60_000) * (0.5 + random);
  // A thousand browsers told "in 30 seconds" must not all come back in the same second.
  if (retryAfterMs !== undefined && retryAfterMs > 0) return Math.round(retryAfterMs + Math.min(wait, 5_000));
  return Math.round(wait);
}
