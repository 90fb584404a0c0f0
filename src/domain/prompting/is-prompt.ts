/** Ends the instructions of every prompt, and begins the answers under them. */
export const CLOSING = "Follow the headings above, in order. The owner's answers are below.";
export const OPENING = "The owner's answers:";

const PLAN = /^#{1,3} +Overview\b/im;

/**
 * Our own prompt, brought back instead of its reply: copied, and never sent to anybody. A whole chat begins with the prompt, too,
 * and goes on with the plan.
 */
export function isPrompt(text: string): boolean {
  const answers = text.lastIndexOf(OPENING);
  return answers !== -1 && text.includes(CLOSING) && !PLAN.test(text.slice(answers));
}
