/** Ends the instructions of every prompt, and begins the answers under them. */
export const CLOSING = "Follow the headings above, in order. The owner's answers are below.";
export const OPENING = "The owner's answers:";

/** Our own prompt, brought back instead of its reply: copied, and never sent to anybody. */
export function isPrompt(text: string): boolean {
  return text.includes(CLOSING) && text.includes(OPENING);
}
