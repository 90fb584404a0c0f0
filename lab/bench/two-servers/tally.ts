/** The number of replies per status, 0 meaning no reply. */
export function tally(counts: readonly ReadonlyMap<number, number>[]): string {
  const sum = new Map<number, number>();
  for (const count of counts) for (const [status, n] of count) sum.set(status, (sum.get(status) ?? 0) + n);
  const total = [...sum.values()].reduce((a, b) => a + b, 0);
  const parts = [...sum].map(([status, n]) => `${n} × ${status || 'no answer'}`);
  return total === 0 ? '0' : `${total}: ${parts.join(', ')}`;
}
