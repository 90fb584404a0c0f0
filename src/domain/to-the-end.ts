/** Runs a generator with pauses to its end, without pausing. */
export function toTheEnd<T>(steps: Generator<undefined, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
