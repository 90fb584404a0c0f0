import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { visitMemory } from '#client/adapters/device/browser-memory.ts';
import { classNames } from '#client/ui/class-names.ts';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import type { Phase } from '#content/phases.ts';

type PhaseSectionProps = {
  phase: Phase;
  /** The target of the phase's link; none for a phase's rest further down. */
  id?: string;
  /** The number of its cards here. */
  count: number;
  /** Folded on a phone until opened. A wide screen has room for all. */
  isLater: boolean;
  children: ReactNode;
};

export const phaseId = (name: string) => `phase-${name.toLowerCase()}`;

export function PhaseSection({
  phase: { name, aim },
  id: place,
  count,
  isLater,
  children,
}: PhaseSectionProps) {
  const id = useId();
  // A returning person finds the cards as before.
  const memory = `phase ${name}`;
  const [isOpen, setIsOpen] = useState(() => visitMemory.read(memory) === 'open');
  const isFolded = isLater && !isOpen;
  function fold(): void {
    visitMemory.keep(memory, isOpen ? '' : 'open');
    setIsOpen(!isOpen);
  }
  return (
    <section
      id={place}
      tabIndex={-1}
      aria-label={name}
      // Wider than its cards: content skipped by the browser is also clipped at the edge, including shadows and focus rings.
      className={classNames(
        '-mx-3 mt-10 -mb-6 scroll-mt-4 px-3 pb-6 outline-none [contain-intrinsic-size:auto_40rem] page-part',
        // It is low: the estimate would be ten times too high.
        isFolded && 'max-sm:mt-4 max-sm:[content-visibility:visible] max-sm:animate-none',
      )}
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 border-b border-line pb-2">
        <h2 className={classNames('font-serif text-xl font-semibold', isLater && 'max-sm:w-full')}>
          {isLater && (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={fold}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 text-start sm:hidden"
            >
              {name}
              <span className="ml-auto font-sans text-sm font-normal text-soft">
                {DASHBOARD_COPY.topics(count)}
              </span>
              <ChevronDown aria-hidden="true" className={classNames('size-5', isOpen && 'rotate-180')} />
            </button>
          )}
          <span className={isLater ? 'max-sm:hidden' : undefined}>{name}</span>
        </h2>
        <p className="text-sm text-faint">{aim}</p>
      </div>
      <ul
        id={id}
        className={classNames(
          'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3',
          isFolded && 'max-sm:hidden',
        )}
      >
        {children}
      </ul>
    </section>
  );
}
