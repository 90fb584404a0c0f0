import { useCallback, useEffect, useState } from 'react';
import { copyRichText, copyText } from '#client/adapters/device/clipboard.ts';
import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import { richText } from '#client/adapters/markdown/rich-text.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';

const SHOWN_MS = 6_000;

/** Copying with a word of what happened; a button that seems to do nothing gets pressed again. */
export function useCopying() {
  const { tools } = GENERATION_COPY;
  const [said, setSaid] = useState<{ words: string } | null>(null);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const say = useCallback((isCopied: boolean, words: string) => {
    setSaid({ words: isCopied ? words : GENERATION_COPY.tools.copyFailed });
  }, []);

  return {
    said: said?.words ?? '',
    copyPlain: async (text: string) => say(await copyText(text), tools.copied),
    async copyFormatted(text: string) {
      try {
        const read = await loadMarkdown();
        say(await copyRichText({ html: richText(read(text)), text }), tools.copied);
      } catch {
        say(false, '');
      }
    },
    async copyPrompt(load: () => Promise<readonly ChatMessage[]>) {
      try {
        const words = (await load()).map(({ content }) => content).join('\n\n');
        say(await copyText(words), tools.promptCopied);
      } catch {
        say(false, '');
      }
    },
  };
}
