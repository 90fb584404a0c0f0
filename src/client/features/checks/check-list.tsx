import { ListChecks } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CHECKS_COPY } from '#content/copy/checks.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { CheckItem, type CheckItemActions } from './check-item.tsx';

const SHOWN_AT_FIRST = 3;

type CheckListProps = CheckItemActions & {
  findings: readonly Finding[];
  /** The sentence for no findings, with what was checked. */
  clear?: string | undefined;
  /** What the plan still needs besides. */
  open?: ReactNode;
};

/** Below a plan, unobtrusive: what to look at before it is used. */
export function CheckList({ findings, clear = CHECKS_COPY.none, open, ...actions }: CheckListProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, SHOWN_AT_FIRST);
  const hidden = findings.length - shown.length;
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-5">
      <h3 id={id} tabIndex={-1} className="flex items-center gap-2 font-serif text-xl font-semibold">
        <ListChecks aria-hidden="true" className="size-5 text-gold-text" />
        {CHECKS_COPY.title}
        {findings.length > 0 && (
          <span className="ml-1 font-sans text-sm font-normal text-soft">
            {CHECKS_COPY.count(findings.length)}
          </span>
        )}
      </h3>
      <p className="mt-1 text-[0.9375rem] text-soft">{findings.length === 0 ? clear : CHECKS_COPY.lead}</p>
      {open}
      {shown.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {shown.map((finding) => (
            <CheckItem key={finding.mark} finding={finding} {...actions} />
          ))}
        </ul>
      )}
      {findings.length > SHOWN_AT_FIRST && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="mt-2"
        >
          {isWhole ? CHECKS_COPY.fewer : CHECKS_COPY.more(hidden)}
        </Button>
      )}
    </section>
  );
}
