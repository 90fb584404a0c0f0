import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Holds one of the records that Node makes for each `process.nextTick`, some six a save. When a full collection finds
 * none of them alive, as in any quiet minute, V8 forgets their shape, and from then on each takes seven times as long,
 * for as long as the process runs (docs/decisions/0495).
 */
export function keepOneTick(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      const tick = executionAsyncResource();
      kept.push(tick);
      resolve(tick);
    });
  });
}
