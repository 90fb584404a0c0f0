import { executionAsyncResource } from 'node:async_hooks';

const heldTicks: object[] = [];

/**
 * Holds one of the objects that Node creates for each `process.nextTick`, some six per save. When a full garbage
 * collection finds none of them alive, as in any quiet minute, V8 drops their hidden class, and from then on each takes
 * seven times as long until the process ends (docs/decisions/0495).
 */
export function keepOneTick(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => {
      const tick = executionAsyncResource();
      heldTicks.push(tick);
      resolve(tick);
    });
  });
}
