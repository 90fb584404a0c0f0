const OPENING = /^\s*<(think|thinking|reasoning)>/i;
const MAYBE_OPENING = /^\s*(?:<[a-z]{0,9})?$/i;

/** Services send text as a string; some, for reasoning models, as parts, of which only type "text" is text. */
export function textIn(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map(textOfPart).join('');
}

function textOfPart(part: unknown): string {
  if (typeof part !== 'object' || part === null || !('type' in part) || part.type !== 'text') return '';
  return 'text' in part && typeof part.text === 'string' ? part.text : '';
}

export type VisibleText = { take: (chunk: string) => string; end: () => string };

/**
 * Local models often write their reasoning into the reply itself, before the text and between tags. It must not get
 * into a plan. Chunks end anywhere, so a possible beginning of a tag is held back.
 */
export function createVisibleText(): VisibleText {
  let held = '';
  let closing: string | null = null;
  let isOpen = false;
  let hasThought = false;

  function afterThinking(): string {
    if (closing === null) return '';
    const at = held.toLowerCase().indexOf(closing);
    if (at < 0) {
      held = held.slice(-closing.length);
      return '';
    }
    const rest = held.slice(at + closing.length);
    held = '';
    closing = null;
    hasThought = true;
    return take(rest);
  }
  function open(): string {
    isOpen = true;
    return hasThought ? held.trimStart() : held;
  }
  function take(chunk: string): string {
    if (isOpen) return chunk;
    held += chunk;
    if (closing !== null) return afterThinking();
    const tag = OPENING.exec(held)?.[1];
    if (tag === undefined) return MAYBE_OPENING.test(held) ? '' : open();
    closing = `</${tag.toLowerCase()}>`;
    return afterThinking();
  }
  return { take, end: () => (isOpen || closing !== null ? '' : open()) };
}
