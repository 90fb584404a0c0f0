import type { Limits } from '#server/http/pressure.ts';

// A slow machine is not a failure. While other tests use both cores, a process lags and would rightly refuse saves; and
// a save may wait two seconds, but two busy cores may need more for the first ten.
export const PATIENT_LIMITS: Limits = { maxWritesInFlight: 512, maxLagMs: 60_000 };
export const PATIENT_STORE_MS = 30_000;
