import { DOCUMENT_COPY } from '#content/copy/document.ts';

/** Placeholder lines: the page keeps its height while the parser loads. */
export function DocumentSkeleton() {
  return (
    <section aria-label={DOCUMENT_COPY.label} aria-busy="true" className="plan-page">
      <div aria-hidden="true" className="grid content-start gap-3">
        {['w-1/3', 'w-full', 'w-11/12', 'w-4/5', 'w-3/4', 'w-2/3'].map((width) => (
          <span key={width} className={`h-4 rounded bg-sunken ${width}`} />
        ))}
      </div>
    </section>
  );
}
