import { ListChecks, SquareDashed } from 'lucide-react';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import { GAPS_COPY } from '#content/copy/gaps.ts';

/** One line for a card: what a plan still needs. */
export function PlanMark({ gaps, findings }: { gaps: number; findings: number }) {
  if (gaps === 0 && findings === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      {gaps > 0 && (
        <span className="flex items-center gap-1.5">
          <SquareDashed aria-hidden="true" className="size-4 shrink-0" />
          {GAPS_COPY.count(gaps)}
        </span>
      )}
      {findings > 0 && (
        <span className="flex items-center gap-1.5">
          <ListChecks aria-hidden="true" className="size-4 shrink-0" />
          {CHECKS_COPY.onCard(findings)}
        </span>
      )}
    </span>
  );
}
