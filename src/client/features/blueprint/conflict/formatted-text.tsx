import { useEffect, useState } from 'react';
import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import type { BookBlock } from '#domain/plan/book-document.ts';

/** A formatted text, once the parser is loaded; until then, or if it can't load, as typed. */
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
