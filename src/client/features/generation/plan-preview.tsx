import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadMarkdown } from '#client/adapters/markdown/markdown.ts';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import { Button } from '#client/ui/button.tsx';
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
      className="rounded-2xl border border-line bg-surface p-5 [--plan-ground:var(--c-surface)]"
    >
      {reader === null && <p className="text-soft">{tools.previewLoading}</p>}
      {reader === 'failed' && (
        <Button size="small" variant="secondary" onClick={load}>
          {tools.retry}
        </Button>
      )}
      {reader !== null && reader !== 'failed' && text.trim() !== '' && (
        <Formatted read={reader.read} text={text} />
      )}
      {text.trim() === '' && <p className="text-soft">{tools.previewEmpty}</p>}
    </section>
  );
}

function Formatted({ read, text }: { read: Reader; text: string }) {
  const settled = useDeferredValue(text);
  const blocks = useMemo(() => {
    try {
      return read(settled);
    } catch {
      return null;
    }
  }, [read, settled]);
  // A text that cannot be read as Markdown is still the person's plan, and must not take the screen down.
  if (!blocks) return <pre className="font-sans whitespace-pre-wrap">{settled}</pre>;
  return <MarkdownView blocks={blocks} topHeading={3} />;
}
