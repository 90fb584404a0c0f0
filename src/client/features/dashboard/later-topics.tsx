import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { visitMemory } from '#client/adapters/device/browser-memory.ts';
import { classNames } from '#client/ui/class-names.ts';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';

const MEMORY = 'later topics';

/** The topics outside the shorter path: one row that unfolds all of them in order. */
export function LaterTopics({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => visitMemory.read(MEMORY) === 'open');
  return (
    <div className="mt-10">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          visitMemory.keep(MEMORY, isOpen ? '' : 'open');
          setIsOpen(!isOpen);
        }}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 border-b border-line pb-2 text-start font-serif text-xl font-semibold"
      >
        {DASHBOARD_COPY.shortWay.later}
        <span className="ml-auto font-sans text-sm font-normal text-soft">
          {DASHBOARD_COPY.topics(count)}
        </span>
        <ChevronDown aria-hidden="true" className={classNames('size-5', isOpen && 'rotate-180')} />
      </button>
      {isOpen && children}
    </div>
  );
}
