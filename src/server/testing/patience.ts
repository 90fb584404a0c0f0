import type { Limits } from '#server/http/pressure.ts';

// A slow machine is not a failure. While other tests keep both cores busy a process falls behind, and would refuse
// saves as it should; and a person waits two seconds for a save, where two busy cores may need more for ten first ones.
export const PATIENT_LIMITS: Limits = { maxWritesInFlight: 512, maxLagMs: 60_000 };
export const PATIENT_STORE_MS = 30_000;
