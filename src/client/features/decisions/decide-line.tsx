import { ArrowRight, GitFork } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import type { Life } from '#client/saving/once-per-life.ts';
import { buttonLook } from '#client/ui/button.tsx';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { DECIDE_COPY } from '#content/copy/decisions.ts';
import { questionFor } from '#content/decisions/fact-questions.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { openDecisionsOf } from './open-decisions.ts';

type DecideLineProps = { life: Life; onDecide: () => void };

/** On the dashboard: the number of open decisions, with a link. */
export function DecideLine({ life, onDecide }: DecideLineProps) {
  const open = useStore(openDecisionsOf(life), (state) => state.open);
  if (open.length === 0) return null;
  return (
    // Hidden if the hero above already shows it.
    <p className="flex flex-wrap items-center gap-x-3 [main:has([data-hero=decide])_&]:hidden rounded-xl border border-line bg-surface py-1.5 pr-1.5 pl-4 text-[0.9375rem]">
      <GitFork aria-hidden="true" className="size-5 shrink-0 text-gold-text" />
      <span className="min-w-0 flex-1 basis-28">{howMuch(open)}</span>
      <InAppLink
        href="/facts"
        onGo={onDecide}
        className={buttonLook({ size: 'small', variant: 'secondary', className: 'ml-auto' })}
      >
        {DECIDE_COPY.decide}
      </InAppLink>
    </p>
  );
}

function howMuch(open: readonly Decision[]): string {
  const areTwoWays = open.every(({ kind }) => kind === 'two-values');
  return DECIDE_COPY[areTwoWays ? 'twoWays' : 'waiting'](open.length);
}

type DecideHeroProps = DecideLineProps & {
  onOpenWeek: () => void;
  /** Once everything is decided, or put off. */
  done: ReactNode;
  /** Until the plans have been read. */
  unread: ReactNode;
};

/** With all plans written, and before the week: the next step is to decide. */
export function DecideHero({ life, onDecide, onOpenWeek, done, unread }: DecideHeroProps) {
  const id = useId();
  const { open, isRead } = useStore(openDecisionsOf(life));
  const [first] = open;
  if (!first) return isRead ? done : unread;
  return (
    <section
      aria-labelledby={id}
      data-hero="decide"
      className="on-bar rounded-3xl border border-[#ffffff1f] bg-bar p-6 text-bar-ink shadow-lift-2 sm:p-8"
    >
      <p className="text-sm font-semibold text-gold-bright">{DECIDE_COPY.hero.eyebrow}</p>
      <h2 id={id} className="mt-1 font-serif text-2xl leading-tight font-medium sm:text-[1.75rem]">
        {howMuch(open)}
      </h2>
      <p className="mt-1.5 text-bar-soft">{DECIDE_COPY.hero.first(questionFor(first.matter))}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <InAppLink
          href="/facts"
          onGo={onDecide}
          aria-describedby={id}
          className={buttonLook({ variant: 'gold', size: 'large', className: 'max-sm:w-full sm:min-w-40' })}
        >
          {DECIDE_COPY.decide}
          <ArrowRight aria-hidden="true" className="size-5" />
        </InAppLink>
        <InAppLink
          href="/week"
          onGo={onOpenWeek}
          className="flex min-h-12 items-center justify-center rounded-xl px-4 max-sm:w-full font-semibold underline decoration-[#ffffff55] underline-offset-4 hover:bg-[#ffffff1f]"
        >
          {DASHBOARD_COPY.next.doWeek}
        </InAppLink>
      </div>
    </section>
  );
}
