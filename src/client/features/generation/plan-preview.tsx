import { useCallback, useEffect, useState } from 'react';
import { loadMarkdown } from '#client/adapters/markdown.ts';
import { Button } from '#client/ui/button.tsx';
import { MarkdownView } from '#client/ui/markdown-view.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';

type Reader = Awaited<ReturnType<typeof loadMarkdown>>;

type PlanPreviewProps = { text: string; id: string };

export function PlanPreview({ text, id }: PlanPreviewProps) {
  const { tools } = GENERATION_COPY;
  const [reader, setReader] = useState<{ read: Reader } | 'failed' | null>(null);

  const load = useCallback(() => {
    setReader(null);
    loadMarkdown().then(
      (read) => setReader({ read }),
      () => setReader('failed'),
    );
  }, []);
  useEffect(load, [load]);

  return (
    <section
      id={id}
      aria-label={tools.previewTitle}
      className="rounded-2xl border border-line bg-surface p-5"
    >
      {reader === null && <p className="text-soft">{tools.previewLoading}</p>}
      {reader === 'failed' && (
        <Button size="small" variant="secondary" onClick={load}>
          {tools.retry}
        </Button>
      )}
      {reader !== null && reader !== 'failed' && text.trim() !== '' && (
        <MarkdownView blocks={reader.read(text)} topHeading={3} />
      )}
      {text.trim() === '' && <p className="text-soft">{tools.previewEmpty}</p>}
    </section>
  );
}
