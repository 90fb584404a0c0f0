import type { ChatMessage } from './prompt.ts';

/** A prompt as one text, for a chat where somebody pastes it. */
export function promptWords(messages: readonly ChatMessage[]): string {
  return messages.map(({ content }) => content).join('\n\n');
}
