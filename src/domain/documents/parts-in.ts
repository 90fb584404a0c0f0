/** The parts of a list's entry, as its line was written. Lists that an older page kept are lines of plain words. */
export function partsIn(line: string): string[] {
  try {
    const parts: unknown = JSON.parse(line);
    return Array.isArray(parts) ? parts.map(String) : [line];
  } catch {
    return [line];
  }
}
