type Wait = {
  /** 0 for the wait before the first repeat. */
  attempt: number;
  /** From 0 up to, but not including, 1. */
  random: number;
  retryAfterMs?: number | undefined;
};

// Spec §9: the provider's own wait counts if it is under a minute, else half a second doubling to eight.
export function aiRetryDelayMs({ attempt, random, retryAfterMs }: Wait): number {
  if (retryAfterMs !== undefined && retryAfterMs >= 0 && retryAfterMs < 60_000) return retryAfterMs;
  return Math.round(Math.min(500 * 2 ** attempt, 8_000) * (1 - random * 0.25));
}

/** Waits for saving: without end, since giving up would leave words on one device only. */
export function saveRetryDelayMs({ attempt, random, retryAfterMs }: Wait): number {
  const wait = Math.min(1_000 * 1.5 ** attempt, 60_000) * (0.5 + random);
  // A thousand browsers told "in 30 seconds" must not all come back in the same second.
  if (retryAfterMs !== undefined && retryAfterMs > 0) return Math.round(retryAfterMs + Math.min(wait, 5_000));
  return Math.round(wait);
}

/** Reads `retry-after-ms`, else `Retry-After` in seconds or as a date. */
export function retryAfterMs(
  headers: { retryAfterMs?: string | null; retryAfter?: string | null },
  nowMs: number,
): number | undefined {
  const exact = numberIn(headers.retryAfterMs);
  if (exact !== undefined) return exact;
  const seconds = numberIn(headers.retryAfter);
  if (seconds !== undefined) return seconds * 1_000;
  const date = Date.parse(headers.retryAfter ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

function numberIn(text: string | null | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  return /^\d+(?:\.\d+)?$/.test(trimmed) ? Number(trimmed) : undefined;
}
