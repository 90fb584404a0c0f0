import type { ChatMessage } from './prompt.ts';

/** A prompt as one text, to paste into a chat. */
export function promptWords(messages: readonly ChatMessage[]): string {
  return messages.map(({ content }) => content).join('\n\n');
}
