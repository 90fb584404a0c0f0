import { PenLine, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button, buttonLook } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { InAppLink } from '#client/ui/in-app-link.tsx';
import { LAUNCH_PAGE_COPY } from '#content/copy/launch-page.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import type { PageFact } from '#domain/launch-page/launch-page.ts';

/** The data for a fact's editor; app/ passes it in. */
export type PageEditor = {
  fact: FactName;
  shown: string;
  takesFocus: boolean;
  onType: () => void;
  onDone: () => void;
  onLeave: () => void;
};

export type PageEditing = {
  /** Typed but not confirmed, here or on another device. */
  draftOf: (fact: FactName) => string | undefined;
  renderEditor: (editor: PageEditor) => ReactNode;
  confirm: (fact: FactName, value: string) => void;
  /**
   * Facts with two values, or in conflict with others: a click on Confirm would settle them unseen. Null until these
   * are known; until then nothing is offered.
   */
  undecided: ReadonlySet<FactName> | null;
  onDecide: () => void;
};

type PageFactRowProps = {
  of: PageFact;
  /** Undefined: read-only. */
  editing?: PageEditing | undefined;
  /** False while a value may still be found in a plan. */
  isRead: boolean;
};

/** One fact of the launch; a click edits it in place. */
export function PageFactRow({ of, editing, isRead }: PageFactRowProps) {
  const { fact } = of;
  const [isOpen, setIsOpen] = useState<'opened' | 'typed' | null>(null);
  const row = useRef<HTMLElement>(null);
  const label = FACT_LABELS[fact];
  const shown = of.state === 'blank' ? '' : of.value;
  const isEditing = editing && (isOpen !== null || editing.draftOf(fact) !== undefined);
  // The clicked button is gone, and returns with the next frame.
  const focusRow = () => {
    // "I have no event" takes its row away: then the first one of its part.
    const part = row.current?.closest('section');
    requestAnimationFrame(() => (row.current ?? part)?.querySelector<HTMLElement>('button')?.focus());
  };
  function close() {
    setIsOpen(null);
    focusRow();
  }
  return (
    <div data-fact={fact} className="launch-row">
      <dt className="text-sm font-semibold text-faint">{label}</dt>
      <dd ref={row} className="min-w-0">
        {isEditing ? (
          editing.renderEditor({
            fact,
            shown,
            takesFocus: isOpen === 'opened',
            onType: () => setIsOpen(isOpen ?? 'typed'),
            onDone: close,
            onLeave: focusRow,
          })
        ) : (
          <Value of={of} isRead={isRead} onOpen={editing && (() => setIsOpen('opened'))} editing={editing} />
        )}
      </dd>
    </div>
  );
}

const SIDE = 'flex items-center gap-2 text-sm print:hidden';

type ValueProps = PageFactRowProps & { onOpen: (() => void) | undefined };

function Value({ of, isRead, editing, onOpen }: ValueProps) {
  const copy = LAUNCH_PAGE_COPY;
  const label = FACT_LABELS[of.fact];
  if (of.state === 'blank') {
    return (
      <p className="launch-blank">
        <span className="sr-only">{copy.blank}</span>
        {onOpen && isRead && (
          <Button
            size="small"
            variant="quiet"
            icon={<Plus aria-hidden="true" className="size-4" />}
            aria-label={copy.addOf(label)}
            onClick={onOpen}
            className="print:hidden"
          >
            {copy.add}
          </Button>
        )}
      </p>
    );
  }
  const isFound = of.state === 'found';
  const isUndecided = editing?.undecided?.has(of.fact);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p dir="auto" className={isFound ? 'launch-value text-soft' : 'launch-value'}>
        {onOpen ? (
          <button type="button" onClick={onOpen} className="launch-change">
            <span className="launch-words">{of.value}</span>
            <span className="sr-only">. {copy.changeOf(label)}</span>
            <PenLine aria-hidden="true" className="launch-pen size-4 text-faint" />
          </button>
        ) : (
          <span className="launch-words">{of.value}</span>
        )}
      </p>
      {isFound && editing && (
        <span className={classNames(SIDE, editing.undecided === null && 'invisible')}>
          <span className="text-gold-text">{isUndecided ? copy.undecided : copy.found}</span>
          {isUndecided ? (
            <InAppLink
              href="/facts"
              onGo={editing.onDecide}
              aria-label={copy.decideOf(label)}
              className={buttonLook({ size: 'small', variant: 'secondary' })}
            >
              {copy.decide}
            </InAppLink>
          ) : (
            <Button
              size="small"
              variant="secondary"
              aria-label={copy.confirmOf(label)}
              onClick={() => editing.confirm(of.fact, of.value)}
            >
              {copy.confirm}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
