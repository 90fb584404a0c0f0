import { ArrowRight } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { NamedIcon } from '#client/ui/named-icon.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import type { BlueprintType } from '#domain/blueprint-types.ts';
import type { NextStep } from './overview.ts';

type NextStepCardProps = {
  next: NextStep;
  onOpen: (type: BlueprintType) => void;
  onOpenBook: () => void;
};

/** The one clear thing to do now. */
export function NextStepCard({ next, onOpen, onOpenBook }: NextStepCardProps) {
  const copy = DASHBOARD_COPY.next;
  const words =
    next.kind === 'done'
      ? { eyebrow: copy.doneEyebrow, action: copy.done, text: copy.doneText, icon: 'book-open' }
      : {
          eyebrow: copy[`${next.kind}Eyebrow`],
          action: copy[next.kind](next.topic.outline.title),
          text: next.topic.outline.description,
          icon: next.topic.outline.icon,
        };
  return (
    <div className="on-bar relative flex flex-col gap-5 overflow-hidden rounded-3xl border border-[#ffffff14] bg-bar p-6 text-bar-ink shadow-lift-2 sm:flex-row sm:items-center sm:gap-6 sm:p-8">
      <span className="hidden size-16 shrink-0 items-center justify-center rounded-2xl bg-[#ffffff12] text-gold-bright sm:flex">
        <NamedIcon name={words.icon} className="size-8" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold tracking-wide text-gold-bright">{words.eyebrow}</p>
        <p className="mt-1 text-bar-soft">{words.text}</p>
      </div>
      <Button
        variant="gold"
        size="large"
        onClick={() => (next.kind === 'done' ? onOpenBook() : onOpen(next.topic.outline.type))}
        className="sm:max-w-80"
      >
        {words.action}
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </Button>
    </div>
  );
}
