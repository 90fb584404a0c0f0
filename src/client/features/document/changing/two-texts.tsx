import { ArrowDown } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { MarkdownView } from '#client/plan-view/markdown-view.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DOCUMENT_COPY } from '#content/copy/document.ts';
import type { PlanReader } from '#domain/plan/plan-document.ts';

const COPY = DOCUMENT_COPY.change;

type TwoTextsProps = { now: string; suggested: string; read: PlanReader; isBusy: boolean };

/** The proposal comes first: on a phone the old text would fill the screen, and nobody would see the reply. */
export function TwoTexts({ now, suggested, read, isBusy }: TwoTextsProps) {
  const old = useRef<HTMLElement>(null);
  const proposal = useRef<HTMLElement>(null);
  // The clicked button is gone, and the page may still be scrolled there.
  useEffect(() => proposal.current?.focus(), []);
  return (
    <div className="grid gap-6 pb-2 md:grid-cols-2">
      <Side
        ref={proposal}
        title={COPY.suggested}
        text={suggested}
        read={read}
        isBusy={isBusy}
        className="md:col-start-2 md:row-start-1"
      >
        <Button
          variant="quiet"
          size="small"
          icon={<ArrowDown aria-hidden="true" className="size-4" />}
          className="-my-1 -mr-3 min-h-11 md:hidden"
          onClick={() => {
            old.current?.scrollIntoView({ block: 'start' });
            old.current?.focus({ preventScroll: true });
          }}
        >
          {COPY.seeNow}
        </Button>
      </Side>
      <Side
        ref={old}
        title={COPY.now}
        text={now}
        read={read}
        className="md:col-start-1 md:row-start-1 max-md:border-t max-md:border-line max-md:pt-5"
      />
    </div>
  );
}

type SideProps = {
  title: string;
  text: string;
  read: PlanReader;
  isBusy?: boolean;
  className: string;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

function Side({ title, text, read, isBusy = false, className, ref, children }: SideProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      aria-busy={isBusy}
      className={classNames('min-w-0 outline-none', className)}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={id} className="text-sm font-semibold text-soft">
          {title}
        </h3>
        {children}
      </div>
      {text.trim() === '' ? (
        <p className="text-soft">{COPY.writing}</p>
      ) : (
        <MarkdownView blocks={read(text).blocks.map(({ block }) => block)} topHeading={4} />
      )}
    </section>
  );
}
