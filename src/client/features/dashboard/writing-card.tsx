import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SpinnerMark } from '#client/ui/spinner.tsx';
import { WRITING_CARD_COPY as COPY } from '#content/copy/writing/writing-card.ts';

export type WritingCardProps = { title: string; onOpen: () => void; onStop?: () => void };

/** While a plan is being written nothing else can start: shows that, with a Stop button. */
export function WritingCard({ title, onOpen, onStop }: WritingCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="on-bar flex flex-col gap-5 rounded-3xl border border-[#ffffff1f] bg-bar p-6 text-bar-ink shadow-lift-2 sm:flex-row sm:items-center sm:gap-7 sm:p-8"
    >
      <span className="hidden size-18 shrink-0 items-center justify-center rounded-2xl bg-[#ffffff12] text-gold-bright sm:flex">
        <SpinnerMark className="size-9" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-gold-bright">{COPY.eyebrow}</p>
        <h2
          id={id}
          className="mt-1 font-serif text-2xl leading-tight font-medium text-balance sm:text-[1.75rem]"
        >
          {COPY.title(title)}
        </h2>
        <p className="mt-1.5 text-bar-soft">{COPY.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {onStop && (
          <Button variant="secondary" size="large" onClick={onStop}>
            {COPY.stop}
          </Button>
        )}
        <Button variant="gold" size="large" aria-describedby={id} onClick={onOpen}>
          {COPY.watch}
        </Button>
      </div>
    </section>
  );
}
