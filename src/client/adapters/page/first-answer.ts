/** What public/first-answer.js, which runs before any module, leaves behind. */
type FirstAnswer = {
  handOver(): void;
  take(path: string, body: unknown): Promise<Response> | null;
};

const left = () => (globalThis as { firstAnswer?: FirstAnswer }).firstAnswer;

/** From here on the screen answers itself. What was pressed before is pressed now. */
export function handOverFirstAnswer(): void {
  left()?.handOver();
}

/** The server's answer to exactly this, if it was asked ahead of us; once. */
export function earlyAnswer(path: string, body: unknown): Promise<Response> | null {
  return left()?.take(path, body) ?? null;
}
