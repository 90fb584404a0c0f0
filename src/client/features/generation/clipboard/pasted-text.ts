import { type CleanReply, cleanReply } from '#domain/plan/clean-reply.ts';
import { splitChat } from '#domain/prompting/is-prompt.ts';
import { hasHeadingOrBox } from '#domain/reading/markdown-signs.ts';

export type Pasted = CleanReply & {
  /** The clipboard's original text, for Undo. */
  original: string;
};

type Clipboard = Pick<DataTransfer, 'getData'>;

const HAS_STRUCTURE = /<(?:h[1-6]|li|table|strong|b)[\s>]/i;

/** The clipboard as a plan's text: its own Markdown, or its formatting converted to Markdown. */
export async function pastedText(clipboard: Clipboard): Promise<Pasted> {
  const plain = clipboard.getData('text/plain');
  const html = clipboard.getData('text/html');
  // The prompt has headings of its own, also where those of the reply are only seen.
  return tidy(
    hasHeadingOrBox(splitChat(plain).reply) || !HAS_STRUCTURE.test(html)
      ? plain
      : await fromHtml(html, plain),
  );
}

export function tidy(original: string): Pasted {
  const { prompt, reply } = splitChat(original);
  const { text, removed } = cleanReply(reply);
  return { text, removed: prompt === '' ? removed : [prompt, ...removed], original };
}

async function fromHtml(html: string, plain: string): Promise<string> {
  try {
    const { htmlToMarkdown } = await import('#client/adapters/markdown/html-to-markdown.ts');
    return htmlToMarkdown(html) || plain;
  } catch {
    // Unformatted words are better than nothing.
    return plain;
  }
}
