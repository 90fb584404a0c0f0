import { buildClientOnce } from '#harness/build-once.ts';

/** One build for all workers. */
export default function globalSetup(): void {
  buildClientOnce();
}
