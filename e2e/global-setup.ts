import { buildClientOnce } from '#harness/built-client.ts';

/** One build for all workers. */
export default function globalSetup(): void {
  buildClientOnce();
}
