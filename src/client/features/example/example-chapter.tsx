import { ChevronRight } from 'lucide-react';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import { EXAMPLE_COPY } from '#content/copy/example.ts';
import type { PlanBlock } from '#domain/plan/book-document.ts';

export type ExampleChapterData = {
  id: string;
  number: number;
  title: string;
  answers: readonly { question: string; answer: string }[];
  blocks: readonly PlanBlock[];
};

type ExampleChapterProps = { chapter: ExampleChapterData; firstName: string; contentsId: string };

/** Works without scripts: the answers unfold natively, and all navigation is links. */
export function ExampleChapter({ chapter, firstName, contentsId }: ExampleChapterProps) {
  const { id, number, title, answers, blocks } = chapter;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // Laying out nineteen plans at once would keep a slow phone from its first page. The target of a jump is laid out
      // before the jump: sometimes a frame showed nothing at all.
      className="mt-16 scroll-mt-4 page-part [contain-intrinsic-size:auto_90rem] target:[content-visibility:visible] print:break-before-page"
    >
      <h2
        id={`${id}-title`}
        className="border-b-2 border-gold pb-3 font-serif text-3xl leading-tight font-semibold"
      >
        <span className="mr-2 text-gold-text tabular-nums">{number}</span> {title}
      </h2>
      <details className="group mt-4 rounded-2xl border border-line bg-surface">
        <summary
          aria-description={title}
          className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-2xl px-4 py-2.5 font-semibold text-gold-text [&::-webkit-details-marker]:hidden"
        >
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform group-open:rotate-90"
          />
          {EXAMPLE_COPY.answers(firstName)}
        </summary>
        <dl className="px-4 pb-4 text-[0.9375rem]">
          {answers.map(({ question, answer }) => (
            <div key={question} className="mt-3">
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </details>
      <div className="mt-6">
        <MarkdownView blocks={blocks} />
      </div>
      <p className="mt-8 text-right text-sm">
        <a
          href={`#${contentsId}`}
          className="inline-flex min-h-11 items-center text-soft underline underline-offset-2 hover:text-ink"
        >
          {EXAMPLE_COPY.top}
        </a>
      </p>
    </section>
  );
}
