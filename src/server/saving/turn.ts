/**
 * Handles everything that arrives in an event-loop turn together. Handling each item between the sockets takes half as
 * long again, because the CPU caches then hold the wrong code.
 */
export function createTurn<Item>(take: (item: Item) => void, afterAll: () => void): (item: Item) => void {
  let arrived: Item[] = [];
  function takeAll(): void {
    const all = arrived;
    arrived = [];
    for (const item of all) take(item);
    afterAll();
  }
  return (item) => {
    arrived.push(item);
    if (arrived.length === 1) setImmediate(takeAll);
  };
}
