import { classNames } from '#client/ui/class-names.ts';
import { DASHBOARD_COPY } from '#content/copy/dashboard.ts';
import { PHASES } from '#content/phases.ts';
import type { TopicStatus } from './overview.ts';
import { phaseId } from './phase-section.tsx';

/** The phases in order, each with its progress and a link to its cards. */
export function PhaseJourney({ topics }: { topics: readonly TopicStatus[] }) {
  const phases = PHASES.map(({ name, types }) => {
    const own = topics.filter(({ outline }) => types.includes(outline.type));
    return { name, total: own.length, written: own.filter(({ hasPlan }) => hasPlan).length };
  }).filter(({ total }) => total > 0);
  return (
    <nav aria-label={DASHBOARD_COPY.phases.label} className="mt-4">
      <ol className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {phases.map(({ name, total, written }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => show(phaseId(name))}
              className={classNames(
                'min-h-11 w-full cursor-pointer border-t-3 pt-1 text-left text-sm leading-tight hover:border-ink',
                written === total ? 'border-gold' : written > 0 ? 'border-edge' : 'border-line',
              )}
            >
              <span className="block font-semibold">{name}</span>
              <span className="block text-soft">{DASHBOARD_COPY.phases.written(written, total)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function show(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}
