import { planSections } from '#domain/reading/plan-sections.ts';

/** Ends the instructions of every prompt, and begins the answers under them. */
export const CLOSING = "Follow the headings above, in order. The owner's answers are below.";
export const OPENING = "The owner's answers:";

/**
 * Whether somebody pasted our own prompt instead of the reply to it. A whole chat begins with the prompt, too, but goes
 * on with the plan.
 */
export function isPrompt(text: string): boolean {
  const answers = text.lastIndexOf(OPENING);
  return answers !== -1 && text.includes(CLOSING) && !hasOverview(text.slice(answers));
}

const REPLY = /^(?:#+ |\*\*)?Overview(?:\*\*)?:?[ \t]*$/im;

/** A whole chat, copied at once: our prompt, and the reply that stands below it. Without a prompt all of it is the reply. */
export function splitChat(text: string): { readonly prompt: string; readonly reply: string } {
  const answers = text.lastIndexOf(OPENING);
  const found = text.includes(CLOSING) ? text.slice(answers).search(REPLY) : -1;
  const at = answers === -1 || found === -1 ? 0 : answers + found;
  return { prompt: text.slice(0, at), reply: text.slice(at) };
}

function hasOverview(text: string): boolean {
  return planSections(text).some(({ heading }) => /^overview\b/i.test(heading));
}
