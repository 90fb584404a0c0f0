import { useCallback, useEffect, useState } from 'react';
import { copyRichText, copyText } from '#client/adapters/device/clipboard.ts';
import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import { richText } from '#client/adapters/markdown/rich-text.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { AppError } from '#domain/errors.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';
import { withBlanks } from '#domain/plan/gaps/gaps.ts';
import { plainText } from '#domain/plan/render/book-text.ts';
import { readableLines } from '#domain/plan/render/readable-lines.ts';
import type { ChatMessage } from '#domain/prompting/prompt.ts';
import { promptWords } from '#domain/prompting/prompt-words.ts';

const SHOWN_MS = 6_000;

/** Clean text for both kinds of copying. Offline, the parser may be missing: then line by line, unformatted. */
async function readForCopying(plan: string): Promise<{ blocks: PlanBlock[] | null; text: string }> {
  try {
    const blocks = (await loadMarkdown())(plan);
    return { blocks, text: plainText(blocks) };
  } catch {
    return { blocks: null, text: readableLines(withBlanks(plan)) };
  }
}

type Said = { words: string; refused?: string };

const { tools } = GENERATION_COPY;

/**
 * Copies with a message; a button that seems to do nothing is clicked again. `dialog`: the open dialog. Opening 'Paste
 * reply' removes the message, which would otherwise appear above the new plan. A text for manual copying stays until it
 * is closed, or the plan arrives.
 */
export function useCopying(dialog: string | null = null, hasPlan = false) {
  const [said, setSaid] = useState<Said | null>(null);
  const [before, setBefore] = useState({ dialog, hasPlan });
  if (before.dialog !== dialog || before.hasPlan !== hasPlan) {
    setBefore({ dialog, hasPlan });
    if (said?.refused === undefined || before.hasPlan !== hasPlan) setSaid(null);
  }
  const [ways] = useState(() => copyingWays(setSaid));

  useEffect(() => {
    // A text for manual copying stays: nobody knows how long that takes.
    if (!said || said.refused !== undefined) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);

  return {
    said: said?.words ?? '',
    isPromptCopied: said?.words === tools.promptCopied,
    /** The text that the browser refused to copy; show it for manual copying. */
    refused: said?.refused,
    close: useCallback(() => setSaid(null), []),
    ...ways,
  };
}

function copyingWays(tell: (said: Said | null) => void) {
  const say = (isCopied: boolean, words: string, text: string) =>
    tell(isCopied ? { words } : { words: tools.copyFailed, refused: text });
  return {
    async copyPlain(plan: string) {
      const text = readForCopying(plan).then((ready) => ready.text);
      say(await copyText(text), tools.copied, await text);
    },
    async copyFormatted(plan: string) {
      const ready = readForCopying(plan);
      const text = ready.then((it) => it.text);
      const html = ready.then(({ blocks }) => (blocks ? richText(blocks) : Promise.reject()));
      say(await copyRichText({ html, text }), tools.copied, await text);
    },
    async copyMarkdown(plan: string) {
      say(await copyText(plan), tools.copied, plan);
    },
    async copyPrompt(load: () => Promise<readonly ChatMessage[]>) {
      tell(null);
      try {
        const words = load().then(promptWords);
        say(await copyText(words), tools.promptCopied, await words);
      } catch (error) {
        tell({ words: error instanceof AppError ? error.message : tools.promptFailed });
      }
    },
  };
}
