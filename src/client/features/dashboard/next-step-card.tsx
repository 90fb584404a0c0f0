import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { buttonLook } from '#client/ui/button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { NextStep } from './overview.ts';

type NextStepCardProps = {
  next: NextStep;
  onOpen: (type: BlueprintType, aim?: 'plan') => void;
  onOpenBook: () => void;
};

/** The one thing to do now. */
export function NextStepCard({ next, onOpen, onOpenBook }: NextStepCardProps) {
  const id = useId();
  const copy = DASHBOARD_COPY.next;
  const words =
    next.kind === 'done'
      ? { title: copy.done, text: copy.doneText, icon: 'book-open' }
      : {
          title: copy[next.kind](next.topic.outline.title),
          text: next.kind === 'plan' ? copy.planText : next.topic.outline.description,
          icon: next.topic.outline.icon,
        };
  return (
    <section
      aria-labelledby={id}
      className="on-bar flex flex-col gap-5 rounded-3xl border border-[#ffffff1f] bg-bar p-6 text-bar-ink shadow-lift-2 sm:flex-row sm:items-center sm:gap-7 sm:p-8"
    >
      <span className="hidden size-18 shrink-0 items-center justify-center rounded-2xl bg-[#ffffff12] text-gold-bright sm:flex">
        <NamedIcon name={words.icon} className="size-9" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold text-gold-bright">{copy[`${next.kind}Eyebrow`]}</p>
        <h2
          id={id}
          className="mt-1 font-serif text-2xl leading-tight font-medium text-balance sm:text-[1.75rem]"
        >
          {words.title}
        </h2>
        <p className="mt-1.5 text-bar-soft">{words.text}</p>
      </div>
      <InAppLink
        href={next.kind === 'done' ? '/book' : `/blueprints/${next.topic.outline.type}`}
        aria-describedby={id}
        onGo={() =>
          next.kind === 'done'
            ? onOpenBook()
            : onOpen(next.topic.outline.type, next.kind === 'plan' ? 'plan' : undefined)
        }
        className={buttonLook({ variant: 'gold', size: 'large', className: 'sm:min-w-40' })}
      >
        {copy[`${next.kind}Action`]}
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </InAppLink>
    </section>
  );
}
