/** The time at which the store suites save. */
export const NOON = Date.UTC(2026, 10, 16, 12);
export const DAY_MS = 86_400_000;
