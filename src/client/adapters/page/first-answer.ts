/** Left by public/first-answer.js, which runs before any module. */
type FirstAnswer = {
  handOver(): void;
  take(path: string, body: unknown): Promise<Response> | null;
};

const left = () => (globalThis as { firstAnswer?: FirstAnswer }).firstAnswer;

/** From now on the screen handles events itself. Repeats a click that came before. */
export function handOverFirstAnswer(): void {
  left()?.handOver();
}

/** The server's reply to exactly this request, if it was sent early; only once. */
export function earlyAnswer(path: string, body: unknown): Promise<Response> | null {
  return left()?.take(path, body) ?? null;
}
