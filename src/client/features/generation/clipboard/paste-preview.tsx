import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import { PlanView } from '#client/plan-view/plan-view.tsx';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';

const READ_ONLY = { tick: null, fill: null, fillHint: DOCUMENT_COPY.gap.hint };

/** The pasted reply, formatted, before it is used. */
export function PastePreview({ text }: { text: string }) {
  const titleId = useId();
  const settled = useDeferredValue(text);
  const [read, setRead] = useState<{ read: PlanReader } | null>(null);
  useEffect(() => {
    // Without the reader the text itself is still there to be used.
    loadPlanReader().then(
      (loaded) => setRead({ read: loaded }),
      () => undefined,
    );
  }, []);
  const document = useMemo(() => read?.read(settled), [read, settled]);
  if (!document) return null;
  return (
    <section aria-labelledby={titleId} className="mt-4">
      <h3 id={titleId} className="font-semibold">
        {GENERATION_COPY.paste.preview}
      </h3>
      <div className="mt-2 rounded-xl border border-line bg-canvas px-4 py-3">
        <PlanView document={document} actions={READ_ONLY} topHeading={4} />
      </div>
    </section>
  );
}
