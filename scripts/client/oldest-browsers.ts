/** The oldest that docs/operating.md promises; why just these: docs/decisions/0715. */
export const OLDEST_BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17', 'ios17'];
