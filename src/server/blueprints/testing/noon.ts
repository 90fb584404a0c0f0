/** The moment at which the suites of the store save. */
export const NOON = Date.UTC(2026, 10, 16, 12);
export const DAY_MS = 86_400_000;
