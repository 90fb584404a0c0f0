export type Report = ReturnType<typeof startReport>;

/** Prints while running, so that a hanging run shows its progress. */
export function startReport() {
  let failures = 0;
  const line = (label: string, text: string) => console.log(`${label.padEnd(58)} ${text}`);
  return {
    figure: line,
    check(label: string, isGood: boolean, found: unknown): void {
      if (!isGood) failures += 1;
      line(label, isGood ? `yes (${found})` : `NO: ${found}`);
    },
    get failures() {
      return failures;
    },
  };
}
