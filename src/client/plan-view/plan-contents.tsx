import { memo } from 'react';
import type { PlanDocument } from '#domain/plan/plan-document.ts';
import { sectionsOf } from '#domain/plan/sections.ts';

const FEWEST = 3;

type PlanContentsProps = { document: PlanDocument; label: string };

/** A plan's sections, at its side if there is room. */
export const PlanContents = memo(function PlanContents({ document, label }: PlanContentsProps) {
  const sections = sectionsOf(document).filter(({ heading }) => heading !== null);
  if (sections.length < FEWEST) return null;
  return (
    <nav aria-label={label} className="plan-contents">
      <ol>
        {sections.map(({ heading, range }) => (
          <li key={range.start}>
            <button type="button" onClick={(event) => goTo(event.currentTarget, range.start)}>
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
});

function goTo(from: HTMLElement, start: number): void {
  const page = from.closest('.plan-page');
  const heading = page?.querySelector<HTMLElement>(`[data-start="${start}"] :is(h2, h3, h4)`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
