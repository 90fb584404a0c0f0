import { useEffect, useState } from 'react';
import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import type { BookBlock } from '#domain/plan/book-document.ts';

/** A text formatted, as soon as the parser is there; until then, and where it cannot come, as it was typed. */
export function FormattedText({ text }: { text: string }) {
  const [read, setRead] = useState<{ text: string; blocks: readonly BookBlock[] } | null>(null);
  useEffect(() => {
    let isOver = false;
    loadMarkdown().then(
      (parse) => !isOver && setRead({ text, blocks: parse(text) }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [text]);
  if (read?.text !== text) return <div className="whitespace-pre-wrap">{text}</div>;
  return <MarkdownView blocks={read.blocks} topHeading={4} />;
}
